// Muting: this browser shows nothing more that somebody at this table says, until it is unmuted.

import { byId, parts, smallButton } from "./dom.js";
import { say } from "./words.js";

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
   * @param {string} title
   * @param {string} speaker
   * @param {boolean} isMuted
   */
  function button(label, title, speaker, isMuted) {
    const made = smallButton(label, { className: "mute small", title });
    made.addEventListener("click", () => set(speaker, isMuted));
    return made;
  }

  /** @param {string} name */
  const muteButton = (name) => button(say("button-mute"), say("button-mute-whom", { name }), name, true);
  /** @param {string} name */
  const unmuteButton = (name) => button(say("button-unmute"), say("button-unmute-whom", { name }), name, false);

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
      if (!quiet.has(speaker)) line.append(" ", muteButton(speaker));
      else {
        const note = document.createElement("li");
        note.className = "muted quiet";
        note.append(say("text-is-muted", { name: speaker }), " ", unmuteButton(speaker));
        line.after(note);
      }
    }
    observer.observe(chat, { childList: true, subtree: true });
  }

  const observer = new MutationObserver(show);
  show();
}
