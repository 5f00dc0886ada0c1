// The stage over the board: it comes with each new clash, and gives way when the board is asked for.

const clash = document.getElementById("clash");
const READING = 2500;

const key = () => clash.querySelector("[data-stage]")?.dataset.stage;

// Which clash is shown now; to be compared after the page has changed.
export const shownClash = key;

export const hideClash = () => (clash.hidden = true);

// After a change: a new clash is shown; where squares wait to be chosen, only until it has been read.
export function showClash(before, moving) {
  clearTimeout(showClash.timer);
  if (key() !== before) clash.hidden = false;
  clash.scrollTop = clash.scrollHeight;
  const isInTheWay = document.querySelector("#board [data-option]") && !clash.querySelector("[data-option]");
  if (isInTheWay) showClash.timer = setTimeout(hideClash, moving + READING);
}

// The first click ends its movements, the next one hides it until another begins.
export function clashWith(skip) {
  const leave = () => skip() || hideClash();
  clash.addEventListener("click", ({ target }) => target.closest("[data-option]") || leave());
  clash.addEventListener("keydown", ({ key: pressed }) => pressed === "Escape" && leave());
}
