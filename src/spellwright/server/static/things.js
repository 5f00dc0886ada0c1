// A closer look at a seat: what lies open before it comes from the server when somebody asks.

import { around, byId, dialogById } from "./dom.js";

const dialog = dialogById("things");

/** @param {string} seat */
async function open(seat) {
  const { table } = document.body.dataset;
  const answer = await fetch(`/tables/${table}/seats/${seat}/things`);
  if (!answer.ok) return;
  byId("things-content").innerHTML = await answer.text();
  if (!dialog.open) dialog.showModal();
}

document.addEventListener("click", (event) => {
  const seat = around(event, "[data-seat-things]")?.dataset.seatThings;
  if (seat) open(seat);
  if (event.target === dialog) dialog.close();
});
