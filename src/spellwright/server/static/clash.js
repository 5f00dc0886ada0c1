// The stage over the board: it comes with each new clash, and gives way when it has been read.

import { all, around, byId, first } from "./dom.js";
import { CHOICES, makeRoom } from "./room.js";

const clash = byId("clash");
const READING = 2500;
const LINGERING = 8000;
let timer = 0;
/** When it gives way, and what it said when that was settled. */
let goesAt = Infinity;
let says = "";

/** Which clash is shown now; to be compared after the page has changed. */
export const shownClash = () => first("[data-stage]", clash)?.dataset.stage;

export function hideClash() {
  clash.hidden = true;
}

/**
 * After a change: a new clash is shown until it has been read, which is soon where squares wait to be chosen.
 * @param {string | undefined} before
 * @param {number} moving
 */
export function showClash(before, moving) {
  const isNew = shownClash() !== before;
  const isOther = isNew || clash.textContent !== says;
  says = clash.textContent ?? "";
  if (isNew) clash.hidden = false;
  clash.scrollTop = clash.scrollHeight;
  const isInTheWay = !clash.hidden && !makeRoom(clash, thoseWhoMeet());
  const wait = waiting(isInTheWay, moving, isOther);
  // What goes on beside it does not keep it.
  if (isOther || wait === Infinity || Date.now() + wait < goesAt) giveWay(wait);
}

/**
 * How long it stays.
 * @param {boolean} isInTheWay
 * @param {number} moving
 * @param {boolean} isOther
 */
function waiting(isInTheWay, moving, isOther) {
  if (clash.querySelector("[data-option]")) return Infinity;
  if (document.querySelector(CHOICES)) return isInTheWay ? moving : moving + READING;
  if (clash.querySelector("[data-open]")) return Infinity;
  return isOther ? moving + LINGERING : READING;
}

/** The pieces on the board whose meeting is shown. */
function thoseWhoMeet() {
  const keys = first("[data-about]", clash)?.dataset.about?.split(" ") ?? [];
  return keys.flatMap((key) => all(`#board [data-piece="${CSS.escape(key)}"]`));
}

/**
 * Not under the eyes of somebody who points at it.
 * @param {number} after
 */
function giveWay(after) {
  clearTimeout(timer);
  goesAt = Date.now() + after;
  if (after === Infinity) return;
  timer = setTimeout(() => (clash.matches(":hover") ? giveWay(READING) : hideClash()), after);
}

/**
 * The first click or key ends its movements, the next one hides it until another begins.
 * @param {() => boolean} skip
 */
export function clashWith(skip) {
  const leave = () => skip() || hideClash();
  clash.addEventListener("click", (event) => around(event, "[data-option]") || leave());
  document.addEventListener("keydown", ({ key }) => key === "Escape" && shownClash() && !clash.hidden && leave());
}
