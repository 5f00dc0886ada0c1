// How to play in two minutes: at the first table of a game, and whenever somebody asks.

import { around, buttonById, dialogById, first, parts } from "./dom.js";
import { say } from "./words.js";

const dialog = dialogById("tour");
const steps = parts("li", dialog);
const heading = first("h2", dialog);
const next = buttonById("tour-next");
const back = buttonById("tour-back");
let at = 0;

/** @param {number} step */
function show(step) {
  at = step;
  for (const [number, one] of steps.entries()) one.hidden = number !== at;
  if (heading) heading.dataset.step = say("step-of", { n: at + 1, all: steps.length });
  next.hidden = at === steps.length - 1;
  back.hidden = at === 0;
}

next.addEventListener("click", () => show(at + 1));
back.addEventListener("click", () => show(at - 1));

function open() {
  show(0);
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  if (!around(event, "[data-open=tour]")) return;
  event.preventDefault();
  open();
});

/** @param {string} game */
export function startTour(game) {
  const seen = `tour of ${game}`;
  if (localStorage.getItem(seen) || !steps.length) return;
  localStorage.setItem(seen, "yes");
  open();
}
