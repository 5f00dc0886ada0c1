// Dice tumble, cards turn, lines slide in: what `data-motion` asks for when its `data-value` is new.

import { all } from "./dom.js";
import { glideTime, isCalm } from "./settings.js";
import { sound } from "./sounds.js";

/**
 * @typedef {import("./dom.js").Shown} Shown
 *
 * Moves a part that is new, or was another one before; how long that takes, in milliseconds.
 * @typedef {(part: Shown, was: Shown | undefined, pace: number, place: number) => number} Motion
 */

// What a page hides (the strip for another width) does not move.
const parts = () => all("[data-motion]").filter((part) => part.getClientRects().length);
const FADE = 120;

/** What is shown now, by key: to be compared after the page has changed. */
export const values = () => new Map(parts().map((part) => [part.dataset.key, part]));

/**
 * Moves all that is new since then; how long that takes, in milliseconds.
 * @param {ReturnType<typeof values>} before
 */
export function move(before) {
  const pace = glideTime();
  let arrived = 0;
  let longest = 0;
  for (const part of parts()) {
    const was = before.get(part.dataset.key);
    const isChanged = was !== undefined && was.dataset.value !== part.dataset.value;
    const name = part.dataset.motion ?? "";
    /** @type {Record<string, boolean>} */
    const moves = { tumble: isChanged || !was, turn: isChanged, arrive: !was };
    if (!moves[name]) continue;
    sound(name === "tumble" ? "dice" : name === "turn" ? "card" : "");
    part.dataset.moved = String(Number(part.dataset.moved ?? 0) + 1);
    if (pace) longest = Math.max(longest, MOTIONS[name](part, was, pace, name === "arrive" ? arrived++ : 0));
    else if (isCalm()) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }
  return longest;
}

// Ends all movements at once.
export function rest() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
}

/** @type {Record<string, Motion>} */
const MOTIONS = { tumble, turn, arrive };

/** @type {Motion} */
function tumble(die, _, pace) {
  const duration = pace * 3;
  const fall = [
    { transform: "translate(-40%, -90%) rotate(-420deg) scale(.8)", offset: 0, easing: "ease-in" },
    { transform: "translate(-18%, 6%) rotate(-200deg) scale(1.04, .96)", offset: 0.4, easing: "ease-out" },
    { transform: "translate(-8%, -26%) rotate(-80deg) scale(1)", offset: 0.62, easing: "ease-in" },
    { transform: "translate(-2%, 3%) rotate(8deg) scale(1.03, .97)", offset: 0.85, easing: "ease-out" },
    { transform: "none", offset: 1 },
  ];
  die.animate(fall, { duration });
  die
    .querySelector(".face")
    ?.animate([{ opacity: 0.25 }, { opacity: 0.25, offset: 0.6 }, { opacity: 1 }], { duration });
  return duration;
}

/**
 * The old picture narrows to its middle line, the new one widens from it.
 * @type {Motion}
 */
function turn(card, was, pace) {
  const duration = pace * 2;
  if (!was) return 0;
  was.dataset.motion = "gone";
  was.removeAttribute("data-option");
  card.before(was);
  const away = was.animate([{ transform: "none" }, { transform: "scaleX(0)" }], {
    duration: duration / 2,
    easing: "ease-in",
  });
  away.onfinish = () => was.remove();
  card.animate(
    [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5, easing: "ease-out" }, { transform: "none" }],
    { duration },
  );
  return duration;
}

/** @type {Motion} */
function arrive(line, _, pace, place) {
  const delay = pace * (1 + place * 0.6);
  const slide = [
    { opacity: 0, transform: "translateX(-24px)" },
    { opacity: 1, transform: "none" },
  ];
  line.animate(slide, { duration: pace, delay, fill: "backwards", easing: "ease-out" });
  return pace + delay;
}
