// A review that is being made: asked for once, and shown when it is there.

import { byId } from "./dom.js";
import { say } from "./words.js";

const { table = "", review = "" } = document.body.dataset;

async function ask() {
  const answer = await fetch(`/tables/${table}/review`, { method: "POST" });
  if (answer.ok) return location.reload();
  const refused = await answer.json().catch(() => ({}));
  byId("making").textContent = refused.sentence ?? say("text-review-failed");
}

if (review === "wanted")
  ask().catch(() => {
    byId("making").textContent = say("text-review-failed");
  });
