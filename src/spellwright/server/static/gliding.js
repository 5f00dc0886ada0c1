// Pieces glide from where they were.

import { glideTime } from "./settings.js";

const pieces = () => document.querySelectorAll("#board [data-piece]");

export const places = () => new Map([...pieces()].map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));

export function glide(before) {
  const duration = glideTime();
  for (const piece of pieces()) {
    const from = before.get(piece.dataset.piece);
    if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration || 120 });
    else if (duration) glideFrom(piece, from, duration);
  }
}

function glideFrom(piece, from, duration) {
  const to = piece.getBoundingClientRect();
  const svg = piece.ownerSVGElement;
  const scale = 1 / svg.getScreenCTM().a;
  const x = (from.x - to.x) * scale;
  const y = (from.y - to.y) * scale;
  if (Math.abs(x) + Math.abs(y) > 1)
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration, easing: "ease-out" });
}
