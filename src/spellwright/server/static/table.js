// A table: shows what the server sends, sends what is chosen, asks in dialogs.

import { hide } from "./cards.js";
import { chooseWith, lightOption } from "./choosing.js";
import { clashWith, showClash, shownClash } from "./clash.js";
import { Connection } from "./connection.js";
import { all, around, byId, closest, dialogById, first, inputById } from "./dom.js";
import { glide, places } from "./gliding.js";
import { keep } from "./luck.js";
import { move, rest, values } from "./motion.js";
import { muteWith } from "./muting.js";
import { openPeople, removeWith } from "./people.js";
import { openPrepared, prepareWith } from "./preparing.js";
import { randomHex } from "./safe.js";
import { glideTime, notice, tick } from "./settings.js";
import { toast } from "./toast.js";
import { startTour } from "./tour.js";
import "./zooming.js";

/**
 * @typedef {import("./connection.js").Message} Message
 *
 * Parts of the page that are new, by the ids of their places, and whether something is asked.
 * @typedef {{ parts: Record<string, string>, asked: boolean }} Update
 *
 * @typedef {{ key?: string, sentence: string, clause?: string }} Refusal
 *
 * @typedef {{ option: string, reason: string }} Hint
 *
 * What came of a message; it comes after the parts that show it.
 * @typedef {{ key: string, word?: string, hint?: Hint, report?: string }} Answer
 */

const { table = "", game = "", seat, commitment, word } = document.body.dataset;
const title = document.title;
const THINKING = "Thinking it through …";
const KEPT = "There is no connection now. Your words are kept, and sent when it is back.";
/** One at a time: until it is answered, nothing else of these is sent. */
const LASTING = ["choose", "undo", "allow", "refuse", "concede", "word"];
/** Where words are written, by the act that sends them. */
const FIELDS = new Map([
  ["say", "say"],
  ["report", "note"],
]);
const MOST_WAITING = 6;
const LONGEST_SHOW = 2500;
/** @type {Update[]} */
const updates = [];
let wasAsked = false;
let waitingSince = Date.now();
let restsAt = 0;
let showing = 0;

const connection = new Connection(`/tables/${table}/live`, { receive, show: showConnection });

/**
 * @param {boolean} isOn
 * @param {number} waiting
 */
function showConnection(isOn, waiting) {
  document.body.dataset.connection = isOn ? "on" : "off";
  const then = waiting ? " What you chose and wrote is kept, and sent then." : "";
  byId("connection").textContent = isOn ? "" : `Connecting again …${then}`;
}

/** @param {{ refused: Refusal } | Update | Answer} message */
function receive(message) {
  if ("refused" in message) refuse(message.refused);
  else if ("parts" in message) {
    updates.push(message);
    showNext();
  } else {
    forget(message.key);
    if (message.word) keep(table, { seat: Number(seat), word: message.word });
    if (message.hint) showHint(message.hint);
    if (message.report) toast(`Thank you. The report is kept as ${message.report}.`);
  }
}

/** @param {Refusal} refusal */
function refuse(refusal) {
  const refused = forget(refusal.key);
  const clause = refusal.clause ? ` (${refusal.clause})` : "";
  toast(refusal.sentence + clause);
  if (refused) giveBack(refused);
  if (hintText() === THINKING) sayHint("");
}

/** @param {string | undefined} key */
function forget(key) {
  const message = connection.answered(key);
  document.body.classList.remove("sending");
  return message;
}

/**
 * Words that were refused are in their field again, after what stands there already.
 * @param {Message} refused
 */
function giveBack({ act, text }) {
  const field = document.getElementById(FIELDS.get(act) ?? "");
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.value = field.value ? `${field.value} ${text}` : text;
}

// What comes while something still moves waits for it; whoever is far behind sees the last at once.
function showNext() {
  clearTimeout(showing);
  const left = restsAt - Date.now();
  if (left > 0 && updates.length <= MOST_WAITING) {
    showing = setTimeout(showNext, left);
    return;
  }
  const next = left > 0 ? undefined : updates.shift();
  if (left > 0) showAll();
  else if (next) show(next);
  if (updates.length) showNext();
}

// Nobody chooses in a position that is no more: who is quicker than the motion sees where it ends.
function showAll() {
  const last = updates.at(-1);
  const parts = Object.assign({}, ...updates.splice(0).map((update) => update.parts));
  rest();
  if (last) show({ ...last, parts });
}

/** @param {Update} update */
function show(update) {
  const before = places();
  const shown = values();
  const stage = shownClash();
  const told = Number(first("#log ol")?.dataset.count ?? 0);
  const focused = document.activeElement;
  const inPrompt = focused === document.body || (focused && closest(focused, "#prompt"));
  for (const [name, part] of Object.entries(update.parts)) byId(name).innerHTML = part;
  hide();
  if (update.parts.board) {
    glide(before);
    restsAt = Date.now() + glideTime();
  }
  const moving = Math.min(move(shown), LONGEST_SHOW);
  restsAt = Math.max(restsAt, Date.now() + moving);
  showClash(stage, moving);
  if (update.parts.log) tellNews(told);
  if (update.parts.prompt) {
    waitingSince = Date.now();
    if (inPrompt) document.getElementById("question")?.focus({ preventScroll: true });
  }
  document.title = update.asked ? `● Your turn · ${title}` : title;
  if (update.asked && !wasAsked) {
    tick();
    notice("It is your turn.");
  }
  wasAsked = update.asked;
  document.body.dataset.shown = String(Number(document.body.dataset.shown || 0) + 1);
}

/** @param {number} told */
function tellNews(told) {
  const log = first("#log ol");
  const fresh = [...(log?.children ?? [])].slice(0, Number(log?.dataset.count ?? 0) - told);
  for (const line of fresh) line.classList.add("fresh");
  byId("news").textContent = fresh
    .map((line) => line.firstChild?.textContent ?? "")
    .reverse()
    .join(" ");
}

/** @param {string} act */
function send(act, text = "") {
  const isLasting = LASTING.includes(act);
  if (isLasting && document.body.classList.contains("sending")) return;
  if (isLasting && updates.length) return showAll();
  if (isLasting) document.body.classList.add("sending");
  connection.send({ act, key: randomHex(16), text });
  if (!connection.isOpen && FIELDS.has(act)) toast(KEPT);
}

// A hint stands beside its question until that is answered: reasons take their time to read.
function hintText() {
  return document.getElementById("hint")?.textContent;
}

/** @param {string} words */
function sayHint(words) {
  const place = document.getElementById("hint");
  if (place) place.textContent = words;
}

/** @param {Hint} hint */
function showHint(hint) {
  sayHint(`Hint: ${hint.reason}`);
  const button = first(`#prompt [data-option="${CSS.escape(hint.option)}"]`);
  button?.closest("details")?.setAttribute("open", "");
  button?.focus();
  lightOption(hint.option);
}

function askForHint() {
  if (hintText() === THINKING) return;
  sayHint(THINKING);
  send("hint");
}

/** @param {string} name */
function act(name) {
  const dialog = document.getElementById(name);
  if (name === "prepared") openPrepared();
  else if (name === "people") openPeople();
  else if (name === "hint") askForHint();
  else if (dialog instanceof HTMLDialogElement) dialog.showModal();
  else send(name);
}

for (const name of ["concede", "report"]) {
  const dialog = dialogById(name);
  dialog.addEventListener("close", () => {
    const field = dialog.querySelector("textarea");
    if (dialog.returnValue === "yes") {
      send(name, field?.value ?? "");
      if (field) field.value = "";
    }
    dialog.returnValue = "";
  });
}

document.addEventListener("click", (event) => {
  const tab = around(event, "[data-tab]:not(body)");
  if (tab) {
    document.body.dataset.tab = tab.dataset.tab;
    for (const other of all(".tabs button")) other.setAttribute("aria-pressed", String(other === tab));
  }
  const wanted = around(event, "[data-act]")?.dataset.act;
  if (wanted) act(wanted);
});

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = inputById("say");
  if (input.value.trim()) send("say", input.value);
  input.value = "";
});

setInterval(() => {
  const seconds = Math.round((Date.now() - waitingSince) / 1000);
  const place = document.getElementById("thinking");
  if (place) place.textContent = `, ${seconds} s`;
}, 1000);

// Whether there was something to skip.
function skip() {
  const isMoving = restsAt > Date.now();
  restsAt = 0;
  if (updates.length) showAll();
  else rest();
  return isMoving;
}

clashWith(skip);
muteWith(table);
removeWith((removed) => send("remove", removed));
prepareWith((text) => send("enter", text));
chooseWith((option) => send("choose", option), act);
startTour(game);
connection.open();

// The promise is kept here before the word is told to anybody.
keep(table, { commitment });
if (word === "wanted") {
  send("word", sessionStorage.getItem("word") || randomHex(8));
  sessionStorage.removeItem("word");
}
