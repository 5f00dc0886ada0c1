// Watching a game again: fetches positions, plays them, and checks that the luck was fair.

import "./popup.js";
import { around, byId, first, inputById, parts } from "./dom.js";
import { glide, places } from "./gliding.js";
import { checkLuck, keptOf, showLuck } from "./luck.js";
import { move, values } from "./motion.js";
import { restOfBeat } from "./settings.js";
import { say } from "./words.js";

/**
 * The parts of a position, as HTML.
 * @typedef {{ board: string, stage: string, seats: string, story: string, tray: string }} Position
 *
 * Where a choice led, and what was seen on the way.
 * @typedef {Position & { on_the_way: Position[] }} Step
 */

/** How long a beat rests where another speed is asked for than that of the settings, and these have none. */
const USUAL_REST = 600;
const { table = "" } = document.body.dataset;
const last = Number(document.body.dataset.last);
const scrub = inputById("step");
const chooser = document.querySelector("select[name=eyes]");
const eyes = () => (chooser instanceof HTMLSelectElement ? chooser.value : "-1");
const speed = document.querySelector("select[name=speed]");
/** How long a beat rests here, in milliseconds. Whoever sees all at once at a table may still want to watch. */
function restHere() {
  const times = speed instanceof HTMLSelectElement ? Number(speed.value) : 1;
  return (restOfBeat(false) || (times === 1 ? 0 : USUAL_REST)) / times;
}
/** @type {Map<string, Promise<Step>>} */
const seen = new Map();
let isPlaying = false;
/** The step that is shown now. */
let at = -1;
/** What is wanted last counts: whatever was under way gives up. */
let wanted = 0;

/** @param {number} step */
function position(step) {
  const key = `${step}?seat=${eyes()}`;
  const fetched = seen.get(key) ?? fetch(`/tables/${table}/replay/${key}`).then((told) => told.json());
  seen.set(key, fetched);
  fetched.catch(() => seen.delete(key));
  return fetched;
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/**
 * Shows a step: the next one beat by beat, any other at once. Whether it came to its end.
 * @param {number} to
 */
async function show(to) {
  const step = Math.max(0, Math.min(last, to));
  const order = ++wanted;
  scrub.value = String(step);
  byId("where").textContent = say("step-of", { n: step, all: last });
  const { on_the_way: onTheWay, ...end } = await position(step);
  const beats = step === at + 1 && restHere() ? [...onTheWay, end] : [end];
  at = step;
  markMoment(step);
  if (step < last) position(step + 1);
  for (const [place, beat] of beats.entries()) {
    if (place) await pause(restHere());
    if (order !== wanted) return false;
    draw(beat);
  }
  return true;
}

/** @param {Position} shown */
function draw(shown) {
  const [before, moving] = [places(), values()];
  byId("board").innerHTML = shown.board;
  byId("clash").innerHTML = shown.stage;
  byId("seats").innerHTML = shown.seats;
  byId("tray").innerHTML = shown.tray;
  glide(before);
  move(moving);
  const story = byId("story");
  story.innerHTML = shown.story;
  story.scrollTop = story.scrollHeight;
}

/**
 * The address and the link name the moment; its line in the list of moves is marked.
 * @param {number} step
 */
function markMoment(step) {
  const here = `/tables/${table}/replay?step=${step}${eyes() === "-1" ? "" : `&eyes=${eyes()}`}`;
  history.replaceState(null, "", here);
  byId("copy-moment").dataset.copy = here;
  const lines = parts("#moves [data-step]");
  const line = lines.filter((one) => Number(one.dataset.step) <= step).at(-1);
  for (const one of lines) one.ariaCurrent = one === line ? "step" : null;
  const list = byId("moves");
  if (line) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - 80;
}

async function listMoves() {
  const told = await fetch(`/tables/${table}/replay/moves?seat=${eyes()}`);
  if (told.ok) byId("moves").innerHTML = await told.text();
  markMoment(Math.max(at, 0));
}

/** @param {string} label */
function labelPlay(label) {
  const button = first("[data-go=play]");
  if (button) button.textContent = label;
}

function stop() {
  isPlaying = false;
  labelPlay(say("button-play"));
}

async function play() {
  if (isPlaying) return stop();
  isPlaying = true;
  labelPlay(say("button-pause"));
  while (isPlaying && at < last && (await show(at + 1))) await pause(Math.max(restHere(), 100));
  if (at >= last) stop();
}

document.addEventListener("click", (event) => {
  const go = around(event, "[data-go]")?.dataset.go;
  const here = Number(scrub.value);
  if (go === "play") return play();
  if (go) stop();
  if (go === "first") show(0);
  if (go === "back") show(here - 1);
  if (go === "on") show(here + 1);
  if (go === "last") show(last);
  const step = around(event, "[data-step]")?.dataset.step;
  if (step !== undefined) {
    stop();
    show(Number(step));
  }
});

document.addEventListener("keydown", (event) => {
  if (around(event, "input, select, button, summary, a")) return;
  if (event.key === " ") play();
  else if (event.key === "ArrowRight") show(Number(scrub.value) + 1);
  else if (event.key === "ArrowLeft") show(Number(scrub.value) - 1);
  else return;
  event.preventDefault();
});

scrub.addEventListener("input", () => {
  stop();
  show(Number(scrub.value));
});
chooser?.addEventListener("change", () => {
  show(Number(scrub.value));
  listMoves();
});

document.getElementById("verify")?.addEventListener("click", async () => {
  const answer = await fetch(`/tables/${table}/replay.json`);
  showLuck(byId("verdict"), checkLuck(await answer.json(), keptOf(table)));
});

show(Number(scrub.value)).then(listMoves);
