// A table: shows what the server sends, sends what is chosen, asks in dialogs.

import { hide } from "./cards.js";
import { chooseWith, lightOption } from "./choosing.js";
import { clashWith, showClash, shownClash } from "./clash.js";
import { glide, places } from "./gliding.js";
import { move, rest, values } from "./motion.js";
import { toast } from "./page.js";
import { keep } from "./luck.js";
import { muteWith } from "./muting.js";
import { openPeople, removeWith } from "./people.js";
import { openPrepared, prepareWith } from "./preparing.js";
import { randomHex } from "./safe.js";
import { glideTime, notice, tick } from "./settings.js";
import { startTour } from "./tour.js";
import "./zooming.js";

const { table, game, seat, commitment, word } = document.body.dataset;
const unsent = new Map();
const title = document.title;
const THINKING = "Thinking it through …";
let socket = null;
let wait = 250;
let wasAsked = false;
let waitingSince = Date.now();
let restsAt = 0;
const updates = [];
const MOST_WAITING = 6;
const LONGEST_SHOW = 2500;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/tables/${table}/live`);
  socket.addEventListener("open", () => {
    showConnection("on");
    for (const message of unsent.values()) socket.send(JSON.stringify(message));
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    if (event.code === 4404) return;
    showConnection("off");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  });
}

function showConnection(is) {
  document.body.dataset.connection = is;
  document.getElementById("connection").textContent = is === "on" ? "" : "Connecting again …";
}

function receive(message) {
  if (message.refused) {
    forget(message.refused.key);
    const clause = message.refused.clause ? ` (${message.refused.clause})` : "";
    toast(message.refused.sentence + clause);
    if (hintText() === THINKING) sayHint("");
  } else if (message.parts) {
    wait = 250;
    updates.push(message);
    showNext();
  } else {
    // It comes after the parts that show what came of the act: until then nothing else is sent.
    forget(message.key);
    if (message.word) keep(table, { seat: Number(seat), word: message.word });
    if (message.hint) showHint(message.hint);
    if (message.report) toast(`Thank you. The report is kept as ${message.report}.`);
  }
}

function forget(key) {
  unsent.delete(key);
  document.body.classList.remove("sending");
}

// What comes while something still moves waits for it; whoever is far behind sees the last at once.
function showNext() {
  clearTimeout(showNext.timer);
  const left = restsAt - Date.now();
  if (left > 0 && updates.length <= MOST_WAITING) {
    showNext.timer = setTimeout(showNext, left);
    return;
  }
  if (left > 0) showAll();
  else if (updates.length) show(updates.shift());
  if (updates.length) showNext();
}

// Nobody chooses in a position that is no more: who is quicker than the motion sees where it ends.
function showAll() {
  const last = updates.at(-1);
  const parts = Object.assign({}, ...updates.splice(0).map((update) => update.parts));
  rest();
  if (last) show({ ...last, parts });
}

function show(update) {
  const before = places();
  const shown = values();
  const stage = shownClash();
  const told = Number(document.querySelector("#log ol")?.dataset.count ?? 0);
  const inPrompt = document.activeElement?.closest("#prompt") || document.activeElement === document.body;
  for (const [name, part] of Object.entries(update.parts)) document.getElementById(name).innerHTML = part;
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
  document.body.dataset.shown = Number(document.body.dataset.shown || 0) + 1;
}

function tellNews(told) {
  const log = document.querySelector("#log ol");
  const fresh = [...(log?.children ?? [])].slice(0, Number(log?.dataset.count ?? 0) - told);
  for (const line of fresh) line.classList.add("fresh");
  document.getElementById("news").textContent = fresh
    .map((line) => line.firstChild.textContent)
    .reverse()
    .join(" ");
}

function send(act, text = "") {
  const lasting = ["choose", "undo", "allow", "refuse", "concede", "word"].includes(act);
  if (lasting && document.body.classList.contains("sending")) return;
  if (lasting && updates.length) return showAll();
  const message = { act, key: randomHex(16), text };
  if (lasting) {
    unsent.set(message.key, message);
    document.body.classList.add("sending");
  }
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// A hint stands beside its question until that is answered: reasons take their time to read.
function hintText() {
  return document.getElementById("hint")?.textContent;
}

function sayHint(words) {
  const place = document.getElementById("hint");
  if (place) place.textContent = words;
}

function showHint(hint) {
  sayHint(`Hint: ${hint.reason}`);
  const button = document.querySelector(`#prompt [data-option="${CSS.escape(hint.option)}"]`);
  button?.closest("details")?.setAttribute("open", "");
  button?.focus();
  lightOption(hint.option);
}

function askForHint() {
  if (hintText() === THINKING) return;
  sayHint(THINKING);
  send("hint");
}

function act(name) {
  const dialog = document.getElementById(name);
  if (name === "prepared") openPrepared();
  else if (name === "people") openPeople();
  else if (name === "hint") askForHint();
  else if (dialog) dialog.showModal();
  else send(name);
}

for (const name of ["concede", "report"]) {
  const dialog = document.getElementById(name);
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "yes") send(name, dialog.querySelector("textarea")?.value ?? "");
    dialog.returnValue = "";
  });
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab]:not(body)");
  if (tab) {
    document.body.dataset.tab = tab.dataset.tab;
    for (const other of document.querySelectorAll(".tabs button"))
      other.setAttribute("aria-pressed", other === tab);
  }
  const wanted = event.target.closest("[data-act]")?.dataset.act;
  if (wanted) act(wanted);
});

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = document.getElementById("say");
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
removeWith((seat) => send("remove", seat));
prepareWith((text) => send("enter", text));
chooseWith((option) => send("choose", option), act);
startTour(game);
connect();

// The promise is kept here before the word is told to anybody.
keep(table, { commitment });
if (word === "wanted") {
  send("word", sessionStorage.getItem("word") || randomHex(8));
  sessionStorage.removeItem("word");
}
