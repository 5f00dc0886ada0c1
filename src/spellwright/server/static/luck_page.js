// Checks the luck of a replay in a file; the file stays in this browser.

import { checkLuck, keptWith, showLuck } from "./luck.js";

const verdict = document.getElementById("verdict");

document.getElementById("luck-file").addEventListener("change", async ({ target }) => {
  try {
    const replay = JSON.parse(await target.files[0].text());
    showLuck(verdict, checkLuck(replay, keptWith(replay.fairness?.commitment)));
  } catch {
    verdict.textContent = "This file holds no replay.";
  }
});
