// Muting: this browser shows nothing more that somebody at this table says, until it is unmuted.

const chat = document.getElementById("chat");

export function muteWith(table) {
  const place = `muted:${table}`;
  const muted = () => new Set(JSON.parse(localStorage.getItem(place) ?? "[]"));

  function set(speaker, isMuted) {
    const all = muted();
    if (isMuted) all.add(speaker);
    else all.delete(speaker);
    if (all.size) localStorage.setItem(place, JSON.stringify([...all]));
    else localStorage.removeItem(place);
    show();
  }

  function button(label, speaker, isMuted) {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", className: "mute small", textContent: label, title: `${label} ${speaker}` });
    made.addEventListener("click", () => set(speaker, isMuted));
    return made;
  }

  // Each speaker has one button, at the last line; whoever is muted has one line for all of theirs.
  function show() {
    observer.disconnect();
    for (const old of chat.querySelectorAll(".mute, .muted")) old.remove();
    const quiet = muted();
    const last = new Map();
    for (const line of chat.querySelectorAll("[data-speaker]")) {
      line.hidden = quiet.has(line.dataset.speaker);
      last.set(line.dataset.speaker, line);
    }
    for (const [speaker, line] of last) {
      if (speaker === document.body.dataset.me) continue;
      if (!quiet.has(speaker)) line.append(" ", button("Mute", speaker, true));
      else {
        const note = document.createElement("li");
        note.className = "muted quiet";
        note.append(`${speaker} is muted. `, button("Unmute", speaker, false));
        line.after(note);
      }
    }
    observer.observe(chat, { childList: true });
  }

  const observer = new MutationObserver(show);
  show();
}
