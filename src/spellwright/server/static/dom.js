// Finding things on the page. What must be there and is not is a mistake of ours, and says so.

/**
 * What can carry `data-…`, on the page and in drawings.
 * @typedef {HTMLElement | SVGElement} Shown
 */

/**
 * The element of that id and kind.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function sure(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`This page lacks #${id}.`);
}

/** @param {string} id */
export const byId = (id) => sure(id, HTMLElement);

/** @param {string} id */
export const inputById = (id) => sure(id, HTMLInputElement);

/** @param {string} id */
export const buttonById = (id) => sure(id, HTMLButtonElement);

/** @param {string} id */
export const textById = (id) => sure(id, HTMLTextAreaElement);

/** @param {string} id */
export const dialogById = (id) => sure(id, HTMLDialogElement);

/**
 * @param {unknown} one
 * @returns {one is Shown}
 */
const isShown = (one) => one instanceof HTMLElement || one instanceof SVGElement;

/**
 * The first of them, where there is one.
 * @param {string} selector
 * @param {ParentNode} inside
 * @returns {Shown | null}
 */
export function first(selector, inside = document) {
  const found = inside.querySelector(selector);
  return isShown(found) ? found : null;
}

/**
 * @param {string} selector
 * @param {ParentNode} inside
 */
export const all = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(isShown);

/**
 * Those that the page itself has, not its drawings.
 * @param {string} selector
 * @param {ParentNode} inside
 */
export const parts = (selector, inside = document) => all(selector, inside).filter((one) => one instanceof HTMLElement);

/**
 * What an event is about, itself or around it.
 * @param {Event} event
 * @param {string} selector
 * @returns {Shown | null}
 */
export const around = ({ target }, selector) => (target instanceof Element ? closest(target, selector) : null);

/**
 * @param {Element} one
 * @param {string} selector
 * @returns {Shown | null}
 */
export function closest(one, selector) {
  const found = one.closest(selector);
  return isShown(found) ? found : null;
}

/**
 * A button that the page makes itself.
 * @param {string} label
 * @param {Partial<HTMLButtonElement>} more
 */
export function smallButton(label, more = {}) {
  const made = document.createElement("button");
  return Object.assign(made, { type: "button", className: "small", textContent: label, ...more });
}
