// Since my last turn: where pieces came from and what has changed stays marked until I act; and a look back through
// what was shown, beat by beat.

import { all, byId, first } from "./dom.js";
import { elementsOf } from "./parts.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const KEPT = 80;
/** What the board showed before: the elements themselves, which the page no longer needs. @type {Element[]} */
const past = [];
let back = 0;
/** @type {Map<string, { x: number, y: number, says: string }>} */
let before = new Map();
let told = 0;

const board = () => first("#board > svg");

/** @param {Element} piece */
const says = (piece) => piece.querySelector(":scope > title, :scope > desc.says")?.textContent ?? "";

/** Where each piece is in the drawing, and what it says about itself. */
function pieces() {
  const svg = board();
  const found = new Map();
  if (!(svg instanceof SVGSVGElement)) return found;
  const turned = svg.getScreenCTM()?.inverse();
  for (const piece of all("[data-piece]", svg)) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const at = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(turned);
    found.set(piece.dataset.piece ?? "", { x: at.x, y: at.y, says: says(piece), radius: Math.min(width, height) });
  }
  return found;
}

const newest = () => Math.max(0, ...[...elementsOf("log").keys()].map(Number));

/** The board that was shown until now. @param {Element | null} shown */
export function keepPast(shown) {
  if (!shown) return;
  past.push(shown);
  if (past.length > KEPT) past.shift();
}

/** When I act: from here on I have not seen what happens. */
export function acted() {
  back = 0;
  showPast();
  before = pieces();
  told = newest();
  first("#board .since")?.remove();
  byId("since").hidden = true;
  byId("summary").hidden = true;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** When I am asked again, after others have acted. */
export function markChanges() {
  const { seat = "" } = document.body.dataset;
  const fresh = [...elementsOf("log")].filter(([number]) => Number(number) > told).map(([, line]) => line);
  const ofOthers = fresh.some((line) => line instanceof HTMLElement && !["-1", seat].includes(line.dataset.of ?? ""));
  byId("since").hidden = !told || !ofOthers;
  byId("since").textContent = say("button-since", { n: fresh.length });
  byId("since").dataset.n = String(fresh.length);
  const svg = board();
  if (!svg || !before.size || !ofOthers) return;
  first(".since", svg)?.remove();
  const marks = drawn("g", { class: "since", "aria-hidden": "true" });
  const now = pieces();
  for (const [key, was] of before) {
    const is = now.get(key);
    if (!is) marks.append(drawn("circle", { class: "since-from", cx: was.x, cy: was.y, r: 14 }));
    else if (Math.hypot(is.x - was.x, is.y - was.y) > 6) {
      marks.append(drawn("circle", { class: "since-from", cx: was.x, cy: was.y, r: 14 }));
      marks.append(drawn("path", { class: "since-path", d: `M${was.x} ${was.y}L${is.x} ${is.y}` }));
    } else if (is.says !== was.says) marks.append(drawn("circle", { class: "since-now", cx: is.x, cy: is.y, r: 24 }));
  }
  svg.append(marks);
}

function showPast() {
  const place = byId("past");
  const shown = back ? past.at(-back) : null;
  place.hidden = !shown;
  if (!shown) return place.replaceChildren();
  const note = document.createElement("p");
  note.textContent = say("text-looking-back", { n: back });
  place.replaceChildren(shown, note);
}

/** Further back, or towards now. @param {number} by */
export function lookBack(by) {
  back = Math.max(0, Math.min(past.length, back + by));
  showPast();
}

/** Whether somebody was looking back. */
export function returnToNow() {
  const wasBack = back > 0 || !byId("summary").hidden;
  back = 0;
  showPast();
  byId("summary").hidden = true;
  return wasBack;
}

byId("since").addEventListener("click", () => {
  const summary = byId("summary");
  summary.hidden = !summary.hidden;
  const lines = [...elementsOf("log")].filter(([number]) => Number(number) > told).map(([, line]) => line);
  const list = document.createElement("ol");
  list.append(...lines.map((line) => line.cloneNode(true)));
  summary.replaceChildren(list);
  summary.scrollTop = 0;
});
