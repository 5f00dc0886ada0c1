// BLAKE2b (RFC 7693) with key and person, which browsers lack. The luck of a table is drawn with it.

import { fromText } from "./bytes.js";

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const BLOCK = 128;

/**
 * @param {bigint} x
 * @param {bigint} by
 */
const turned = (x, by) => ((x >> by) | (x << (64n - by))) & MASK;

/**
 * The digest: so many bytes, with a key and a person, which is a short text.
 * @param {Uint8Array} bytes
 */
export function blake2b(bytes, { size = 64, key = new Uint8Array(), person = "" } = {}) {
  const parameters = new DataView(new ArrayBuffer(64));
  parameters.setUint32(0, size | (key.length << 8) | (1 << 16) | (1 << 24), true);
  for (const [place, byte] of fromText(person).entries()) parameters.setUint8(48 + place, byte);
  const state = START.map((word, place) => word ^ parameters.getBigUint64(place * 8, true));
  const keyed = key.length ? BLOCK : 0;
  const length = keyed + bytes.length;
  const padded = new Uint8Array(Math.max(1, Math.ceil(length / BLOCK)) * BLOCK);
  padded.set(key);
  padded.set(bytes, keyed);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += BLOCK)
    compress(state, view, at, Math.min(at + BLOCK, length), at + BLOCK === padded.length);
  const digest = new DataView(new ArrayBuffer(64));
  for (const [place, word] of state.entries()) digest.setBigUint64(place * 8, word, true);
  return new Uint8Array(digest.buffer, 0, size);
}

/**
 * @param {bigint[]} state
 * @param {DataView} view
 * @param {number} at
 * @param {number} read
 * @param {boolean} isLast
 */
function compress(state, view, at, read, isLast) {
  const work = [...state, ...START];
  work[12] ^= BigInt(read);
  if (isLast) work[14] ^= MASK;
  const words = Array.from({ length: 16 }, (_, place) => view.getBigUint64(at + place * 8, true));
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10];
    for (const [turn, places] of QUARTERS.entries())
      mix(work, places, words[order[turn * 2]], words[order[turn * 2 + 1]]);
  }
  for (let place = 0; place < 8; place++) state[place] ^= work[place] ^ work[place + 8];
}

/**
 * @param {bigint[]} work
 * @param {number[]} places
 * @param {bigint} x
 * @param {bigint} y
 */
function mix(work, [a, b, c, d], x, y) {
  work[a] = (work[a] + work[b] + x) & MASK;
  work[d] = turned(work[d] ^ work[a], 32n);
  work[c] = (work[c] + work[d]) & MASK;
  work[b] = turned(work[b] ^ work[c], 24n);
  work[a] = (work[a] + work[b] + y) & MASK;
  work[d] = turned(work[d] ^ work[a], 16n);
  work[c] = (work[c] + work[d]) & MASK;
  work[b] = turned(work[b] ^ work[c], 63n);
}
