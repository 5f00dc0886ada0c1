// For the host: removing a person, and inviting another in their place. It is asked once more.

const dialog = document.getElementById("people");
const [listed, asked] = dialog.querySelectorAll("form");
const button = () => document.querySelector('#host [data-act="people"]');
let seat = "";

function line(words, ...more) {
  const item = document.createElement("li");
  item.append(words, ...more);
  return item;
}

function made(label, data) {
  const one = document.createElement("button");
  Object.assign(one, { type: "button", className: "small", textContent: label });
  Object.assign(one.dataset, data);
  return one;
}

export function openPeople() {
  const { people, vacant } = button().dataset;
  const those = JSON.parse(people).map((one) => line(one.name, made("Remove", { remove: one.seat, name: one.name })));
  const free = JSON.parse(vacant).map((one) => line(`Seat ${one.seat + 1}: a bot plays on.`, made("Copy an invitation", { copy: one.link })));
  document.getElementById("people-listed").replaceChildren(...those, ...free);
  show(listed);
}

function show(form) {
  listed.hidden = form !== listed;
  asked.hidden = form !== asked;
  if (!dialog.open) dialog.showModal();
}

export function removeWith(remove) {
  document.addEventListener("click", ({ target }) => {
    const wanted = target.closest("[data-remove]");
    if (!wanted) return;
    seat = wanted.dataset.remove;
    const who = wanted.dataset.name ?? "this person";
    const then = button() ? "A bot plays on in that seat; you can invite somebody else." : "The seat is free again.";
    document.getElementById("removing").textContent = `Remove ${who}? They cannot come back to this table. ${then}`;
    show(asked);
  });
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "remove") remove(seat);
    dialog.returnValue = "";
  });
}
