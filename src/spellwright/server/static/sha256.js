// SHA-256 (FIPS 180-4), since pages over plain HTTP have no `crypto.subtle`.

// The first 32 bits of the fractional parts of the roots of the first primes, as the standard has them.
/** @type {number[]} */
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
/** @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 0x100000000) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * @param {number} x
 * @param {number} by
 */
const turned = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) digest.setInt32(place * 4, word);
  return new Uint8Array(digest.buffer);
}

/**
 * @param {Int32Array} state
 * @param {DataView} view
 * @param {number} at
 */
function mix(state, view, at) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + first + words[i - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] += word;
}
