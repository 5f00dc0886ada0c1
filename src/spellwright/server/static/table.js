// A table: shows what the server sends, sends what is chosen, and lets pieces glide.

import { toast } from "./page.js";

const table = document.body.dataset.table;
const gliding = matchMedia("(prefers-reduced-motion: no-preference)");
const unsent = new Map();
let socket = null;
let wait = 250;
let wasAsked = false;
const title = document.title;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/tables/${table}/live`);
  socket.addEventListener("open", () => {
    wait = 250;
    document.body.dataset.connection = "on";
    for (const message of unsent.values()) socket.send(JSON.stringify(message));
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    document.body.dataset.connection = "off";
    if (event.code === 4404) return;
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  });
}

function receive(message) {
  if (message.refused) {
    unsent.delete(message.refused.key);
    const clause = message.refused.clause ? ` (${message.refused.clause})` : "";
    toast(message.refused.sentence + clause);
  } else if (message.parts) {
    show(message);
  } else {
    unsent.delete(message.key);
    if (message.hint) showHint(message.hint);
    if (message.report) toast(`Thank you. The report is kept as ${message.report}.`);
  }
}

function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll("#board [data-piece]"))
    found.set(piece.dataset.piece, piece.getBoundingClientRect());
  return found;
}

function show(update) {
  const before = places();
  const focused = document.activeElement?.dataset?.option;
  for (const [name, part] of Object.entries(update.parts)) document.getElementById(name).innerHTML = part;
  if (gliding.matches) glide(before);
  document.title = update.asked ? `● Your turn · ${title}` : title;
  if (update.asked && !wasAsked && document.hidden && Notification?.permission === "granted")
    new Notification("Spellwright", { body: "It is your turn." });
  wasAsked = update.asked;
  if (focused || document.activeElement === document.body) document.getElementById("question")?.focus();
  document.body.dataset.version = update.version;
}

function glide(before) {
  for (const piece of document.querySelectorAll("#board [data-piece]")) {
    const from = before.get(piece.dataset.piece);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220 });
      continue;
    }
    const svg = piece.ownerSVGElement;
    const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
    const x = (from.x - to.x) * scale;
    const y = (from.y - to.y) * scale;
    if (Math.abs(x) + Math.abs(y) > 1)
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 240, easing: "ease-out" });
  }
}

function send(act, text = "") {
  const message = { act, key: crypto.randomUUID(), text };
  if (act === "choose" || act === "undo" || act === "concede") unsent.set(message.key, message);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function showHint(hint) {
  toast(`Hint: ${hint.reason}`);
  for (const shown of document.querySelectorAll(".shown")) shown.classList.remove("shown");
  for (const option of document.querySelectorAll(`[data-option="${CSS.escape(hint.option)}"]`)) {
    option.classList.add("shown");
    if (option.matches("button")) option.focus();
  }
}

document.addEventListener("click", (event) => {
  const option = event.target.closest("[data-option]");
  if (option) return send("choose", option.dataset.option);
  const act = event.target.closest("[data-act]")?.dataset.act;
  if (act === "concede" && !confirm("Give this game up?")) return;
  if (act === "report") {
    const note = prompt("What is wrong?");
    if (note !== null) send("report", note);
  } else if (act) {
    send(act);
  }
});

document.addEventListener("pointerover", (event) => light(event.target.closest("[data-option]")));
document.addEventListener("focusin", (event) => light(event.target.closest("[data-option]")));

function light(option) {
  for (const shown of document.querySelectorAll(".shown")) shown.classList.remove("shown");
  if (!option) return;
  for (const same of document.querySelectorAll(`[data-option="${CSS.escape(option.dataset.option)}"]`))
    same.classList.add("shown");
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = document.querySelectorAll("#prompt button[data-option]");
  const place = "123456789".indexOf(event.key);
  if (place >= 0 && buttons[place]) send("choose", buttons[place].dataset.option);
  else if (event.key === "u") send("undo");
  else if (event.key === "h") send("hint");
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "find-option") return;
  const wanted = event.target.value.toLowerCase();
  for (const button of document.querySelectorAll("#prompt button[data-option]"))
    button.hidden = !button.textContent.toLowerCase().includes(wanted);
});

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = document.getElementById("say");
  if (input.value.trim()) send("say", input.value);
  input.value = "";
});

connect();
