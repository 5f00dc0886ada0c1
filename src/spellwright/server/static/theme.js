// Before anything is painted: the theme that was chosen last time, else that of the system.
(() => {
  const wanted = localStorage.getItem("theme") || "system";
  const isLight = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = wanted !== "system" ? wanted : isLight ? "day" : "night";
})();
