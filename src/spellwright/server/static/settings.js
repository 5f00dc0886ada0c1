// What somebody likes, kept by this browser: light, speed, sound, notices.

import { canNotify } from "./safe.js";

const panel = document.getElementById("settings");

export const setting = (name) => localStorage.getItem(name) || { theme: "night", speed: "normal" }[name] || "";

const notify = panel.querySelector("[name=notify]");
if (!canNotify()) {
  notify.disabled = true;
  notify.after(" (needs an https page)");
}

for (const control of panel.querySelectorAll("select, input[type=checkbox]")) {
  if (control.type === "checkbox") control.checked = setting(control.name) === "yes";
  else control.value = setting(control.name);
}

panel.addEventListener("change", async ({ target }) => {
  if (target.id === "your-name") return;
  if (target.name === "notify" && target.checked && !(await mayNotify())) target.checked = false;
  const value = target.type === "checkbox" ? (target.checked ? "yes" : "") : target.value;
  localStorage.setItem(target.name, value);
  document.documentElement.dataset.theme = setting("theme");
});

const mayNotify = async () => canNotify() && (await Notification.requestPermission()) === "granted";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = () => calm.matches;

// How long a piece glides, in milliseconds.
export const glideTime = () => (calm.matches ? 0 : { off: 0, normal: 240, slow: 800 }[setting("speed")]);

export function tick() {
  if (setting("sound") !== "yes") return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.15);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.15);
  tone.onended = () => audio.close();
}

export function notice(sentence) {
  if (document.hidden && setting("notify") === "yes" && canNotify() && Notification.permission === "granted")
    new Notification("Spellwright", { body: sentence });
}
