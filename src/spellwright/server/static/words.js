// The words of the script. The page brings them, in the language of whoever reads it.

import { byId } from "./dom.js";

/**
 * @typedef {string | number} Argument
 *
 * A text, a place, or variants of which one is chosen by a number or a word.
 * @typedef {string | { place: string } | { by: string, usual: string, variants: Record<string, Part[]> }} Part
 */

/** @type {Record<string, Part[]>} */
const MESSAGES = JSON.parse(byId("words").textContent);
const { lang } = document.documentElement;
const plurals = new Intl.PluralRules(known(lang));
const numbers = new Intl.NumberFormat(known(lang));

/**
 * A browser may not know how a language counts.
 * @param {string} code
 */
function known(code) {
  return Intl.PluralRules.supportedLocalesOf([code])[0] ?? "en";
}

/**
 * The sentence of that key in `script.ftl`.
 * @param {string} key
 * @param {Record<string, Argument>} args
 */
export function say(key, args = {}) {
  const message = MESSAGES[key];
  if (!message) throw new Error(`No catalog has ${key}.`);
  return filled(message, args);
}

/**
 * @param {Part[]} parts
 * @param {Record<string, Argument>} args
 * @returns {string}
 */
function filled(parts, args) {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("place" in part) return written(args[part.place]);
      return filled(chosen(part, args[part.by]), args);
    })
    .join("");
}

/** @param {Argument} value */
const written = (value) => (typeof value === "number" ? numbers.format(value) : value);

/**
 * @param {{ usual: string, variants: Record<string, Part[]> }} choice
 * @param {Argument} value
 */
function chosen({ usual, variants }, value) {
  const form = typeof value === "number" ? plurals.select(value) : usual;
  return variants[String(value)] ?? variants[form] ?? variants[usual];
}
