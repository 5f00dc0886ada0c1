// Beats: what has happened is shown one after the other, each long enough to be seen, and none is left out.

import { restOfBeat } from "./settings.js";

/**
 * What happened next: which parts have changed, what matters in it, and whether something was taken back. The last
 * one of a message has its head.
 * @template Head
 * @typedef {{ parts: import("./parts.js").Step, banner?: string, back?: boolean, isWhole?: boolean, head?: Head }} Beat
 */

/** Parts by which a game is followed: whatever changes in others alone need not be waited for. */
const FOLLOWED = ["board", "clash", "seats", "log"];

/**
 * Plays beats in their order.
 * @template Head
 */
export class BeatPlayer {
  /** @type {Beat<Head>[]} */
  #waiting = [];
  #restsAt = 0;
  #timer = 0;

  /**
   * @param {(beats: Beat<Head>[]) => number} show shows beats at once; how long they move, in milliseconds
   * @param {(waiting: number) => void} tell how many wait
   */
  constructor(show, tell) {
    this.show = show;
    this.tell = tell;
  }

  /** @param {Beat<Head>[]} beats */
  add(beats) {
    // A whole page has all that came before it.
    if (beats.some((beat) => beat.isWhole)) this.#waiting = [];
    this.#waiting.push(...beats);
    this.#play();
  }

  get isPlaying() {
    return this.#waiting.length > 0;
  }

  /** Whether a part will be another when all is shown. */
  changes(/** @type {string} */ part) {
    return this.#waiting.some((beat) => beat.isWhole || part in beat.parts);
  }

  /** Shows at once what waits; whether anything did, or was still moving. */
  skip() {
    const isMoving = this.#restsAt > Date.now();
    const beats = this.#waiting.splice(0);
    clearTimeout(this.#timer);
    this.#restsAt = 0;
    if (beats.length) this.show(beats);
    this.tell(0);
    return isMoving || beats.length > 0;
  }

  #play() {
    clearTimeout(this.#timer);
    if (!restOfBeat(false)) this.skip();
    while (this.#waiting.length) {
      const [next] = this.#waiting;
      const left = this.#restsAt - Date.now();
      if (left > 0 && isFollowed(next)) {
        this.#timer = setTimeout(() => this.#play(), left);
        break;
      }
      this.#waiting.shift();
      const moving = this.show([next]);
      if (isFollowed(next)) this.#restsAt = Date.now() + Math.max(moving, restOfBeat(Boolean(next.banner)));
    }
    this.tell(this.#waiting.length);
  }
}

/** @param {Beat<any>} beat */
const isFollowed = ({ parts, isWhole }) => !isWhole && FOLLOWED.some((name) => name in parts);
