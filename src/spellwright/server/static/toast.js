// One sentence at the edge of the page, for a few seconds.

import { byId } from "./dom.js";

const LASTS = 6000;
let timer = 0;

/** @param {string} sentence */
export function toast(sentence) {
  const place = byId("toast");
  place.textContent = sentence;
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.textContent = "";
  }, LASTS);
}
