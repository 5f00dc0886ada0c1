// What browsers offer on every page, also over plain HTTP in a home network: there they hide
// `crypto.randomUUID`, `crypto.subtle` and `navigator.clipboard`.

import { toHex } from "./bytes.js";

/**
 * A random text of hexadecimal digits that nobody guesses.
 * @param {number} bytes
 */
export function randomHex(bytes) {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/**
 * Whether the text is on the clipboard now.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

/**
 * The old way: inside an open dialog, since nothing else can be selected then.
 * @param {string} text
 */
function copyBySelecting(text) {
  const cameFrom = document.activeElement;
  const place = document.createElement("textarea");
  place.value = text;
  place.readOnly = true;
  place.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(place);
  place.select();
  const isCopied = document.execCommand("copy");
  place.remove();
  if (cameFrom instanceof HTMLElement || cameFrom instanceof SVGElement) cameFrom.focus({ preventScroll: true });
  return isCopied;
}

// Notices are for secure pages only, and some browsers have none at all.
export const canNotify = () => isSecureContext && "Notification" in window;
