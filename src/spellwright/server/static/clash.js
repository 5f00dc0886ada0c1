// The stage over the board: it comes with each new clash, and gives way when it has been read.

import { all, around, byId, first } from "./dom.js";

const clash = byId("clash");
const CHOICES = "#board :is([data-option], [data-shortcut])";
const PLACES = ["", "low", "amid"];
const READING = 2500;
const LINGERING = 8000;
let timer = 0;

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
  clearTimeout(timer);
  if (shownClash() !== before) clash.hidden = false;
  clash.scrollTop = clash.scrollHeight;
  if (clash.querySelector("[data-option]")) return;
  const isInTheWay = !makeRoom();
  if (document.querySelector(CHOICES)) giveWay(isInTheWay ? moving : moving + READING);
  else if (!clash.querySelector("[data-open]")) giveWay(moving + LINGERING);
}

/**
 * It lies where it hides nothing that can be chosen, and if possible not who meets there: above, below or between.
 * Whether there is such a place.
 */
function makeRoom() {
  if (clash.hidden) return true;
  const hidden = PLACES.map((place) => {
    lie(place);
    return { place, choices: hides(all(CHOICES)), pieces: hides(thoseWhoMeet()) };
  });
  const [best] = hidden.sort((one, other) => one.choices - other.choices || one.pieces - other.pieces);
  lie(best.choices ? "" : best.place);
  return !best.choices;
}

/** @param {string} place */
function lie(place) {
  for (const one of PLACES) if (one) clash.classList.toggle(one, one === place);
}

/** The pieces on the board whose meeting is shown. */
function thoseWhoMeet() {
  const keys = first("[data-about]", clash)?.dataset.about?.split(" ") ?? [];
  return keys.flatMap((key) => all(`#board [data-piece="${CSS.escape(key)}"]`));
}

/**
 * How many of these on the board lie under it.
 * @param {HTMLElement[]} them
 */
function hides(them) {
  const { top, bottom, left, right } = clash.getBoundingClientRect();
  return them.filter((one) => {
    const box = (first(".light", one) ?? one).getBoundingClientRect();
    return box.width && box.bottom > top && box.top < bottom && box.right > left && box.left < right;
  }).length;
}

/**
 * Not under the eyes of somebody who points at it.
 * @param {number} after
 */
function giveWay(after) {
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
