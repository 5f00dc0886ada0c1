// Watching a game again: fetches positions, plays them, and checks that the luck was fair.

import "./cards.js";
import { glide, places } from "./gliding.js";
import { checkLuck, keptOf, showLuck } from "./luck.js";
import { move, values } from "./motion.js";

const table = document.body.dataset.table;
const last = Number(document.body.dataset.last);
const scrub = document.getElementById("step");
const eyes = document.querySelector("select[name=eyes]");
const seen = new Map();
let timer = 0;

async function position(step) {
  const key = `${step} ${eyes.value}`;
  if (!seen.has(key)) {
    const answer = await fetch(`/tables/${table}/replay/${step}?seat=${eyes.value}`);
    seen.set(key, await answer.json());
  }
  return seen.get(key);
}

async function show(step) {
  const wanted = Math.max(0, Math.min(last, step));
  scrub.value = wanted;
  const shown = await position(wanted);
  if (Number(scrub.value) !== wanted) return;
  const [before, moving] = [places(), values()];
  document.getElementById("board").innerHTML = shown.board;
  document.getElementById("clash").innerHTML = shown.stage;
  document.getElementById("seats").innerHTML = shown.seats;
  glide(before);
  move(moving);
  document.getElementById("story").innerHTML = shown.story;
  document.getElementById("where").textContent = `${wanted} of ${last}`;
  if (wanted < last) position(wanted + 1);
}

function pause() {
  clearInterval(timer);
  timer = 0;
  document.querySelector("[data-go=play]").textContent = "Play";
}

function play() {
  if (timer) return pause();
  document.querySelector("[data-go=play]").textContent = "Pause";
  timer = setInterval(() => {
    if (Number(scrub.value) >= last) return pause();
    show(Number(scrub.value) + 1);
  }, 700);
}

document.addEventListener("click", (event) => {
  const go = event.target.closest("[data-go]")?.dataset.go;
  const here = Number(scrub.value);
  if (go === "play") return play();
  if (go) pause();
  if (go === "first") show(0);
  if (go === "back") show(here - 1);
  if (go === "on") show(here + 1);
  if (go === "last") show(last);
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, button, summary, a")) return;
  if (event.key === " ") play();
  else if (event.key === "ArrowRight") show(Number(scrub.value) + 1);
  else if (event.key === "ArrowLeft") show(Number(scrub.value) - 1);
  else return;
  event.preventDefault();
});

scrub.addEventListener("input", () => { pause(); show(Number(scrub.value)); });
eyes.addEventListener("change", () => show(Number(scrub.value)));

document.getElementById("verify")?.addEventListener("click", async () => {
  const answer = await fetch(`/tables/${table}/replay.json`);
  showLuck(document.getElementById("verdict"), checkLuck(await answer.json(), keptOf(table)));
});

show(0);
