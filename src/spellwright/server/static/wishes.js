// What this reader need not be asked in a game: kept by the browser, told to the server when it changes.

import { parts } from "./dom.js";

/**
 * @param {string} table
 * @param {(on: string[]) => void} tell
 */
export function wishWith(table, tell) {
  const place = `wishes:${table}`;
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.wish === undefined) return;
    const on = parts("#wishes input").filter((one) => one instanceof HTMLInputElement && one.checked);
    const keys = on.map((one) => /** @type {HTMLInputElement} */ (one).value);
    localStorage.setItem(place, JSON.stringify(keys));
    tell(keys);
  });
  const kept = localStorage.getItem(place);
  if (kept) tell(JSON.parse(kept));
}
