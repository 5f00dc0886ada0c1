// What somebody likes, kept by this browser: light, speed, sound, notices.

import { byId } from "./dom.js";
import { canNotify } from "./safe.js";
import { say } from "./words.js";

const panel = byId("settings");

/** @type {Record<string, string>} */
const USUAL = { theme: "system", pace: "normal" };

/**
 * How long a beat rests before the next, and how long a piece glides in it, in milliseconds.
 * @type {Record<string, { rest: number, glide: number }>}
 */
const PACES = {
  relaxed: { rest: 1100, glide: 420 },
  normal: { rest: 600, glide: 240 },
  brisk: { rest: 300, glide: 160 },
  instant: { rest: 0, glide: 0 },
};
/** How much longer a beat rests that has a banner. */
const WITH_BANNER = 2;

/** @param {string} name */
export const setting = (name) => localStorage.getItem(name) || USUAL[name] || "";

for (const control of panel.querySelectorAll("input, select")) {
  if (control instanceof HTMLSelectElement) control.value = setting(control.name);
  else if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = setting(control.name) === "yes";
    if (control.name === "notify" && !canNotify()) {
      control.disabled = true;
      control.after(" ", say("note-needs-https"));
    }
  }
}

panel.addEventListener("change", async ({ target }) => {
  if (target instanceof HTMLSelectElement) localStorage.setItem(target.name, target.value);
  else if (target instanceof HTMLInputElement && target.type === "checkbox") {
    if (target.name === "notify" && target.checked && !(await mayNotify())) target.checked = false;
    localStorage.setItem(target.name, target.checked ? "yes" : "");
  }
  showTheme();
});

const light = matchMedia("(prefers-color-scheme: light)");

// As `theme.js` does before anything is painted.
function showTheme() {
  const wanted = setting("theme");
  document.documentElement.dataset.theme = wanted !== "system" ? wanted : light.matches ? "day" : "night";
}

light.addEventListener("change", showTheme);

const mayNotify = async () => canNotify() && (await Notification.requestPermission()) === "granted";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = () => calm.matches;

const pace = () => PACES[setting("pace")] ?? PACES.normal;

// How long a piece glides, in milliseconds.
export const glideTime = () => (calm.matches ? 0 : pace().glide);

/**
 * How long a beat rests, in milliseconds; 0 if all is shown at once.
 * @param {boolean} hasBanner
 */
export const restOfBeat = (hasBanner) => pace().rest * (hasBanner ? WITH_BANNER : 1);

/** @param {string} sentence */
export function notice(sentence) {
  if (document.hidden && setting("notify") === "yes" && canNotify() && Notification.permission === "granted")
    new Notification("Spellwright", { body: sentence });
}
