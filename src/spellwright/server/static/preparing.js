// What a player prepares as text: kept by this browser for each game, copied, entered at a table.

import { copyText } from "./safe.js";

const dialog = document.getElementById("prepared");
const shelf = `prepared:${document.body.dataset.game}`;
const part = (name) => document.getElementById(`prepared-${name}`);
const ON_THE_TABLE = "On the table";
let filled = "";

function kept() {
  try {
    return JSON.parse(localStorage.getItem(shelf)) ?? {};
  } catch {
    return {};
  }
}

const keep = (all) => localStorage.setItem(shelf, JSON.stringify(all));

function say(sentence) {
  part("said").textContent = sentence;
}

function fill(name, text) {
  part("text").value = text;
  part("name").value = name;
}

function button(label, does, title) {
  const made = document.createElement("button");
  Object.assign(made, { type: "button", className: "small", textContent: label });
  if (title) made.setAttribute("aria-label", title);
  made.addEventListener("click", does);
  return made;
}

function line(name, text, canForget) {
  const item = document.createElement("li");
  item.append(button(name, () => fill(canForget ? name : table().name, text)));
  if (canForget) item.append(button("Forget", () => forget(name), `Forget ${name}`));
  return item;
}

function forget(name) {
  const all = kept();
  delete all[name];
  keep(all);
  list();
  say(`${name} is forgotten.`);
}

const table = () => document.querySelector('#prompt [data-act="prepared"]')?.dataset ?? {};

function list() {
  const lines = Object.entries(kept()).map(([name, text]) => line(name, text, true));
  if (table().text) lines.unshift(line(ON_THE_TABLE, table().text, false));
  part("kept").replaceChildren(...lines);
}

// What somebody has written or chosen here stays; only our own filling is replaced by a newer one.
export function openPrepared() {
  if (part("text").value === filled) {
    filled = table().text ?? "";
    fill(table().name ?? "", filled);
  }
  part("enter").disabled = !table().open;
  say("");
  list();
  dialog.showModal();
}

export function prepareWith(enter) {
  if (!dialog) return;
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "yes" && part("text").value.trim()) enter(part("text").value);
    dialog.returnValue = "";
  });
  part("keep").addEventListener("click", () => {
    const name = part("name").value.trim();
    if (!name || !part("text").value.trim()) return say("It needs a text and a name.");
    keep({ ...kept(), [name]: part("text").value });
    list();
    say(`${name} is kept.`);
  });
  part("copy").addEventListener("click", async () => {
    const isCopied = await copyText(part("text").value);
    part("text").select();
    say(isCopied ? "The text is copied." : "Copy the selected text.");
  });
}
