// Choosing by pointer and by keys: the same option lights up on the board and in the list.

import { all, around, closest, first, parts } from "./dom.js";
import { openDrawer } from "./page.js";

/**
 * Squares that an option would strike, by its text.
 * @typedef {Record<string, string[]>} Strikes
 */

/**
 * What a choice does: an option has a text, a shortcut an id.
 * @typedef {object} Doing
 * @property {(option: string) => void} choose
 * @property {(shortcut: string) => void} take
 * @property {(act: string) => void} act
 */

const CHOOSABLE = "[data-option], [data-shortcut]";
/** Options that somebody sees: nobody chooses one in a list that is closed. */
const SEEN = "#prompt button.option:not([hidden], details:not([open]) *)";
/** @param {string} named */
const same = (named) =>
  all(["option", "aim", "shortcut"].map((kind) => `[data-${kind}="${CSS.escape(named)}"]`).join());
const buttons = () => parts("#prompt button.option:not([hidden])").filter((button) => isListed(button));
/** @param {HTMLElement} button */
const isListed = (button) => !button.closest(".pinned") && !button.closest("details:not([open])");
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
  first("#prompt .on-board")?.setAttribute("open", "");
  const wanted = first("#prompt .on-board .hinted") ?? first("#find-option") ?? first("#prompt .on-board .option");
  wanted?.focus();
}

/**
 * The button that shows a key: digits work wherever the reader has clicked or gone before.
 * @param {string} key
 */
const keyed = (key) => (/^\d$/.test(key) ? parts(SEEN).find((one) => signOn(one) === key) : undefined);
/** @param {HTMLElement} button */
const signOn = (button) => button.querySelector("kbd")?.textContent;

/**
 * @param {{ dataset: DOMStringMap }} element
 * @param {Doing} doing
 */
function wanted({ dataset }, { choose, take }) {
  if (dataset.option !== undefined) choose(dataset.option);
  else if (dataset.shortcut !== undefined) take(dataset.shortcut);
}

/**
 * Whether the key means something.
 * @param {string} key
 * @param {Doing} doing
 */
function press(key, doing) {
  const { act } = doing;
  const numbered = keyed(key);
  if (numbered) wanted(numbered, doing);
  else if (key === "ArrowDown" || key === "ArrowRight") step(1);
  else if (key === "ArrowUp" || key === "ArrowLeft") step(-1);
  else if (key === "/") openList();
  else if (key === "u") act("undo");
  else if (key === "h") act("hint");
  else if (key === "s") act("skip");
  else if (key === ",") act("back");
  else if (key === ".") act("forward");
  else if (key === "?") act("shortcuts");
  else if (key === "w") {
    const why = first("#prompt [data-clause]");
    if (why) openDrawer(why.dataset.game ?? "", why.dataset.clause);
  } else return false;
  return true;
}

/**
 * A piece on the board that can't be chosen stands for the space that it covers.
 * @param {MouseEvent} event
 */
function covered(event) {
  if (!event.detail || !around(event, "#board")) return null;
  const beneath = document.elementsFromPoint(event.clientX, event.clientY);
  for (const one of beneath) {
    const found = closest(one, `#board :is(${CHOOSABLE})`);
    if (found) return found;
  }
  return null;
}

/** @param {Doing} doing */
export function chooseWith(doing) {
  /** @param {Event} event */
  const pointed = (event) => around(event, CHOOSABLE);
  document.addEventListener("click", (event) => {
    const element = pointed(event) ?? covered(event);
    if (element && !isTooSoon(event)) wanted(element, doing);
  });
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => {
      const { option, shortcut } = pointed(event)?.dataset ?? {};
      lightOption(option ?? shortcut ?? "");
    });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || (SCROLLS.includes(event.key) && around(event, "#board, #log ol"))) return;
    // A key that is held moves on through the options, and does nothing else again.
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    if (press(event.key, doing)) event.preventDefault();
  });
  const prompt = first("#prompt");
  if (prompt) {
    new MutationObserver(fit).observe(prompt, { childList: true });
    new ResizeObserver(fit).observe(prompt);
    prompt.addEventListener("scroll", tellMore, true);
  }
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== "find-option") return;
    const wanted = target.value.toLowerCase();
    for (const button of parts("#prompt button.option"))
      button.hidden = !button.textContent.toLowerCase().includes(wanted);
  });
}

/** How many lines of a note are shown at most, while the list is too long; first all of them. */
const LINES = [0, 8, 6, 4, 3, 2, 1];
const list = () => first("#prompt > .options:not(.pinned)");
/** How much of the list lies below its fold. */
const below = () => {
  const it = list();
  return it ? it.scrollHeight - it.scrollTop - it.clientHeight : 0;
};

// What does not fit says less of each option.
function fit() {
  const prompt = first("#prompt");
  first("#prompt .more-below")?.setAttribute("hidden", "");
  for (const lines of LINES) {
    prompt?.classList.toggle("tight", lines > 0);
    prompt?.style.setProperty("--lines", String(lines));
    if (below() + (list()?.scrollTop ?? 0) <= 2) break;
  }
  for (const note of all("#prompt .note:not(.short)")) {
    const option = closest(note, ".option:not(.pinned *)");
    if (!option) continue;
    if (note.scrollHeight > note.clientHeight + 1) option.dataset.tip = note.textContent ?? "";
    else delete option.dataset.tip;
  }
  tellMore();
}

// No option hides below a fold without saying so.
function tellMore() {
  first("#prompt .more-below")?.toggleAttribute("hidden", below() <= 2);
  // A long question that has to scroll can be scrolled by keys.
  const question = first("#question");
  if (question) question.tabIndex = question.scrollHeight > question.clientHeight ? 0 : -1;
}
/** Whether what was clicked has only just come to lie there. Keys and programs mean what they say. */
const isTooSoon = (/** @type {MouseEvent} */ { isTrusted, detail }) =>
  isTrusted && detail > 0 && document.body.classList.contains("settling");

/** Keys that scroll what has the focus. */
const SCROLLS = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"];

/**
 * Whether keys are meant for something else: for a field, a dialog or the rules.
 * @param {KeyboardEvent} event
 */
function isTyping(event) {
  if (event.key.length > 1 && around(event, "#find-option")) return false;
  return Boolean(around(event, "input, select, textarea, dialog[open], #drawer, #settings"));
}
