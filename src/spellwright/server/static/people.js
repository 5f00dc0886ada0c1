// For the host: removing a person, and inviting another in their place. It is asked once more.

import { around, byId, dialogById, first, parts, smallButton } from "./dom.js";
import { say } from "./words.js";

/**
 * What the server writes beside the button.
 * @typedef {{ seat: number, name: string }} Person
 * @typedef {{ seat: number, link: string }} Vacancy
 */

const dialog = dialogById("people");
const [listed, asked] = parts("form", dialog);
const button = () => first('#menu [data-act="people"]');
let seat = "";

/**
 * @param {string} words
 * @param {HTMLElement[]} more
 */
function line(words, ...more) {
  const item = document.createElement("li");
  item.append(words, ...more);
  return item;
}

/**
 * @param {string} label
 * @param {Record<string, string>} data
 */
function made(label, data) {
  const one = smallButton(label);
  Object.assign(one.dataset, data);
  return one;
}

export function openPeople() {
  const { people = "[]", vacant = "[]" } = button()?.dataset ?? {};
  /** @type {Person[]} */
  const those = JSON.parse(people);
  /** @type {Vacancy[]} */
  const free = JSON.parse(vacant);
  byId("people-listed").replaceChildren(
    ...those.map((one) => line(one.name, made(say("button-remove"), { remove: String(one.seat), name: one.name }))),
    ...free.map((one) =>
      line(say("text-seat-vacant", { n: one.seat + 1 }), made(say("button-copy-invitation"), { copy: one.link })),
    ),
  );
  show(listed);
}

/** @param {HTMLElement} form */
function show(form) {
  listed.hidden = form !== listed;
  asked.hidden = form !== asked;
  if (!dialog.open) dialog.showModal();
}

/** @param {(seat: string) => void} remove */
export function removeWith(remove) {
  document.addEventListener("click", (event) => {
    const wanted = around(event, "[data-remove]");
    if (!wanted) return;
    seat = wanted.dataset.remove ?? "";
    const { name = "" } = wanted.dataset;
    byId("removing").textContent = button() ? say("text-remove-for-bot", { name }) : say("text-remove", { name });
    show(asked);
  });
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "remove") remove(seat);
    dialog.returnValue = "";
  });
}
