// Pieces glide from where they were.

import { all } from "./dom.js";
import { glideTime } from "./settings.js";

const pieces = () => all("#board [data-piece]");

/** Where each piece is now: to be compared after the page has changed. */
export const places = () => new Map(pieces().map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));

/**
 * Lets pieces glide; those that are new or elsewhere.
 * @param {ReturnType<typeof places>} before
 */
export function glide(before) {
  const duration = glideTime();
  const moved = [];
  for (const piece of pieces()) {
    const from = before.get(piece.dataset.piece);
    const to = piece.getBoundingClientRect();
    if (!from || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1) moved.push(piece);
    if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration || 120 });
    else if (duration) glideFrom(piece, from, to, duration);
  }
  return moved;
}

/**
 * @param {import("./dom.js").Shown} piece
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 */
function glideFrom(piece, from, to, duration) {
  const drawn = piece instanceof SVGElement ? piece.ownerSVGElement?.getScreenCTM() : null;
  const scale = 1 / (drawn?.a ?? 1);
  const x = (from.x - to.x) * scale;
  const y = (from.y - to.y) * scale;
  if (Math.abs(x) + Math.abs(y) > 1)
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration, easing: "ease-out" });
}
