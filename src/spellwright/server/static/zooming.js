// A closer look at the board: pinch, wheel with Ctrl, the keys + - z, drag to move, double tap for the whole.

import { all, around, buttonById, byId, first } from "./dom.js";

/** @typedef {{ x: number, y: number }} Point */

const board = byId("board");
const button = buttonById("zoom");
const MOST = 4;
const STEP = 1.25;
const JITTER = 6;
const view = { scale: 1, x: 0, y: 0 };
/** @type {Map<number, Point>} */
const fingers = new Map();
let lastTap = { time: 0, x: 0, y: 0 };
let travelled = 0;
let wide = innerWidth;

function apply() {
  const { clientWidth, clientHeight } = board;
  view.x = Math.min(0, Math.max(view.x, clientWidth * (1 - view.scale)));
  view.y = Math.min(0, Math.max(view.y, clientHeight * (1 - view.scale)));
  board.style.setProperty("--zoom", String(view.scale));
  board.style.setProperty("--zoom-x", `${view.x}px`);
  board.style.setProperty("--zoom-y", `${view.y}px`);
  const isZoomed = view.scale > 1;
  board.classList.toggle("zoomed", isZoomed);
  button.setAttribute("aria-pressed", String(isZoomed));
}

/**
 * So many times closer, while the point under the pointer, or the middle, stays where it is.
 * @param {number} by
 * @param {number} [x]
 * @param {number} [y]
 */
function zoom(by, x, y) {
  const box = board.getBoundingClientRect();
  const px = x === undefined ? box.width / 2 : x - box.x;
  const py = y === undefined ? box.height / 2 : y - box.y;
  const scale = Math.min(MOST, Math.max(1, view.scale * by));
  view.x = px - ((px - view.x) * scale) / view.scale;
  view.y = py - ((py - view.y) * scale) / view.scale;
  view.scale = scale;
  apply();
}

const whole = () => zoom(0);

/**
 * @param {number} x
 * @param {number} y
 */
function pan(x, y) {
  view.x += x;
  view.y += y;
  apply();
}

/** Where the fingers are, and how far apart. */
function spread() {
  const [one, two = one] = fingers.values();
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, wide: Math.hypot(one.x - two.x, one.y - two.y) || 1 };
}

board.addEventListener("pointerdown", (event) => {
  if (event.button) return;
  if (!fingers.size) travelled = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse" && !event.buttons) fingers.clear();
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const before = spread();
  finger.x = event.clientX;
  finger.y = event.clientY;
  const after = spread();
  travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(after.wide - before.wide);
  if (fingers.size === 2) zoom(after.wide / before.wide, after.x, after.y);
  if (view.scale > 1 && travelled > JITTER) pan(after.x - before.x, after.y - before.y);
});

/** @param {PointerEvent} event */
function lift(event) {
  if (!fingers.delete(event.pointerId) || event.type !== "pointerup" || fingers.size || travelled > JITTER) return;
  if (around(event, "[data-option]")) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isDouble = time - lastTap.time < 350 && Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
  lastTap = isDouble ? { time: 0, x: 0, y: 0 } : { time, x, y };
  if (!isDouble) return;
  if (view.scale > 1) whole();
  else zoom(2, x, y);
}

addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);

// Whoever moves the board chooses nothing by it.
board.addEventListener(
  "click",
  (event) => {
    if (travelled > JITTER) event.stopPropagation();
    travelled = 0;
  },
  true,
);

board.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  },
  { passive: false },
);

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40], ArrowDown: [0, -40] };

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, select, textarea, dialog[open]")) return;
  if (event.key === "+" || event.key === "=") zoom(STEP);
  else if (event.key === "-") zoom(1 / STEP);
  else if (event.key === "z") whole();
  else if (event.target === board && view.scale > 1 && ARROWS[event.key]) pan(...ARROWS[event.key]);
  else return;
  event.preventDefault();
});

button.addEventListener("click", () => (view.scale > 1 ? whole() : zoom(2.2)));
addEventListener("resize", () => {
  apply();
  // Turned round, or another window: not the keys that a phone shows below a field.
  if (innerWidth !== wide) lookAtChoices();
  wide = innerWidth;
});

// On a small page what is asked about is large enough for a finger, and its letters can be read.

const small = matchMedia("(max-width: 60rem), (max-height: 30rem)");
const TARGET = 41;
const LETTERS = 11.2;
/** Not so close that nothing else is seen. */
const CLOSEST = 2.4;
/** Whether the page, not somebody who looks at it, has come closer. */
let isClose = false;

/** Where a part of the board lies when the whole of it is shown. */
function unzoomed(/** @type {Element} */ part) {
  const [box, rect] = [board.getBoundingClientRect(), part.getBoundingClientRect()];
  const x = (rect.left - box.left - view.x) / view.scale;
  const y = (rect.top - box.top - view.y) / view.scale;
  return { x, y, width: rect.width / view.scale, height: rect.height / view.scale };
}

/** How much closer letters have to be; those in drawings are as large as most of them. */
function forLetters() {
  const sizes = all("#board text").map((text) => {
    const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 1) : 1;
    return (Number.parseFloat(getComputedStyle(text).fontSize) * scale) / view.scale;
  });
  const seen = sizes.filter((size) => size > 0).sort((one, other) => one - other);
  return seen.length ? LETTERS / seen[0] : 1;
}

const choices = () => all("#board :is([data-option], [data-shortcut])");

/**
 * Shows what can be chosen, and while nothing can, what has moved.
 * @param {Element[]} [moved]
 */
export function lookAtChoices(moved = []) {
  if (!board.querySelector("svg")) return;
  if (!small.matches) {
    if (isClose) whole();
    isClose = false;
    return;
  }
  isClose = true;
  const targets = choices()
    .map((one) => unzoomed(first(".light", one) ?? one))
    .filter(({ width }) => width > 0);
  const sizes = targets.map(({ width, height }) => Math.min(width, height)).sort((one, other) => one - other);
  const least = sizes[Math.floor(sizes.length / 4)] ?? TARGET;
  const before = { x: middleOf(board.clientWidth, view.x), y: middleOf(board.clientHeight, view.y) };
  const scale = Math.min(CLOSEST, Math.max(1, TARGET / least, forLetters()));
  const shown = targets.length ? targets : moved.map(unzoomed);
  const middle = shown.length ? middleOfMost(shown, scale) : before;
  view.scale = scale;
  view.x = board.clientWidth / 2 - middle.x * scale;
  view.y = board.clientHeight / 2 - middle.y * scale;
  apply();
  for (const one of choices()) widen(one);
}

/**
 * @param {number} room
 * @param {number} shifted
 */
const middleOf = (room, shifted) => (room / 2 - shifted) / view.scale;

/**
 * The middle of all boxes if they fit, else of as many as do.
 * @param {ReturnType<typeof unzoomed>[]} boxes
 * @param {number} scale
 */
function middleOfMost(boxes, scale) {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const every = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [wide, high] = [board.clientWidth / scale, board.clientHeight / scale];
  /** How many are seen whole around a middle. @param {Point} middle */
  const seen = (middle) => {
    const x = Math.max(0, Math.min(middle.x - wide / 2, board.clientWidth - wide));
    const y = Math.max(0, Math.min(middle.y - high / 2, board.clientHeight - high));
    return boxes.filter(
      (box) => box.x >= x && box.x + box.width <= x + wide && box.y >= y && box.y + box.height <= y + high,
    ).length;
  };
  const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  return middles.reduce((best, one) => (seen(one) > seen(best) ? one : best), every);
}

/**
 * What is still too small for a finger can be hit around it, too.
 * @param {Element} one
 */
function widen(one) {
  first(":scope > .reach", one)?.remove();
  const { left, top, width, height } = (first(".light", one) ?? one).getBoundingClientRect();
  if (!(one instanceof SVGGElement) || !width || Math.min(width, height) >= TARGET - 1) return;
  const drawn = one.getScreenCTM();
  if (!drawn) return;
  const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(drawn.inverse());
  const reach = document.createElementNS(one.namespaceURI, "circle");
  const shape = { class: "reach", cx: middle.x, cy: middle.y, r: TARGET / 2 / drawn.a, fill: "transparent" };
  for (const [name, value] of Object.entries(shape)) reach.setAttribute(name, String(value));
  one.prepend(reach);
}

lookAtChoices();
