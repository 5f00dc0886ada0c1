// What a player prepares as text: kept by this browser for each game, copied, entered at a table.

import { buttonById, byId, dialogById, first, inputById, smallButton, textById } from "./dom.js";
import { keepDrafts as keep, keptDrafts as kept, noteLastDraft } from "./kept_drafts.js";
import { copyText } from "./safe.js";
import { say } from "./words.js";

const text = () => textById("prepared-text");
const named = () => inputById("prepared-name");
let filled = "";

/** @param {string} sentence */
function tell(sentence) {
  byId("prepared-said").textContent = sentence;
}

/**
 * @param {string} name
 * @param {string} words
 */
function fill(name, words) {
  text().value = words;
  named().value = name;
}

/**
 * @param {string} label
 * @param {() => void} does
 * @param {string} title
 */
function button(label, does, title = "") {
  const made = smallButton(label);
  if (title) made.setAttribute("aria-label", title);
  made.addEventListener("click", does);
  return made;
}

/**
 * @param {string} name
 * @param {string} words
 * @param {boolean} canForget
 */
function line(name, words, canForget) {
  const item = document.createElement("li");
  item.append(button(name, () => fill(canForget ? name : (table().name ?? ""), words)));
  if (canForget) item.append(button(say("button-forget"), () => forget(name), say("button-forget-which", { name })));
  return item;
}

/** @param {string} name */
function forget(name) {
  const all = kept();
  delete all[name];
  keep(all);
  list();
  tell(say("text-forgotten", { name }));
}

/**
 * What lies on the table now, and whether a text could be entered.
 * @returns {DOMStringMap}
 */
const table = () => first('#prompt [data-act="prepared"]')?.dataset ?? {};

function list() {
  const lines = Object.entries(kept()).map(([name, words]) => line(name, words, true));
  const there = table().text;
  if (there) lines.unshift(line(say("label-on-the-table"), there, false));
  byId("prepared-kept").replaceChildren(...lines);
}

// What somebody has written or chosen here stays; only our own filling is replaced by a newer one.
export function openPrepared() {
  if (text().value === filled) {
    filled = table().text ?? "";
    fill(table().name ?? "", filled);
  }
  buttonById("prepared-enter").disabled = !table().open;
  tell("");
  list();
  dialogById("prepared").showModal();
}

/** @param {(words: string) => void} enter */
export function prepareWith(enter) {
  if (!document.getElementById("prepared")) return;
  const dialog = dialogById("prepared");
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "yes" && text().value.trim()) {
      noteLastDraft(text().value);
      enter(text().value);
    }
    dialog.returnValue = "";
  });
  byId("prepared-keep").addEventListener("click", () => {
    const name = named().value.trim();
    if (!name || !text().value.trim()) return tell(say("text-needs-name"));
    keep({ ...kept(), [name]: text().value });
    list();
    tell(say("text-kept", { name }));
  });
  byId("prepared-copy").addEventListener("click", async () => {
    const isCopied = await copyText(text().value);
    text().select();
    tell(say(isCopied ? "text-copied" : "text-copy-selected"));
  });
}
