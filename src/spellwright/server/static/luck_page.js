// Checks the luck of a replay in a file; the file stays in this browser.

import { byId, inputById } from "./dom.js";
import { checkLuck, keptWith, showLuck } from "./luck.js";
import { say } from "./words.js";

const verdict = byId("verdict");
const chosen = inputById("luck-file");

async function check() {
  try {
    const replay = JSON.parse((await chosen.files?.[0]?.text()) ?? "");
    showLuck(verdict, checkLuck(replay, keptWith(replay.fairness?.commitment)));
  } catch {
    verdict.textContent = say("luck-no-replay");
  }
}

chosen.addEventListener("change", check);
// A file may have been chosen while this was on its way.
if (chosen.files?.length) check();
