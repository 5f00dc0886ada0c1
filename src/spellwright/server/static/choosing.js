// Choosing by pointer and by keys: the same option lights up on the board and in the list.

import { openDrawer } from "./page.js";

const same = (option) => document.querySelectorAll(`[data-option="${CSS.escape(option)}"], [data-aim="${CSS.escape(option)}"]`);
const buttons = () => [...document.querySelectorAll("#prompt button[data-option]:not([hidden])")];
const previews = { of: null, told: Promise.resolve({}) };
let lit = "";

export function lightOption(option) {
  if (option === lit) return;
  lit = option;
  for (const shown of document.querySelectorAll(".shown, .previewed")) shown.classList.remove("shown", "previewed");
  if (!option) return;
  for (const one of same(option)) one.classList.add("shown");
  preview(option);
}

// Which squares an option would strike is asked for once in each position, when somebody points.
async function preview(option) {
  const { table, shown } = document.body.dataset;
  if (previews.of !== shown) {
    previews.of = shown;
    previews.told = fetch(`/tables/${table}/previews`)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
  }
  const squares = (await previews.told)[option] ?? [];
  if (option !== lit) return;
  for (const square of squares)
    document.querySelector(`#board [data-square="${CSS.escape(square)}"]`)?.classList.add("previewed");
}

function step(by) {
  const all = buttons();
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}

function openList() {
  document.querySelector("#prompt details")?.setAttribute("open", "");
  document.getElementById("find-option")?.focus();
}

function press(key, choose, act) {
  const place = "123456789".indexOf(key);
  if (place >= 0 && buttons()[place]) choose(buttons()[place].dataset.option);
  else if (key === "ArrowDown" || key === "ArrowRight") step(1);
  else if (key === "ArrowUp" || key === "ArrowLeft") step(-1);
  else if (key === "/") openList();
  else if (key === "u") act("undo");
  else if (key === "h") act("hint");
  else if (key === "?") {
    const why = document.querySelector("#prompt [data-clause]");
    if (why) openDrawer(why.dataset.game, why.dataset.clause);
  } else return false;
  return true;
}

export function chooseWith(choose, act) {
  const pointed = (event) => event.target.closest?.("[data-option]");
  document.addEventListener("click", (event) => {
    const option = pointed(event);
    if (option) choose(option.dataset.option);
  });
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => lightOption(pointed(event)?.dataset.option ?? ""));
  document.addEventListener("keydown", (event) => {
    const elsewhere = event.target.closest("input, select, textarea, dialog[open], #drawer, #settings, #board, #log ol");
    const typing = event.key.length > 1 && event.target.closest("#find-option") ? null : elsewhere;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key, choose, act)) event.preventDefault();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "find-option") return;
    const wanted = event.target.value.toLowerCase();
    for (const button of document.querySelectorAll("#prompt button[data-option]"))
      button.hidden = !button.textContent.toLowerCase().includes(wanted);
  });
}
