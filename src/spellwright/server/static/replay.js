// Watching a game again: fetches positions, plays them, and checks that the luck was fair.

import "./cards.js";
import { around, byId, first, inputById } from "./dom.js";
import { glide, places } from "./gliding.js";
import { checkLuck, keptOf, showLuck } from "./luck.js";
import { move, values } from "./motion.js";

/**
 * The parts of a position, as HTML.
 * @typedef {{ board: string, stage: string, seats: string, story: string }} Position
 */

const { table = "" } = document.body.dataset;
const last = Number(document.body.dataset.last);
const scrub = inputById("step");
const chooser = document.querySelector("select[name=eyes]");
const eyes = () => (chooser instanceof HTMLSelectElement ? chooser.value : "-1");
/** @type {Map<string, Promise<Position>>} */
const seen = new Map();
let timer = 0;

/** @param {number} step */
function position(step) {
  const key = `${step}?seat=${eyes()}`;
  const fetched = seen.get(key) ?? fetch(`/tables/${table}/replay/${key}`).then((told) => told.json());
  seen.set(key, fetched);
  fetched.catch(() => seen.delete(key));
  return fetched;
}

/** @param {number} step */
async function show(step) {
  const wanted = Math.max(0, Math.min(last, step));
  scrub.value = String(wanted);
  const shown = await position(wanted);
  if (Number(scrub.value) !== wanted) return;
  const [before, moving] = [places(), values()];
  byId("board").innerHTML = shown.board;
  byId("clash").innerHTML = shown.stage;
  byId("seats").innerHTML = shown.seats;
  glide(before);
  move(moving);
  byId("story").innerHTML = shown.story;
  byId("where").textContent = `${wanted} of ${last}`;
  if (wanted < last) position(wanted + 1);
}

/** @param {string} label */
function labelPlay(label) {
  const button = first("[data-go=play]");
  if (button) button.textContent = label;
}

function pause() {
  clearInterval(timer);
  timer = 0;
  labelPlay("Play");
}

function play() {
  if (timer) return pause();
  labelPlay("Pause");
  timer = setInterval(() => {
    if (Number(scrub.value) >= last) return pause();
    show(Number(scrub.value) + 1);
  }, 700);
}

document.addEventListener("click", (event) => {
  const go = around(event, "[data-go]")?.dataset.go;
  const here = Number(scrub.value);
  if (go === "play") return play();
  if (go) pause();
  if (go === "first") show(0);
  if (go === "back") show(here - 1);
  if (go === "on") show(here + 1);
  if (go === "last") show(last);
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
  pause();
  show(Number(scrub.value));
});
chooser?.addEventListener("change", () => show(Number(scrub.value)));

document.getElementById("verify")?.addEventListener("click", async () => {
  const answer = await fetch(`/tables/${table}/replay.json`);
  showLuck(byId("verdict"), checkLuck(await answer.json(), keptOf(table)));
});

show(0);
