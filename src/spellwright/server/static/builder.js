// The builder: a draft changes piece by piece, and the server lays it out. Nothing is in the game until it is entered.

import { around, byId, first, inputById, parts, smallButton, textById } from "./dom.js";
import { keepDrafts, keptDrafts, lastDraft, noteLastDraft } from "./kept_drafts.js";
import { copyText } from "./safe.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const { table = "", own = "", back = "/" } = document.body.dataset;
let draft = "";
/** What is being asked of the server; the next waits for it. */
let busy = Promise.resolve();

/** @param {string} sentence */
const tell = (sentence) => {
  byId("builder-said").textContent = sentence;
};

/**
 * @param {string} path
 * @param {Record<string, string>} said
 */
async function ask(path, said) {
  const manners = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) };
  const answer = await fetch(`/tables/${table}/builder${path}?own_seat=${own}`, manners);
  if (answer.ok) return answer.status === 204 ? {} : answer.json();
  const refused = await answer.json().catch(() => ({}));
  toast(refused.sentence ?? say("text-unreached"));
  return null;
}

/**
 * @param {string} text
 * @param {string} change
 */
async function lay(text, change = "") {
  const laid = await ask("", { text, change });
  if (!laid) return;
  const find = document.getElementById("find-piece") ? inputById("find-piece").value : "";
  const only = document.getElementById("only-fitting") ? inputById("only-fitting").checked : false;
  const folded = parts("details[data-shelf]:not([open])").map((one) => one.dataset.shelf);
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.change : "";
  draft = laid.text;
  byId("bench").innerHTML = laid.bench;
  textById("draft-text").value = draft;
  inputById("find-piece").value = find;
  inputById("only-fitting").checked = only;
  for (const shelf of folded) first(`[data-shelf="${shelf}"]`)?.removeAttribute("open");
  if (focused) focusNear(focused);
  filter();
}

/**
 * The same piece keeps the focus, though its button may be another.
 * @param {string} change
 */
function focusNear(change) {
  const piece = change.split(" ").slice(1).join(" ");
  const same = [change, `add ${piece}`, `remove ${piece}`].map((one) => first(`[data-change="${one}"]:not(:disabled)`));
  same.find(Boolean)?.focus({ preventScroll: true });
}

function filter() {
  const wanted = inputById("find-piece").value.trim().toLowerCase();
  const only = inputById("only-fitting").checked;
  for (const piece of parts(".piece")) {
    const isUnfit = piece.classList.contains("unfit") && !piece.classList.contains("taken");
    piece.hidden = !(piece.dataset.words ?? "").includes(wanted) || (only && isUnfit);
  }
}

/** @param {() => Promise<void>} work */
function next(work) {
  busy = busy.then(work, work);
}

async function enter() {
  if ((await ask("/entry", { text: draft })) === null) return;
  noteLastDraft(draft);
  location.assign(back);
}

/** @param {string} other */
async function compare(other) {
  const told = await ask("", { text: draft, other });
  if (told) byId("comparison").innerHTML = told.comparison;
}

/**
 * @param {string} label
 * @param {Record<string, string>} data
 * @param {string} title
 */
function made(label, data, title = label) {
  const one = smallButton(label);
  one.setAttribute("aria-label", title);
  Object.assign(one.dataset, data);
  return one;
}

function list() {
  const all = keptDrafts();
  const lines = Object.entries(all).map(([name, text]) => {
    const line = document.createElement("li");
    const use = made(name, { text });
    const beside = made(say("button-compare-draft"), { compare: text }, say("button-compare-with", { name }));
    const away = made(say("button-forget"), { forget: name }, say("button-forget-which", { name }));
    line.append(use, beside, away);
    return line;
  });
  byId("kept").replaceChildren(...lines);
  byId("none-kept").hidden = lines.length > 0;
}

document.addEventListener("click", (event) => {
  const { change, text, compare: other, forget } = around(event, "button")?.dataset ?? {};
  if (change) next(() => lay(draft, change));
  else if (text !== undefined) next(() => lay(text));
  else if (other !== undefined) next(() => compare(other));
  else if (forget !== undefined) {
    const { [forget]: _, ...others } = keptDrafts();
    keepDrafts(others);
    list();
  } else if (around(event, "#enter")) next(enter);
  else if (around(event, "#as-last-time")) next(() => lay(lastDraft()));
  else if (around(event, "#read-draft")) next(() => lay(textById("draft-text").value));
});

byId("bench").addEventListener("input", filter);
byId("keep").addEventListener("click", () => {
  const name = inputById("draft-name").value.trim();
  if (!name) return tell(say("text-draft-needs-name"));
  keepDrafts({ ...keptDrafts(), [name]: draft });
  list();
  tell(say("text-draft-kept", { name }));
});
byId("copy-draft").addEventListener("click", async () => {
  tell((await copyText(draft)) ? say("text-draft-copied") : say("text-draft-not-copied"));
});

/**
 * The Models of a draft: what was entered in the first part belongs to the same thing if they are the same.
 * @param {string} text
 */
const models = (text) => /^models:(.*)$/m.exec(text)?.[1].trim() ?? "";

byId("as-last-time").hidden = !lastDraft();
list();
next(async () => {
  const there = document.body.dataset.draft ?? "";
  const isGoingOn = models(there) !== "" && models(there) === models(lastDraft());
  await lay(isGoingOn ? lastDraft() : there);
});
