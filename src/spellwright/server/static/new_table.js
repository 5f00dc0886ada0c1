// The form of a new table: options that make no difference with what is chosen are out of the way.

import { parts } from "./dom.js";

const form = document.querySelector("form.new-table");

/** @param {string} name */
function chosen(name) {
  if (!(form instanceof HTMLFormElement)) return "";
  const values = new FormData(form).getAll(name);
  return String(values.at(-1) ?? "");
}

/**
 * Whether an option makes a difference, with what it depends on.
 * @param {HTMLElement} option
 * @returns {boolean}
 */
function matters(option) {
  const { with: other = "", values = "[]" } = option.dataset;
  if (!other) return true;
  const above = document.getElementsByName(other)[0]?.closest("[data-with]");
  const isThere = !(above instanceof HTMLElement) || matters(above);
  return isThere && JSON.parse(values).includes(chosen(other));
}

function arrange() {
  for (const option of parts("[data-with]")) option.hidden = !matters(option);
  for (const group of parts("form.new-table > section:has(> [data-with])"))
    group.hidden = [...group.querySelectorAll(":scope > div")].every((one) => one.hasAttribute("hidden"));
}

form?.addEventListener("change", arrange);
arrange();
