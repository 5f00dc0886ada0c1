// What this browser keeps of things that a player prepares, for each game: texts by their names.

const { game = "" } = document.body.dataset;
const shelf = `prepared:${game}`;
const lastShelf = `prepared-last:${game}`;

/** @returns {Record<string, string>} */
export function keptDrafts() {
  try {
    return JSON.parse(localStorage.getItem(shelf) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} all */
export const keepDrafts = (all) => localStorage.setItem(shelf, JSON.stringify(all));

/** The text that was entered last, for the next game. */
export const lastDraft = () => localStorage.getItem(lastShelf) ?? "";

/** @param {string} text */
export const noteLastDraft = (text) => localStorage.setItem(lastShelf, text);
