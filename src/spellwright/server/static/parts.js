// The parts of the page: lists of keyed elements, of which the server tells what has changed.

import { parts as found } from "./dom.js";

/**
 * How an element becomes another: how many pieces it has, then new text and runs of its pieces, in their order.
 * @typedef {[count: number, runs: (string | [first: number, end: number])[]]} Patch
 *
 * What is gone, and what is put where: its key, its content (null: it has only moved), the key before it.
 * @typedef {[gone: string[], put: [key: string, content: string | Patch | null, before: string][]]} ListChange
 *
 * By the name of a part, how it has changed.
 * @typedef {Record<string, ListChange>} Step
 */

/** An element of ours that is not what the server takes it for: the page has to be made anew. */
export class Unlike extends Error {}

/**
 * A piece begins with a tag; tags that close right after another one belong to the piece before. So there are as many
 * of them here as on the server, whoever wrote the element.
 * @param {string} html
 */
const piecesOf = (html) =>
  html
    .replaceAll("></", ">\0/")
    .split("<")
    .slice(1)
    .map((piece) => `<${piece.replaceAll("\0", "<")}`);

class Part {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {string[]} */
    const keys = JSON.parse(place.dataset.keys ?? "[]");
    this.elements = new Map(keys.map((key, at) => [key, place.children[at]]));
    /** How each was written, before anything else on the page has touched it. */
    this.written = new Map([...this.elements].map(([key, element]) => [key, element.outerHTML]));
  }

  /** @param {ListChange} change */
  take([gone, put]) {
    for (const key of gone) this.#drop(key);
    for (const [key, content, before] of put) {
      const html = typeof content === "object" && content !== null ? this.#patched(key, content) : content;
      const element = html === null ? this.elements.get(key) : made(html);
      if (!element) continue;
      if (html !== null) {
        this.#drop(key);
        this.written.set(key, html);
      }
      this.elements.set(key, element);
      const last = this.elements.get(before);
      if (last) last.after(element);
      else this.place.prepend(element);
    }
  }

  /**
   * @param {string} key
   * @param {Patch} patch
   */
  #patched(key, [count, runs]) {
    const pieces = piecesOf(this.written.get(key) ?? "");
    if (pieces.length !== count) throw new Unlike(`${this.place.id}: ${key}`);
    return runs.map((run) => (typeof run === "string" ? run : pieces.slice(...run).join(""))).join("");
  }

  empty() {
    this.elements.clear();
    this.written.clear();
    this.place.replaceChildren();
  }

  /** @param {string} key */
  #drop(key) {
    this.elements.get(key)?.remove();
    this.elements.delete(key);
    this.written.delete(key);
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
