// Bytes and the texts that stand for them.

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromText = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array[]} parts */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
