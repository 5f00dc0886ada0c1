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
import { elementsOf, emptyParts, takeStep } from "./parts.js";
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
 * How the page has changed since what it showed (or since an empty page), and what was done last by this seat.
 * @typedef {{ type: "page", key: string, asked: boolean, since: string, seen: string, steps: import("./parts.js").Step[] }} Update
 *
 * @typedef {{ type: "refusal", key: string, sentence: string, clause: string }} Refusal
 *
 * @typedef {{ type: "hint", key: string, option: string, reason: string }} Hint
 *
 * @typedef {{ type: "word", key: string, word: string } | { type: "reported", key: string, report: string }} Taken
 *
 * @typedef {{ type: "receipt" | "entered" | "said" | "removed", key: string }} Done
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

let { seen = "" } = document.body.dataset;

const connection = new Connection(`/api/tables/${table}/stream`, {
  query: () => `form=page&seen=${seen}`,
  receive,
  show: showConnection,
});

/**
 * @param {boolean} isOn
 * @param {number} waiting
 */
function showConnection(isOn, waiting) {
  document.body.dataset.connection = isOn ? "on" : "off";
  const then = waiting ? " What you chose and wrote is kept, and sent then." : "";
  byId("connection").textContent = isOn ? "" : `Connecting again …${then}`;
}

/** @param {Update | Refusal | Hint | Taken | Done} message */
function receive(message) {
  if (message.type === "refusal") return refuse(message);
  forget(message.key);
  if (message.type === "page") {
    seen = message.seen;
    updates.push(message);
    showNext();
  } else if (message.type === "hint") showHint(message);
  else if (message.type === "word") keep(table, { seat: Number(seat), word: message.word });
  else if (message.type === "reported") toast(`Thank you. The report is kept as ${message.report}.`);
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
  if (message && LASTING.includes(message.act)) document.body.classList.remove("sending");
  return message;
}

/**
 * Words that were refused are in their field again, after what stands there already.
 * @param {Message} refused
 */
function giveBack({ act, text = "" }) {
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
  rest();
  show(...updates.splice(0));
}

/** @param {Update[]} together */
function show(...together) {
  const last = together.at(-1);
  if (!last) return;
  const before = places();
  const shown = values();
  const stage = shownClash();
  const told = newest();
  const focused = document.activeElement;
  const inPrompt = focused === document.body || (focused && closest(focused, "#prompt"));
  const changed = take(together);
  hide();
  if (changed.has("board")) {
    glide(before);
    restsAt = Date.now() + glideTime();
  }
  const moving = Math.min(move(shown), LONGEST_SHOW);
  restsAt = Math.max(restsAt, Date.now() + moving);
  showClash(stage, moving);
  if (changed.has("log")) tellNews(told);
  if (changed.has("prompt")) {
    waitingSince = Date.now();
    sayHint("");
    if (inPrompt) document.getElementById("question")?.focus({ preventScroll: true });
  }
  document.title = last.asked ? `● Your turn · ${title}` : title;
  if (last.asked && !wasAsked) {
    tick();
    notice("It is your turn.");
  }
  wasAsked = last.asked;
  document.body.dataset.shown = String(Number(document.body.dataset.shown || 0) + 1);
}

/**
 * Which parts have changed by all these.
 * @param {Update[]} together
 */
function take(together) {
  const changed = new Set();
  for (const { since, steps } of together) {
    if (!since) emptyParts();
    for (const step of steps) {
      takeStep(step);
      for (const name of Object.keys(step)) changed.add(name);
    }
  }
  return changed;
}

/** The number of the last event in the log. */
const newest = () => Math.max(0, ...[...elementsOf("log").keys()].map(Number));

/** @param {number} told */
function tellNews(told) {
  const lines = [...elementsOf("log")].filter(([number]) => Number(number) > told);
  const fresh = lines.sort(([one], [other]) => Number(one) - Number(other)).map(([, line]) => line);
  for (const line of fresh) line.classList.add("fresh");
  byId("news").textContent = fresh.map((line) => line.firstChild?.textContent ?? "").join(" ");
}

/**
 * @param {string} act
 * @param {{ text?: string, seat?: number }} more
 */
function send(act, more = {}) {
  const isLasting = LASTING.includes(act);
  if (isLasting && document.body.classList.contains("sending")) return;
  if (isLasting && updates.length) return showAll();
  if (isLasting) document.body.classList.add("sending");
  connection.send({ act, key: randomHex(16), ...more });
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
      send(name, field ? { text: field.value } : {});
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
  if (input.value.trim()) send("say", { text: input.value });
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
removeWith((removed) => send("remove", { seat: Number(removed) }));
prepareWith((text) => send("enter", { text }));
chooseWith((option) => send("choose", { text: option }), act);
startTour(game);
connection.open();

// The promise is kept here before the word is told to anybody.
keep(table, { commitment });
if (word === "wanted") {
  send("word", { text: sessionStorage.getItem("word") || randomHex(8) });
  sessionStorage.removeItem("word");
}
