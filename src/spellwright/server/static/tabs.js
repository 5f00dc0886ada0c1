// Which of several things is shown where there is room for one: log or chat, a panel of the tray, a tab of the sheet.

import { all, around, buttonById, byId, first } from "./dom.js";

const body = document.body;
const fold = buttonById("fold");

/**
 * @param {string} name
 * @param {string} value
 */
function turnTo(name, value) {
  body.dataset[name] = value;
  for (const button of all(`button[data-${name}]`))
    button.setAttribute("aria-pressed", String(button.dataset[name] === value));
}

/** The sheet of a small page, folded to its handle or not. */
function setFolded(/** @type {boolean} */ isFolded) {
  body.classList.toggle("folded", isFolded);
  fold.setAttribute("aria-expanded", String(!isFolded));
}

/** @param {string} tab */
export function showTab(tab) {
  turnTo("tab", tab);
  if (tab === "log" || tab === "talk") turnTo("side", tab);
  setFolded(false);
}

/** The panel that was chosen last, until another one has something to choose. */
let chosen = "";

export function showTray() {
  const panels = all("#tray > .panel");
  const asked = panels.find((panel) => panel.querySelector("[data-option]"));
  const kept = panels.find((panel) => panel.dataset.panelKey === chosen);
  const wanted = kept?.querySelector("[data-option]") ? kept : (asked ?? kept ?? panels[0]);
  for (const panel of panels) panel.classList.toggle("chosen", panel === wanted);
}

document.addEventListener("click", (event) => {
  const tab = around(event, "button[data-tab]")?.dataset.tab;
  if (tab) showTab(tab);
  const side = around(event, "button[data-side]")?.dataset.side;
  if (side) turnTo("side", side);
  const panel = around(event, "button[data-panel]")?.dataset.panel;
  if (panel !== undefined) {
    chosen = panel;
    for (const one of all("#tray > .panel")) one.classList.toggle("chosen", one.dataset.panelKey === panel);
  }
});

fold.addEventListener("click", () => setFolded(!body.classList.contains("folded")));

// Whatever is written while the chat is not shown leaves a mark on its tab.
new MutationObserver(() => {
  const isRead = body.dataset.side === "talk" && first("#talk")?.getClientRects().length;
  if (!isRead)
    for (const one of all('[data-side="talk"], [data-tab="talk"]')) if (one !== body) one.classList.add("news");
}).observe(byId("chat"), { childList: true, subtree: true });
document.addEventListener("click", () => {
  if (body.dataset.side === "talk") for (const one of all("button.news")) one.classList.remove("news");
});

showTray();

// The menu closes when something of it was chosen.
byId("menu").addEventListener("click", (event) => {
  if (around(event, "[data-act], [data-copy], [data-rules], [data-open]")) byId("menu").hidePopover();
});
