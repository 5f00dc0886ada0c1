// The parts of the page: lists of keyed elements, of which the server tells what has changed.

import { parts as found } from "./dom.js";

/**
 * What is gone, and what is put where: its key, its content (null: it has only moved), the key before it.
 * @typedef {[gone: string[], put: [key: string, html: string | null, before: string][]]} ListChange
 *
 * By the name of a part, how it has changed.
 * @typedef {Record<string, ListChange>} Step
 */

class Part {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {string[]} */
    const keys = JSON.parse(place.dataset.keys ?? "[]");
    this.elements = new Map(keys.map((key, at) => [key, place.children[at]]));
  }

  /** @param {ListChange} change */
  take([gone, put]) {
    for (const key of gone) this.#drop(key);
    for (const [key, html, before] of put) {
      const element = html === null ? this.elements.get(key) : made(html);
      if (!element) continue;
      if (html !== null) this.#drop(key);
      this.elements.set(key, element);
      const last = this.elements.get(before);
      if (last) last.after(element);
      else this.place.prepend(element);
    }
  }

  empty() {
    this.elements.clear();
    this.place.replaceChildren();
  }

  /** @param {string} key */
  #drop(key) {
    this.elements.get(key)?.remove();
    this.elements.delete(key);
  }
}

/** @param {string} html */
function made(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

const parts = new Map(found("[data-part]").map((place) => [place.dataset.part ?? "", new Part(place)]));

/** Before the whole page comes anew. */
export function emptyParts() {
  for (const part of parts.values()) part.empty();
}

/** @param {Step} step */
export function takeStep(step) {
  for (const [name, change] of Object.entries(step)) parts.get(name)?.take(change);
}

/**
 * The elements of a part by their keys.
 * @param {string} name
 */
export const elementsOf = (name) => parts.get(name)?.elements ?? new Map();
