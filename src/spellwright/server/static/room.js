// What lies over the board for a while lies where it hides the least.

import { all, first } from "./dom.js";

/** What can be chosen on the board. */
export const CHOICES = "#board :is([data-option], [data-shortcut])";
const PLACES = ["", "low", "amid"];

/**
 * Lays something where nothing that can be chosen is under it, and if possible none of these pieces: above, below or
 * between. Whether there is such a place.
 * @param {HTMLElement} over
 * @param {ReturnType<typeof all>} pieces
 */
export function makeRoom(over, pieces = []) {
  const places = PLACES.map((place) => {
    lie(over, place);
    return { place, choices: hidden(over, all(CHOICES)), pieces: hidden(over, pieces) };
  });
  const [best] = places.sort((one, other) => one.choices - other.choices || one.pieces - other.pieces);
  lie(over, best.choices ? "" : best.place);
  return !best.choices;
}

/**
 * @param {HTMLElement} over
 * @param {string} place
 */
function lie(over, place) {
  for (const one of PLACES) if (one) over.classList.toggle(one, one === place);
}

/**
 * How many of these lie under it.
 * @param {HTMLElement} over
 * @param {ReturnType<typeof all>} them
 */
function hidden(over, them) {
  const { top, bottom, left, right } = over.getBoundingClientRect();
  return them.filter((one) => {
    const box = (first(".light", one) ?? one).getBoundingClientRect();
    return box.width && box.bottom > top && box.top < bottom && box.right > left && box.left < right;
  }).length;
}
