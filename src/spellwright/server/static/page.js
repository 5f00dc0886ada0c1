// What every page does: settings, the drawer with the rules, copying links, finding.

import "./settings.js";

export function toast(sentence) {
  const place = document.getElementById("toast");
  place.textContent = sentence;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (place.textContent = ""), 6000);
}

const drawer = document.getElementById("drawer");
let cameFrom = null;

export async function openDrawer(game, clause) {
  const answer = await fetch(`/rules/${game}/${clause}`);
  document.getElementById("drawer-body").innerHTML = await answer.text();
  cameFrom = document.activeElement;
  drawer.hidden = false;
  document.getElementById("drawer-close").focus();
}

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
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(new URL(copy.dataset.copy, location.href).href);
    toast("The link is copied.");
  }
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "find-rule") return;
  const wanted = event.target.value.toLowerCase();
  for (const item of document.querySelectorAll("main .clauses li"))
    item.hidden = wanted !== "" && !item.textContent.toLowerCase().includes(wanted);
});
