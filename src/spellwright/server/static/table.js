// A table: shows what the server sends, sends what is chosen, asks in dialogs.

import { offerStandIns } from "./away.js";
import { BeatPlayer } from "./beats.js";
import { chooseWith } from "./choosing.js";
import { clashWith, showClash, shownClash } from "./clash.js";
import { Connection } from "./connection.js";
import { around, byId, closest, dialogById, first, inputById } from "./dom.js";
import { glide, places } from "./gliding.js";
import { clearHint, isThinking, showHint, tellThinking } from "./hints.js";
import { keep } from "./luck.js";
import { move, rest, values } from "./motion.js";
import { muteWith } from "./muting.js";
import { ownSeat, passOn } from "./one_device.js";
import { elementsOf, emptyParts, takeStep, Unlike } from "./parts.js";
import { openPeople, removeWith } from "./people.js";
import { hide } from "./popup.js";
import { openPrepared, prepareWith } from "./preparing.js";
import { makeRoom } from "./room.js";
import { randomHex } from "./safe.js";
import { glideTime, notice, restOfBeat } from "./settings.js";
import { acted, keepPast, lookBack, markChanges, returnToNow } from "./since.js";
import { sound } from "./sounds.js";
import { showStory } from "./story.js";
import { showTray } from "./tabs.js";
import "./things.js";
import { toast } from "./toast.js";
import { startTour } from "./tour.js";
import { wishWith } from "./wishes.js";
import { say } from "./words.js";
import { lookAtChoices } from "./zooming.js";

/**
 * @typedef {import("./connection.js").Message} Message
 *
 * How the page has changed since what it showed (or since an empty page), and what was done last by this seat.
 * @typedef {{ type: "page", key: string, asked: boolean, since: string, seen: string, pass_to: number, covered: boolean, steps: { parts: import("./parts.js").Step, banner?: string, back?: boolean }[] }} Update
 *
 * @typedef {import("./beats.js").Beat<Update>} Beat
 *
 * @typedef {{ type: "refusal", key: string, sentence: string, clause: string }} Refusal
 *
 * @typedef {import("./hints.js").Hint} Hint
 *
 * @typedef {{ type: "word", key: string, word: string } | { type: "reported", key: string, report: string }} Taken
 *
 * @typedef {{ type: "receipt" | "entered" | "wished" | "said" | "removed", key: string }} Done
 */

const { table = "", game = "", seat, commitment, word } = document.body.dataset;
const title = document.title;
/** One at a time: until it is answered, nothing else of these is sent. */
const LASTING = ["choose", "shortcut", "undo", "allow", "refuse", "concede", "word"];
/** Where words are written, by the act that sends them. */
const FIELDS = new Map([
  ["say", "say"],
  ["report", "note"],
]);
/** So many new lines are read out; of more, only the last, and how many there were. */
const FEW_LINES = 3;
const LONGEST_SHOW = 2500;
/** Then a banner gives the board free again, also where nothing more happens. */
const BANNER_STAYS = 2500;
/** How long something new on the page is not clicked at by mistake, in milliseconds. */
const SETTLING = 250;
/** After this many milliseconds more, pieces have come to rest. */
const GLIDED = 60;
let settling = 0;
let bannerGoes = 0;
let wasAsked = false;
let waitingSince = Date.now();
const beats = new BeatPlayer(show, tellWaiting);

let { seen = "" } = document.body.dataset;
/** Whether our copy is not what the server takes it for. */
let isLost = false;

const connection = new Connection(`/api/tables/${table}/stream`, {
  query: () => `form=page&seen=${seen}${ownSeat}`,
  receive,
  show: showConnection,
});

/**
 * @param {boolean} isOn
 * @param {number} waiting
 */
function showConnection(isOn, waiting) {
  document.body.dataset.connection = isOn ? "on" : "off";
  byId("connection").textContent = isOn ? "" : say(waiting ? "text-connecting-kept" : "text-connecting");
}

/** @param {Update | Refusal | Hint | Taken | Done} message */
function receive(message) {
  if (message.type === "refusal") return refuse(message);
  forget(message.key);
  if (message.type === "page") {
    seen = message.seen;
    beats.add(beatsOf(message));
  } else if (message.type === "hint") showHint(message);
  else if (message.type === "word") keep(table, { seat: Number(seat), word: message.word });
  else if (message.type === "reported") toast(say("text-reported", { report: message.report }));
}

/** @param {Refusal} refusal */
function refuse(refusal) {
  const refused = forget(refusal.key);
  const { sentence, clause } = refusal;
  toast(clause ? say("text-refused-by", { sentence, clause }) : sentence);
  if (refused) giveBack(refused);
  if (isThinking()) clearHint();
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

/**
 * @param {Update} update
 * @returns {Beat[]}
 */
function beatsOf(update) {
  const steps = update.steps.length ? update.steps : [{ parts: {} }];
  return steps.map((step, place) => ({
    ...step,
    isWhole: !update.since,
    head: place === steps.length - 1 ? update : undefined,
  }));
}

/**
 * Shows beats at once; how long they move, in milliseconds.
 * @param {Beat[]} together
 */
function show(together) {
  const before = places();
  const shown = values();
  const stage = shownClash();
  const told = newest();
  const focused = document.activeElement;
  const inPrompt = focused === document.body || (focused && closest(focused, "#prompt"));
  if (together.length > 1) rest();
  const board = first("#board > svg");
  const changed = take(together);
  if (changed.has("board")) keepPast(board);
  hide();
  const moved = changed.has("board") ? glide(before) : [];
  const moving = Math.min(Math.max(move(shown), changed.has("board") ? glideTime() : 0), LONGEST_SHOW);
  showClash(stage, moving);
  showBanner(together.length === 1 ? together[0] : undefined);
  if (changed.has("tray")) showTray();
  if (changed.has("log")) {
    tellNews(
      told,
      together.filter(({ back }) => back).map(({ banner = "" }) => banner),
    );
    showStory();
  }
  if (changed.has("prompt")) {
    settle();
    waitingSince = Date.now();
    clearHint();
    if (inPrompt) {
      document.getElementById("question")?.focus({ preventScroll: true });
      // Nobody has asked what its words mean.
      hide();
    }
  }
  const head = together.at(-1)?.head;
  if (head) showHead(head);
  if (changed.has("board") || changed.has("prompt")) lookAtChoices(moved);
  if (head?.asked && changed.has("prompt")) setTimeout(markChanges, moving + GLIDED);
  document.body.dataset.shown = String(Number(document.body.dataset.shown || 0) + together.length);
  return moving;
}

// A click on something that has just come to lie under the pointer was meant for what was there before.
function settle() {
  document.body.classList.add("settling");
  clearTimeout(settling);
  settling = setTimeout(() => document.body.classList.remove("settling"), SETTLING);
}

/** @param {Update} head */
function showHead(head) {
  const { asked } = head;
  passOn(head);
  document.title = asked ? say("title-your-turn", { title }) : title;
  if (asked && !wasAsked) {
    sound("turn");
    notice(say("notice-your-turn"));
  }
  wasAsked = asked;
}

/** What matters in a beat. @param {Beat} [beat] */
function showBanner({ banner: sentence = "", back = false } = { parts: {} }) {
  const banner = byId("banner");
  if (sentence && !back) sound("hit");
  banner.textContent = sentence;
  banner.classList.toggle("back", back);
  banner.hidden = !sentence;
  if (sentence) makeRoom(banner);
  clearTimeout(bannerGoes);
  bannerGoes = setTimeout(() => (banner.hidden = true), Math.max(BANNER_STAYS, restOfBeat(true)));
}

/** @param {number} waiting */
function tellWaiting(waiting) {
  document.body.classList.toggle("playing", waiting > 0);
  document.body.classList.toggle("past", beats.changes("prompt"));
  byId("skip").hidden = !waiting;
  byId("more").textContent = String(waiting);
}

/**
 * Which parts have changed by all these.
 * @param {Beat[]} together
 */
function take(together) {
  const changed = new Set();
  for (const { isWhole, parts } of together) {
    if (isWhole) emptyParts();
    isLost &&= !isWhole;
    // What was on its way when we lost our place does not fit any more: the whole page comes.
    if (isLost) continue;
    for (const name of Object.keys(parts)) changed.add(name);
    try {
      takeStep(parts);
    } catch (error) {
      if (!(error instanceof Unlike)) throw error;
      isLost = true;
      seen = "";
      connection.reopen();
    }
  }
  return changed;
}

/** The number of the last event in the log. */
const newest = () => Math.max(0, ...[...elementsOf("log").keys()].map(Number));

/**
 * New lines, and what was undone, are read out.
 * @param {number} told
 * @param {string[]} undone
 */
function tellNews(told, undone) {
  const lines = [...elementsOf("log")].filter(([number]) => Number(number) > told);
  const fresh = lines.sort(([one], [other]) => Number(one) - Number(other)).map(([, line]) => line);
  for (const line of fresh) line.classList.add("fresh");
  const said = [...undone, ...fresh.map((line) => line.querySelector(".said")?.textContent ?? "")];
  const few = said.length > FEW_LINES ? [say("text-more-before", { n: said.length - 1 }), said.at(-1)] : said;
  byId("news").textContent = few.join(" ");
}

/**
 * @param {string} act
 * @param {{ text?: string, seat?: number, id?: string, on?: string[] }} more
 */
function send(act, more = {}) {
  const isLasting = LASTING.includes(act);
  if (isLasting && document.body.classList.contains("sending")) return;
  if (isLasting && !isStillAsked()) return;
  if (isLasting) document.body.classList.add("sending");
  if (isLasting) acted();
  connection.send({ act, key: randomHex(16), ...more });
  if (!connection.isOpen && FIELDS.has(act)) toast(say("text-words-kept"));
}

// Nobody chooses in a position that is no more: who acts early is shown the rest at once, and then decides.
function isStillAsked() {
  const isAsked = !beats.changes("prompt");
  beats.skip();
  return isAsked;
}

function askForHint() {
  if (isThinking()) return;
  tellThinking();
  send("hint");
}

/** @param {string} name */
function act(name) {
  const dialog = document.getElementById(name);
  if (name === "prepared") openPrepared();
  else if (name === "people") openPeople();
  else if (name === "hint") askForHint();
  else if (dialog instanceof HTMLDialogElement) dialog.showModal();
  else if (name === "skip") skip();
  else if (name === "back") lookBack(1);
  else if (name === "forward") lookBack(-1);
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
  if (place) place.textContent = say("text-thinking-for", { seconds });
}, 1000);

// Whether there was something to skip.
function skip() {
  const isMoving = beats.skip();
  rest();
  showBanner();
  return isMoving;
}

byId("skip").addEventListener("click", skip);
document.addEventListener("keydown", ({ key }) => key === "Escape" && returnToNow());
offerStandIns(
  () => (Date.now() - waitingSince) / 1000,
  (absent) => send("stand-in", { seat: absent }),
);
clashWith(skip);
muteWith(table);
removeWith((removed) => send("remove", { seat: Number(removed) }));
prepareWith((text) => send("enter", { text }));
chooseWith({
  choose: (option) => send("choose", { text: option }),
  take: (shortcut) => send("shortcut", { id: shortcut }),
  act,
});
startTour(game);
connection.open();
wishWith(table, (on) => send("wishes", { on }));

// The promise is kept here before the word is told to anybody.
keep(table, { commitment });
if (word === "wanted") {
  send("word", { text: sessionStorage.getItem("word") || randomHex(8) });
  sessionStorage.removeItem("word");
}
