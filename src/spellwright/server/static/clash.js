// The stage over the board: it comes with each new clash, and gives way when it has been read.

const clash = document.getElementById("clash");
const READING = 2500;
const LINGERING = 8000;

const key = () => clash.querySelector("[data-stage]")?.dataset.stage;

// Which clash is shown now; to be compared after the page has changed.
export const shownClash = key;

export const hideClash = () => (clash.hidden = true);

// After a change: a new clash is shown until it has been read, which is soon where squares wait to be chosen.
export function showClash(before, moving) {
  clearTimeout(showClash.timer);
  if (key() !== before) clash.hidden = false;
  clash.scrollTop = clash.scrollHeight;
  if (clash.querySelector("[data-option]")) return;
  if (document.querySelector("#board [data-option]")) giveWay(moving + READING);
  else if (!clash.querySelector("[data-open]")) giveWay(moving + LINGERING);
}

// Not under the eyes of somebody who points at it.
function giveWay(after) {
  showClash.timer = setTimeout(() => (clash.matches(":hover") ? giveWay(READING) : hideClash()), after);
}

// The first click ends its movements, the next one hides it until another begins.
export function clashWith(skip) {
  const leave = () => skip() || hideClash();
  clash.addEventListener("click", ({ target }) => target.closest("[data-option]") || leave());
  clash.addEventListener("keydown", ({ key: pressed }) => pressed === "Escape" && leave());
}
