// A hint: its move in one line, marked until the question is answered; the reasons for who wants to read them.

import { all, first } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{ type: "hint", key: string, option: string, headline: string, reason: string }} Hint */

const THINKING = say("text-thinking");
const place = () => document.getElementById("hint");

export const isThinking = () => place()?.textContent === THINKING;

export function tellThinking() {
  place()?.replaceChildren(THINKING);
}

/** When the question has changed, or nothing comes of it. */
export function clearHint() {
  place()?.replaceChildren();
  for (const marked of all(".hinted")) marked.classList.remove("hinted");
}

/** @param {Hint} hint */
export function showHint({ option, headline, reason }) {
  clearHint();
  const move = document.createElement("strong");
  move.textContent = headline;
  place()?.replaceChildren(move, why(reason));
  for (const one of all(`[data-option="${CSS.escape(option)}"]`)) one.classList.add("hinted");
  if (!all(`:is(#board, #tray) .hinted`).some((one) => one.getClientRects().length))
    first("#prompt .on-board:has(.hinted)")?.setAttribute("open", "");
  first("#prompt .option.hinted:not(details:not([open]) *)")?.focus();
}

/** @param {string} reason */
function why(reason) {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = say("text-hint-why");
  details.append(summary, reason);
  return details;
}
