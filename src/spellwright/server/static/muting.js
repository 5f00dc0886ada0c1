// Muting: this browser shows nothing more that somebody at this table says, until it is unmuted.

import { byId, parts, smallButton } from "./dom.js";

const chat = byId("chat");

/** @param {string} table */
export function muteWith(table) {
  const place = `muted:${table}`;

  /** @returns {Set<string>} */
  const muted = () => new Set(JSON.parse(localStorage.getItem(place) ?? "[]"));

  /**
   * @param {string} speaker
   * @param {boolean} isMuted
   */
  function set(speaker, isMuted) {
    const all = muted();
    if (isMuted) all.add(speaker);
    else all.delete(speaker);
    if (all.size) localStorage.setItem(place, JSON.stringify([...all]));
    else localStorage.removeItem(place);
    show();
  }

  /**
   * @param {string} label
   * @param {string} speaker
   * @param {boolean} isMuted
   */
  function button(label, speaker, isMuted) {
    const made = smallButton(label, { className: "mute small", title: `${label} ${speaker}` });
    made.addEventListener("click", () => set(speaker, isMuted));
    return made;
  }

  // Each speaker has one button, at the last line; whoever is muted has one line for all of theirs.
  function show() {
    observer.disconnect();
    for (const old of parts(".mute, .muted", chat)) old.remove();
    const quiet = muted();
    /** @type {Map<string, HTMLElement>} */
    const last = new Map();
    for (const line of parts("[data-speaker]", chat)) {
      const speaker = line.dataset.speaker ?? "";
      line.hidden = quiet.has(speaker);
      last.set(speaker, line);
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
    observer.observe(chat, { childList: true, subtree: true });
  }

  const observer = new MutationObserver(show);
  show();
}
