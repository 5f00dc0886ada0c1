// What every page does: settings, the drawer with the rules, copying links, finding.

import { copyText, randomHex } from "./safe.js";
import "./settings.js";

export function toast(sentence) {
  const place = document.getElementById("toast");
  place.textContent = sentence;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (place.textContent = ""), 6000);
}

const drawer = document.getElementById("drawer");
let cameFrom = null;

const find = document.getElementById("drawer-find");
let asked = 0;

async function fill(path) {
  const number = ++asked;
  const answer = await fetch(path);
  const text = await answer.text();
  if (number !== asked || !answer.ok) return;
  const body = document.getElementById("drawer-body");
  body.innerHTML = text;
  body.scrollTop = 0;
}

const search = () => fill(`/rules/${drawer.dataset.game}/find?words=${encodeURIComponent(find.value)}`);

// At a clause, or without one at the contents, ready to search.
export async function openDrawer(game, clause = "") {
  drawer.dataset.game = game;
  if (drawer.hidden) cameFrom = document.activeElement;
  find.value = "";
  await (clause ? fill(`/rules/${game}/${clause}`) : search());
  drawer.hidden = false;
  (clause ? document.getElementById("drawer-close") : find).focus();
}

find.addEventListener("input", () => {
  clearTimeout(find.timer);
  find.timer = setTimeout(search, 150);
});

function closeDrawer() {
  drawer.hidden = true;
  cameFrom?.focus();
}

document.getElementById("drawer-close").addEventListener("click", closeDrawer);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !drawer.hidden) closeDrawer();
});

document.addEventListener("click", async (event) => {
  const clause = event.target.closest("[data-clause]");
  if (clause) {
    event.preventDefault();
    openDrawer(clause.dataset.game, clause.dataset.clause);
  }
  const rules = event.target.closest("[data-rules]");
  const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (rules && !inNewTab && document.body.matches(".table-page, .replay-page")) {
    event.preventDefault();
    openDrawer(rules.dataset.rules);
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const link = new URL(copy.dataset.copy, document.body.dataset.address || location.href).href;
    toast((await copyText(link)) ? "The link is copied." : `Copy this link: ${link}`);
  }
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "find-rule") return;
  const wanted = event.target.value.toLowerCase();
  for (const item of document.querySelectorAll("main .clauses li"))
    item.hidden = wanted !== "" && !item.textContent.toLowerCase().includes(wanted);
});

// A word for the luck stays in this browser until the table has shown what it is mixed with.
for (const input of document.querySelectorAll("input.own-word")) {
  input.value ||= randomHex(8);
  input.form.addEventListener("submit", () => sessionStorage.setItem("word", input.value.trim()));
}
