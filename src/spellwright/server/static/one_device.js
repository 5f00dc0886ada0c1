// One device for several people: when another of them is asked, the page offers to pass it on.

import { first, parts } from "./dom.js";
import { restOfBeat } from "./settings.js";

const { table = "", own = "" } = document.body.dataset;

/** What the stream is told about who looks, where a session has several seats. */
export const ownSeat = own ? `&own_seat=${own}` : "";

/**
 * Where nobody has secrets the next seat is shown by itself; else the screen is covered first.
 * @param {{ pass_to: number, covered: boolean }} head
 */
export function passOn({ pass_to: to, covered }) {
  for (const link of parts("#pass [data-pass]")) link.hidden = link.dataset.pass !== String(to);
  if (to < 0 || covered) return first("#pass a:not([hidden])")?.focus();
  setTimeout(() => location.assign(`/tables/${table}?own_seat=${to}`), restOfBeat(false));
}
