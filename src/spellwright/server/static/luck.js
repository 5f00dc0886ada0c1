// Was the luck fair? Worked out here from a replay alone, and from what this browser kept before the game.

import { blake2b } from "./blake2b.js";
import { fromHex, fromText, joined, toHex } from "./bytes.js";
import { sha256 } from "./sha256.js";
import { say } from "./words.js";

/**
 * What this browser kept at a table: the promise it was shown, its seat and the word that it gave.
 * @typedef {{ commitment?: string, seat?: number, word?: string }} Kept
 *
 * What a replay says of its luck; `own` are the seats of people who gave a word.
 * @typedef {{ commitment: string, entropy: string, words: string[], own?: number[] }} Fairness
 *
 * A replay, as far as luck goes. Whoever wrote the file may have left things out.
 * @typedef {{ seed: string, draws?: string }} Piece
 * @typedef {{ seed?: string, fairness?: Fairness, draws?: string, earlier?: Piece[] }} Replay
 *
 * What can be said: `ok` is true, false, or null where nothing can be checked.
 * @typedef {{ ok: boolean | null, says: string }} Line
 */

const KEPT = "luck";
const MOST_KEPT = 200;
const WORDS_OF_32_BITS = 2 ** 32;

/**
 * By the ids of tables.
 * @returns {Record<string, Kept>}
 */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} table */
export const keptOf = (table) => kept()[table] ?? {};

/**
 * What was kept at whichever table made that promise.
 * @param {string | undefined} promised
 * @returns {Kept}
 */
export const keptWith = (promised) => Object.values(kept()).find((one) => one.commitment === promised) ?? {};

/**
 * The first promise that this browser was shown stays; the oldest tables are forgotten.
 * @param {string} table
 * @param {Kept} facts
 */
export function keep(table, facts) {
  const all = kept();
  all[table] = { ...facts, ...all[table] };
  const entries = Object.entries(all).slice(-MOST_KEPT);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries)));
}

/** @param {string} secret */
export const commitment = (secret) => toHex(sha256(fromHex(secret)));

/**
 * The word of a bot, or of somebody who gave none.
 * @param {string} secret
 * @param {number} seat
 */
export const madeWord = (secret, seat) =>
  toHex(blake2b(fromText(`seat ${seat}`), { size: 8, key: fromHex(secret), person: "spellwright word" }));

/**
 * @param {string} secret
 * @param {string[]} words
 */
export const seedOf = (secret, words) =>
  toHex(sha256(joined(fromHex(secret), ...words.map((word) => sha256(fromText(word))))));

/**
 * The draws of a seed: for each bound a whole number below it.
 * @param {string} seed
 * @returns {(bound: number) => number}
 */
export function stream(seed) {
  const key = fromHex(seed);
  let used = 0;
  let block = new DataView(new ArrayBuffer(0));
  function word() {
    const place = used % 16;
    if (place === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(used / 16), true);
      block = new DataView(blake2b(new Uint8Array(counter.buffer), { key, person: "spellwright" }).buffer);
    }
    used += 1;
    return block.getUint32(place * 4, true);
  }
  return (bound) => {
    // Words from the incomplete last stretch are thrown away, so no number is favoured.
    const fair = WORDS_OF_32_BITS - (WORDS_OF_32_BITS % bound);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % bound;
  };
}

/**
 * The first draw that does not follow from the seed, counted from 1; 0 if all do.
 * @param {string} seed
 * @param {number[][]} draws
 */
export function firstWrongDraw(seed, draws) {
  const draw = stream(seed);
  return 1 + draws.findIndex(([bound, outcome]) => draw(bound) !== outcome);
}

/** @param {string} text */
const readDraws = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((one) => one.split(":").map(Number));

/**
 * @param {unknown} text
 * @returns {text is string}
 */
const isHex = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/**
 * The seed of a piece: a game that went on under another edition has several.
 * @param {string} secret
 * @param {string[]} words
 * @param {number} number
 */
const seedOfPiece = (secret, words, number) => seedOf(secret, number ? [...words, `piece ${number}`] : words);

/**
 * Which piece is meant, where there are several.
 * @param {Replay} replay
 * @param {number} number
 */
const seedFollows = (replay, number) =>
  replay.earlier?.length ? say("luck-seed-of-piece", { n: number + 1 }) : say("luck-seed");

/**
 * What can be said, line by line.
 * @param {Replay} replay
 * @param {Kept} mine
 * @returns {Line[]}
 */
export function checkLuck(replay, mine = {}) {
  const fairness = replay.fairness;
  if (!fairness || !isHex(fairness.entropy) || !isHex(replay.seed)) return [{ ok: null, says: say("luck-no-secret") }];
  const { commitment: promised, entropy, words, own } = fairness;
  const pieces = [...(replay.earlier ?? []), { seed: replay.seed, draws: replay.draws }];
  return [
    keptPromise(promised, mine),
    { ok: commitment(entropy) === promised, says: say("luck-secret") },
    myWord(words, own, mine),
    madeWords(entropy, words, own),
    ...pieces.flatMap((piece, number) => [
      {
        ok: seedOfPiece(entropy, words, number) === piece.seed,
        says: seedFollows(replay, number),
      },
      allDraws(piece.seed, piece.draws),
    ]),
    {
      ok: null,
      says: say("luck-rules"),
    },
  ];
}

/**
 * @param {string} promised
 * @param {Kept} mine
 * @returns {Line}
 */
function keptPromise(promised, mine) {
  if (!mine.commitment)
    return {
      ok: null,
      says: say("luck-no-promise"),
    };
  return {
    ok: mine.commitment === promised,
    says: say("luck-promise"),
  };
}

/**
 * @param {string[]} words
 * @param {number[] | undefined} own
 * @param {Kept} mine
 * @returns {Line}
 */
function myWord(words, own, mine) {
  if (mine.word === undefined || mine.seat === undefined) return { ok: null, says: say("luck-no-word") };
  const isIn = words[mine.seat] === mine.word && (own ?? []).includes(mine.seat);
  return { ok: isIn, says: say("luck-word", { word: mine.word }) };
}

/**
 * @param {string} entropy
 * @param {string[]} words
 * @param {number[] | undefined} own
 * @returns {Line}
 */
function madeWords(entropy, words, own) {
  if (!own)
    return {
      ok: null,
      says: say("luck-older-words"),
    };
  const ok = words.every((word, seat) => own.includes(seat) || word === madeWord(entropy, seat));
  return { ok, says: say("luck-made-words") };
}

/**
 * @param {string} seed
 * @param {string | undefined} written
 * @returns {Line}
 */
function allDraws(seed, written) {
  if (typeof written !== "string") return { ok: null, says: say("luck-no-draws") };
  const draws = readDraws(written);
  const wrong = firstWrongDraw(seed, draws);
  if (wrong) return { ok: false, says: say("luck-wrong-draw", { n: draws.length, wrong }) };
  return { ok: true, says: say("luck-draws", { n: draws.length }) };
}

/** @param {boolean | null} ok */
const marked = (ok) => {
  if (ok === null) return { mark: "–", ok: "unknown", meaning: say("mark-not-checked") };
  return ok
    ? { mark: "✓", ok: "proved", meaning: say("mark-proved") }
    : { mark: "✗", ok: "wrong", meaning: say("mark-wrong") };
};

/**
 * The lines as a list, and one sentence for all of them.
 * @param {HTMLElement} place
 * @param {Line[]} lines
 */
export function showLuck(place, lines) {
  const items = lines.map(({ ok, says }) => {
    const item = document.createElement("li");
    const sign = document.createElement("span");
    const { mark, ok: result, meaning } = marked(ok);
    sign.textContent = mark;
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", meaning);
    item.dataset.ok = result;
    item.append(sign, ` ${says}`);
    return item;
  });
  const list = document.createElement("ul");
  list.className = "luck";
  list.append(...items);
  const sum = document.createElement("p");
  const isWrong = lines.some((line) => line.ok === false);
  const isProved = lines.some((line) => line.ok === true);
  if (isWrong) sum.textContent = say("luck-is-wrong");
  else sum.textContent = say(isProved ? "luck-is-proved" : "luck-nothing");
  place.replaceChildren(sum, list);
}
