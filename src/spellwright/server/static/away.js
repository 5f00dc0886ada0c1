// Whoever is waited for too long: the others are offered to let a bot play on.

import { around, parts } from "./dom.js";

/**
 * @param {() => number} waited seconds since something was last asked or told here
 * @param {(seat: number) => void} standIn
 */
export function offerStandIns(waited, standIn) {
  setInterval(() => {
    for (const offer of parts("[data-away-after]")) offer.hidden = waited() < Number(offer.dataset.awayAfter);
  }, 1000);
  document.addEventListener("click", (event) => {
    const seat = around(event, "[data-stand-in]")?.dataset.standIn;
    if (seat !== undefined) standIn(Number(seat));
  });
}
