// Before anything is painted: the theme that was chosen last time.
document.documentElement.dataset.theme = localStorage.getItem("theme") || "night";
