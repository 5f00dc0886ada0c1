// Was the luck fair? Worked out here from a replay alone, and from what this browser kept before the game.

import { blake2b } from "./blake2b.js";
import { fromHex, fromText, joined, toHex } from "./bytes.js";
import { sha256 } from "./sha256.js";

const KEPT = "luck";
const MOST_KEPT = 200;
const WORDS_OF_32_BITS = 2 ** 32;

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

export const keptOf = (table) => kept()[table] ?? {};

// What was kept at whichever table made that promise.
export const keptWith = (promised) => Object.values(kept()).find((one) => one.commitment === promised) ?? {};

// The first promise that this browser was shown stays; the oldest tables are forgotten.
export function keep(table, facts) {
  const all = kept();
  all[table] = { ...facts, ...all[table] };
  const entries = Object.entries(all).slice(-MOST_KEPT);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries)));
}

export const commitment = (secret) => toHex(sha256(fromHex(secret)));

// The word of a bot, or of somebody who gave none.
export const madeWord = (secret, seat) =>
  toHex(blake2b(fromText(`seat ${seat}`), { size: 8, key: fromHex(secret), person: "spellwright word" }));

export const seedOf = (secret, words) =>
  toHex(sha256(joined(fromHex(secret), ...words.map((word) => sha256(fromText(word))))));

// The draws of a seed: for each bound a whole number below it.
export function stream(seed) {
  const key = fromHex(seed);
  let used = 0;
  let block = null;
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

// The first draw that does not follow from the seed, counted from 1; 0 if all do.
export function firstWrongDraw(seed, draws) {
  const draw = stream(seed);
  return 1 + draws.findIndex(([bound, outcome]) => draw(bound) !== outcome);
}

const readDraws = (text) => text.split(" ").filter(Boolean).map((one) => one.split(":").map(Number));

const isHex = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

// What can be said, line by line: `ok` is true, false, or null where nothing can be checked.
export function checkLuck(replay, mine = {}) {
  const fairness = replay.fairness;
  if (!fairness || !isHex(fairness.entropy) || !isHex(replay.seed))
    return [{ ok: null, says: "This game was not played at a table with a secret: there is nothing to check." }];
  const { commitment: promised, entropy, words, own } = fairness;
  return [
    keptPromise(promised, mine),
    { ok: commitment(entropy) === promised, says: "The secret is the one whose hash was published." },
    myWord(words, own, mine),
    madeWords(entropy, words, own),
    { ok: seedOf(entropy, words) === replay.seed, says: "The seed follows from the secret and the words." },
    allDraws(replay),
    { ok: null, says: "Whether the rules asked for these draws: download the replay, then run spellwright replay FILE --verify." },
  ];
}

function keptPromise(promised, mine) {
  if (!mine.commitment) return { ok: null, says: "This browser kept no promise from before the game: it cannot say when the hash was published." };
  return { ok: mine.commitment === promised, says: "The published hash is the one that this browser was shown before the game." };
}

function myWord(words, own, mine) {
  if (mine.word === undefined) return { ok: null, says: "This browser gave no word: whether the words are those that people gave, they can say." };
  const isIn = words[mine.seat] === mine.word && (own ?? []).includes(mine.seat);
  return { ok: isIn, says: `Your word “${mine.word}” is mixed in.` };
}

function madeWords(entropy, words, own) {
  if (!own) return { ok: null, says: "The words of this older game were not fixed by the secret: bots' words could have been chosen later." };
  const ok = words.every((word, seat) => own.includes(seat) || word === madeWord(entropy, seat));
  return { ok, says: "The words of bots, and of those who gave none, were fixed with the secret." };
}

function allDraws(replay) {
  if (typeof replay.draws !== "string") return { ok: null, says: "This older replay records no draws: they cannot be checked here." };
  const draws = readDraws(replay.draws);
  const wrong = firstWrongDraw(replay.seed, draws);
  if (wrong) return { ok: false, says: `All ${draws.length} draws follow from the seed: draw ${wrong} does not.` };
  return { ok: true, says: `All ${draws.length} draws follow from the seed.` };
}

const MARKS = new Map([[true, "✓"], [false, "✗"], [null, "–"]]);
const MEANINGS = new Map([[true, "proved"], [false, "wrong"], [null, "not checked here"]]);

// The lines as a list, and one sentence for all of them.
export function showLuck(place, lines) {
  const items = lines.map(({ ok, says }) => {
    const item = document.createElement("li");
    const mark = document.createElement("span");
    mark.textContent = MARKS.get(ok);
    mark.setAttribute("role", "img");
    mark.setAttribute("aria-label", MEANINGS.get(ok));
    item.dataset.ok = MEANINGS.get(ok);
    item.append(mark, ` ${says}`);
    return item;
  });
  const list = document.createElement("ul");
  list.className = "luck";
  list.append(...items);
  const sum = document.createElement("p");
  const isWrong = lines.some((line) => line.ok === false);
  const isProved = lines.some((line) => line.ok === true);
  sum.textContent = isWrong ? "No: something is wrong with this luck." : isProved ? "Yes: all that was checked is as promised." : "Nothing could be checked.";
  place.replaceChildren(sum, list);
}
