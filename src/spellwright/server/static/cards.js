// A closer look at a card: the large form that lies hidden in it, beside the card that is pointed at.

import { around, closest, first } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const REST = 200;
const LONG_PRESS = 400;
const closer = document.createElement("div");
closer.id = "closer";
closer.setAttribute("aria-hidden", "true");
closer.hidden = true;
document.body.append(closer);
let timer = 0;

// The card may lie in a part of the page that is not shown now, and what it is painted with is not
// there then: the closer look has paint of its own.

/** @param {Element} card */
function show(card) {
  const large = card.isConnected && first(".large", card);
  const paint = card instanceof SVGElement && card.ownerSVGElement?.querySelector("defs");
  if (!large || !paint) return hide();
  const box = document.importNode(large, true);
  box.removeAttribute("display");
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "-3 -3 268 372");
  picture.append(paint.cloneNode(true), box);
  picture.innerHTML = picture.innerHTML.replaceAll(/url\(#|href="#| id="/g, "$&closer-");
  closer.replaceChildren(picture);
  closer.hidden = false;
  const [at, size] = [card.getBoundingClientRect(), closer.getBoundingClientRect()];
  const right = at.right + 12 + size.width < innerWidth ? at.right + 12 : at.left - 12 - size.width;
  closer.style.left = `${Math.max(8, Math.min(right, innerWidth - size.width - 8))}px`;
  closer.style.top = `${Math.max(8, Math.min(at.top, innerHeight - size.height - 8))}px`;
}

export function hide() {
  clearTimeout(timer);
  closer.hidden = true;
}

/**
 * @param {Element} card
 * @param {number} wait
 */
function soon(card, wait) {
  clearTimeout(timer);
  timer = setTimeout(() => show(card), wait);
}

/**
 * The option in the list stands for the card that carries it.
 * @param {EventTarget | null} target
 */
const meant = (target) => {
  if (!(target instanceof Element)) return null;
  const option = closest(target, "#prompt [data-option]")?.dataset.option;
  return option ? first(`[data-card][data-option="${CSS.escape(option)}"]`) : closest(target, "[data-card]");
};

/**
 * A piece on the board stands for the space it covers.
 * @param {PointerEvent} event
 */
const covered = (event) => {
  if (!around(event, "#board")) return meant(event.target);
  const beneath = document.elementsFromPoint(event.clientX, event.clientY);
  return [event.target, ...beneath].map(meant).find((card) => card !== null) ?? null;
};

// A pointer that has not moved since it pressed points at nothing, whatever comes to lie under it.
let pressed = "";
document.addEventListener("pointerover", (event) => {
  const rests = pressed === `${event.clientX} ${event.clientY}`;
  if (!rests) pressed = "";
  const card = !rests && event.pointerType === "mouse" && covered(event);
  if (card) soon(card, REST);
  else hide();
});
document.addEventListener("pointerdown", (event) => {
  const card = event.pointerType !== "mouse" && covered(event);
  pressed = `${event.clientX} ${event.clientY}`;
  if (card) soon(card, LONG_PRESS);
  else hide();
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, hide, true);
document.addEventListener("focusin", ({ target }) => {
  const card = meant(target);
  if (card) show(card);
  else hide();
});
document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
