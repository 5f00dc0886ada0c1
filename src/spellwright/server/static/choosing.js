// Choosing by pointer and by keys: the same option lights up on the board and in the list.

import { all, around, first, parts } from "./dom.js";
import { openDrawer } from "./page.js";

/**
 * Squares that an option would strike, by its text.
 * @typedef {Record<string, string[]>} Strikes
 */

/** @param {string} option */
const same = (option) => all(`[data-option="${CSS.escape(option)}"], [data-aim="${CSS.escape(option)}"]`);
const buttons = () => parts("#prompt button[data-option]:not([hidden])");
/** @type {{ of: string | undefined, told: Promise<Strikes> }} */
const previews = { of: undefined, told: Promise.resolve({}) };
let lit = "";

/** @param {string} option */
export function lightOption(option) {
  if (option === lit) return;
  lit = option;
  for (const shown of all(".shown, .previewed")) shown.classList.remove("shown", "previewed");
  if (!option) return;
  for (const one of same(option)) one.classList.add("shown");
  preview(option);
}

/**
 * Which squares an option would strike is asked for once in each position, when somebody points.
 * @param {string} option
 */
async function preview(option) {
  const { table, shown = "" } = document.body.dataset;
  if (previews.of !== shown) {
    previews.of = shown;
    previews.told = fetch(`/tables/${table}/previews`)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
  }
  const squares = (await previews.told)[option] ?? [];
  if (option !== lit) return;
  for (const square of squares) first(`#board [data-square="${CSS.escape(square)}"]`)?.classList.add("previewed");
}

/** @param {number} by */
function step(by) {
  const choices = buttons();
  const at = choices.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus();
}

function openList() {
  first("#prompt details")?.setAttribute("open", "");
  first("#find-option")?.focus();
}

/**
 * Whether the key means something.
 * @param {string} key
 * @param {(option: string) => void} choose
 * @param {(act: string) => void} act
 */
function press(key, choose, act) {
  const place = "123456789".indexOf(key);
  const numbered = place >= 0 ? buttons()[place]?.dataset.option : undefined;
  if (numbered !== undefined) choose(numbered);
  else if (key === "ArrowDown" || key === "ArrowRight") step(1);
  else if (key === "ArrowUp" || key === "ArrowLeft") step(-1);
  else if (key === "/") openList();
  else if (key === "u") act("undo");
  else if (key === "h") act("hint");
  else if (key === "s") act("skip");
  else if (key === "?") {
    const why = first("#prompt [data-clause]");
    if (why) openDrawer(why.dataset.game ?? "", why.dataset.clause);
  } else return false;
  return true;
}

/**
 * @param {(option: string) => void} choose
 * @param {(act: string) => void} act
 */
export function chooseWith(choose, act) {
  /** @param {Event} event */
  const pointed = (event) => around(event, "[data-option]")?.dataset.option;
  document.addEventListener("click", (event) => {
    const option = pointed(event);
    if (option !== undefined) choose(option);
  });
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => lightOption(pointed(event) ?? ""));
  document.addEventListener("keydown", (event) => {
    const elsewhere = around(event, "input, select, textarea, dialog[open], #drawer, #settings, #board, #log ol");
    const typing = event.key.length > 1 && around(event, "#find-option") ? null : elsewhere;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key, choose, act)) event.preventDefault();
  });
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== "find-option") return;
    const wanted = target.value.toLowerCase();
    for (const button of parts("#prompt button[data-option]"))
      button.hidden = !button.textContent.toLowerCase().includes(wanted);
  });
}
