// What every page does: settings, the drawer with the rules, copying links, finding.

import { around, buttonById, byId, inputById, parts } from "./dom.js";
import "./forms.js";
import { copyText, randomHex } from "./safe.js";
import "./settings.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const drawer = byId("drawer");
const find = inputById("drawer-find");
const close = buttonById("drawer-close");
/** @type {Element | null} */
let cameFrom = null;
let asked = 0;
let finding = 0;

/** @param {string} path */
async function fill(path) {
  const number = ++asked;
  const answer = await fetch(path);
  const text = await answer.text();
  if (number !== asked || !answer.ok) return;
  const body = byId("drawer-body");
  body.innerHTML = text;
  body.scrollTop = 0;
}

const search = () => fill(`/rules/${drawer.dataset.game}/find?words=${encodeURIComponent(find.value)}`);

/**
 * At a clause, or without one at the contents, ready to search.
 * @param {string} game
 */
export async function openDrawer(game, clause = "") {
  drawer.dataset.game = game;
  if (drawer.hidden) cameFrom = document.activeElement;
  find.value = "";
  await (clause ? fill(`/rules/${game}/${clause}`) : search());
  drawer.hidden = false;
  (clause ? close : find).focus();
}

find.addEventListener("input", () => {
  clearTimeout(finding);
  finding = setTimeout(search, 150);
});

function closeDrawer() {
  drawer.hidden = true;
  if (cameFrom instanceof HTMLElement || cameFrom instanceof SVGElement) cameFrom.focus();
}

close.addEventListener("click", closeDrawer);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !drawer.hidden) closeDrawer();
});

document.addEventListener("click", async (event) => {
  const clause = around(event, "[data-clause]");
  if (clause) {
    event.preventDefault();
    openDrawer(clause.dataset.game ?? "", clause.dataset.clause);
  }
  const rules = around(event, "[data-rules]");
  const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (rules && !inNewTab && document.body.matches(".table-page, .replay-page")) {
    event.preventDefault();
    openDrawer(rules.dataset.rules ?? "");
  }
  const copied = around(event, "[data-copy]")?.dataset.copy;
  if (copied !== undefined) {
    const link = new URL(copied, document.body.dataset.address || location.href).href;
    toast((await copyText(link)) ? say("text-link-copied") : say("text-copy-this-link", { link }));
  }
});

// As somebody types who has no Polish letters at hand.
const plain = (/** @type {string} */ text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "find-rule") return;
  const wanted = plain(target.value.trim());
  let found = 0;
  for (const section of parts("main section:has(.clauses)")) {
    const clauses = [...section.querySelectorAll("li")];
    for (const clause of clauses) clause.hidden = !plain(clause.textContent).includes(wanted);
    const here = clauses.filter((clause) => !clause.hidden).length;
    section.hidden = wanted !== "" && here === 0;
    found += here;
  }
  byId("rules-contents").hidden = wanted !== "";
  byId("rules-found").textContent = wanted ? say("text-rules-found", { n: found, text: target.value.trim() }) : "";
});

// A word for the luck stays in this browser until the table has shown what it is mixed with.
for (const input of parts("input.own-word")) {
  if (!(input instanceof HTMLInputElement)) continue;
  input.value ||= randomHex(8);
  input.form?.addEventListener("submit", () => sessionStorage.setItem("word", input.value.trim()));
}
