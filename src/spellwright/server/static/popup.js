// The pop-up: everything can be asked what it is, by pointer, focus, tap or long press. Reading never plays.

import { around, closest, first } from "./dom.js";
import { keywordsIn } from "./glossary.js";

const SVG = "http://www.w3.org/2000/svg";
const REST = 200;
const LONG_REST = 700;
const LONG_PRESS = 400;
const closer = document.createElement("div");
closer.id = "closer";
closer.setAttribute("aria-hidden", "true");
closer.hidden = true;
document.body.append(closer);
let timer = 0;
/** What the pop-up is about, while it is shown. @type {Element | null} */
let read = null;
/** @type {Map<string, Promise<string>>} */
const drawings = new Map();

/** @param {string} key */
function drawing(key) {
  const path = `/look/${document.body.dataset.game}/${key}`;
  const known = drawings.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
  drawings.set(path, known);
  known.catch(() => drawings.delete(path));
  return known;
}

// A title in a drawing would make the browser show a note of its own: as a description it is only ours.

/** @param {Element} one */
function wordsOf(one) {
  for (const title of one.querySelectorAll(":scope > title")) {
    const words = document.createElementNS(SVG, "desc");
    words.textContent = title.textContent;
    if (title.id) words.id = title.id;
    words.classList.add("says");
    title.replaceWith(words);
  }
  return one.querySelector(":scope > desc.says")?.textContent ?? "";
}

/** No note of the browser's own comes up for what is pointed at. @param {EventTarget | null} target */
function silence(target) {
  for (let one = target instanceof Element ? target : null; one instanceof SVGElement; one = one.parentElement)
    wordsOf(one);
}

/**
 * The large form that lies hidden in a card which is not as it was printed. The card may lie in a part of the page that is not shown now, and what
 * it is painted with is not there then: the closer look has paint of its own.
 * @param {Element} card
 */
function largeForm(card) {
  const large = first(".large", card);
  const paint = card instanceof SVGElement && card.ownerSVGElement?.querySelector("defs");
  if (!large || !paint) return null;
  const box = document.importNode(large, true);
  box.removeAttribute("display");
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "-3 -3 268 372");
  picture.append(paint.cloneNode(true), box);
  picture.innerHTML = picture.innerHTML.replaceAll(/url\(#|href="#| id="/g, "$&closer-");
  return picture;
}

/** @param {string} text */
function note(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/**
 * All that there is to know about something: a card in large, words, what the keywords in them mean.
 * @param {Element} one
 * @returns {Promise<(Element | string)[]>}
 */
async function about(one) {
  const { look = "", tip = "", card } = /** @type {HTMLElement} */ (one).dataset;
  const large = card === undefined ? null : largeForm(one);
  const own = one instanceof SVGElement ? wordsOf(one) : "";
  const drawn = look ? await drawing(look) : "";
  const isShown = large || (drawn && card !== undefined);
  const told = isShown ? "" : tip || own;
  const read = one.matches(TEXTS) ? (one.textContent ?? "") : "";
  const terms = await glossary([tip, own, read, plain(drawn)].join(" · "));
  return [...(told ? [note(told)] : []), ...(large ? [large] : []), ...(drawn ? [drawn] : []), ...terms];
}

/** The words of a drawing: its title and description say all of it. @param {string} drawn */
function plain(drawn) {
  const read = document.createElement("template");
  read.innerHTML = drawn;
  return read.content.querySelector("desc")?.textContent ?? "";
}

/**
 * What the keywords of a text mean, as a list.
 * @param {string} text
 */
async function glossary(text) {
  const found = await keywordsIn(text);
  if (!found.length) return [];
  const list = document.createElement("dl");
  for (const { word, says, clause } of found) {
    const [term, meaning, rule] = ["dt", "dd", "small"].map((name) => document.createElement(name));
    term.textContent = word[0].toUpperCase() + word.slice(1);
    meaning.textContent = `${says} `;
    rule.textContent = clause;
    meaning.append(rule);
    list.append(term, meaning);
  }
  return [list];
}

let asked = 0;

/** @param {Element} one */
async function show(one) {
  asked += 1;
  const mine = asked;
  const shown = await about(one);
  // Meanwhile somebody may have pointed elsewhere.
  if (mine !== asked) return;
  if (!shown.length || !one.isConnected) return hide();
  closer.classList.toggle(
    "words",
    shown.every((each) => each instanceof HTMLElement),
  );
  closer.replaceChildren();
  for (const each of shown) {
    if (typeof each === "string") closer.insertAdjacentHTML("beforeend", each);
    else closer.append(each);
  }
  addButton(one);
  closer.hidden = false;
  read = one;
  place(one.getBoundingClientRect());
}

/**
 * Words below what they are about, a card beside it; what is about the question never lies over its answers.
 * @param {DOMRect} at
 */
function place(at) {
  const size = closer.getBoundingClientRect();
  const right = at.right + 12 + size.width < innerWidth ? at.right + 12 : at.left - 12 - size.width;
  const isWords = closer.classList.contains("words") && !read?.closest("#prompt");
  const left = isWords ? at.left + at.width / 2 - size.width / 2 : right;
  const below = at.bottom + 8 + size.height < innerHeight ? at.bottom + 8 : at.top - 8 - size.height;
  closer.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  closer.style.top = `${Math.max(8, Math.min(isWords ? below : at.top, innerHeight - size.height - 8))}px`;
}

// A finger reads first: the card that can be played has a button for it in the pop-up.

let isTouch = false;

/** @param {Element} one */
function addButton(one) {
  const { option = "" } = /** @type {HTMLElement} */ (one).dataset;
  const listed = option ? first(`#prompt [data-option="${CSS.escape(option)}"]`) : null;
  closer.classList.toggle("touched", isTouch);
  if (!isTouch || !listed) return;
  const button = document.createElement("button");
  button.className = "primary";
  button.type = "button";
  button.textContent = [...listed.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent ?? option;
  button.addEventListener("click", () => {
    hide();
    /** @type {HTMLElement} */ (listed).click();
  });
  closer.append(button);
}

export function hide() {
  asked += 1;
  clearTimeout(timer);
  closer.hidden = true;
  read = null;
}

/**
 * @param {Element} one
 * @param {number} wait
 */
function soon(one, wait) {
  clearTimeout(timer);
  timer = setTimeout(() => show(one), wait);
}

const ASKED = "[data-card], [data-look], [data-tip]";
/** Sentences whose keywords are explained to who rests on them. */
const TEXTS = "#question, #prompt [data-option], #log .said, .panel li";
const IN_DRAWINGS = "#board, #clash, #tray, #seats, #things, .panel";

/**
 * The option in the list stands for the card that carries it.
 * @param {EventTarget | null} target
 */
const meant = (target) => {
  if (!(target instanceof Element)) return null;
  const option = closest(target, "#prompt [data-option]")?.dataset.option;
  const carries = option ? first(`[data-card][data-option="${CSS.escape(option)}"]`) : null;
  return carries ?? closest(target, ASKED) ?? withWords(target) ?? closest(target, TEXTS);
};

/**
 * The part of a drawing that says something about itself; the drawing as a whole does not.
 * @param {Element} target
 */
function withWords(target) {
  if (!(target instanceof SVGElement) || !closest(target, IN_DRAWINGS)) return null;
  /** @type {Element | null} */
  let one = target;
  while (one && !(one instanceof SVGSVGElement) && !wordsOf(one)) one = one.parentElement;
  return one instanceof SVGSVGElement ? null : one;
}

/**
 * A piece on the board stands for the space it covers, if it has nothing to say itself.
 * @param {PointerEvent} event
 */
const covered = (event) => {
  if (!around(event, "#board")) return meant(event.target);
  const beneath = document.elementsFromPoint(event.clientX, event.clientY);
  return [event.target, ...beneath].map(meant).find((card) => card !== null) ?? null;
};

// A pointer that has not moved since it pressed points at nothing, whatever comes to lie under it.
let pressed = "";
let wasLong = false;
document.addEventListener("pointerover", (event) => {
  silence(event.target);
  if (event.pointerType !== "mouse" || around(event, "#closer")) return;
  const rests = pressed === `${event.clientX} ${event.clientY}`;
  if (!rests) pressed = "";
  const one = rests ? null : covered(event);
  if (one && one === read) return;
  if (one) soon(one, one.matches(TEXTS) ? LONG_REST : REST);
  else hide();
});
document.addEventListener("pointerdown", (event) => {
  isTouch = event.pointerType !== "mouse";
  wasLong = false;
  if (around(event, "#closer")) return;
  pressed = `${event.clientX} ${event.clientY}`;
  const one = isTouch ? covered(event) : null;
  if (!one) return hide();
  if (one === read) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    wasLong = true;
    show(one);
  }, LONG_PRESS);
});
document.addEventListener("pointerup", () => clearTimeout(timer), true);
for (const end of ["pointercancel", "scroll"]) document.addEventListener(end, hide, true);

// A long press has read something; and a finger reads a card before it plays it.
document.addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted || !isTouch || !event.detail || around(event, "#closer")) return;
    const one = around(
      event,
      "[data-card][data-option], [data-look]:not([data-option]), [data-tip]:not([data-act], #prompt [data-option])",
    );
    if (wasLong || (one && one !== read)) {
      event.stopPropagation();
      event.preventDefault();
    }
    if (one && !wasLong && one !== read) show(one);
    wasLong = false;
  },
  true,
);

document.addEventListener("focusin", ({ target }) => {
  const one = isTouch ? null : meant(target);
  if (one?.matches(TEXTS)) soon(one, LONG_REST);
  else if (one && first(":focus-visible")) show(one);
  else if (!isTouch) hide();
});
document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
