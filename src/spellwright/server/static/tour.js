// How to play in two minutes: at the first table of a game, and whenever somebody asks.

const dialog = document.getElementById("tour");
const steps = [...dialog.querySelectorAll("li")];
const next = document.getElementById("tour-next");
const back = document.getElementById("tour-back");
let at = 0;

function show(step) {
  at = step;
  steps.forEach((one, number) => (one.hidden = number !== at));
  dialog.querySelector("h2").dataset.step = `${at + 1} of ${steps.length}`;
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
  if (!event.target.closest("[data-open=tour]")) return;
  event.preventDefault();
  open();
});

export function startTour(game) {
  const seen = `tour of ${game}`;
  if (localStorage.getItem(seen) || !steps.length) return;
  localStorage.setItem(seen, "yes");
  open();
}
