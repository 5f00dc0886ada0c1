// Sounds, made here and off unless somebody wants them: my turn, dice, cards, what matters.

import { setting } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/**
 * A tone that fades, from one height to another.
 * @param {AudioContext} to
 * @param {number} start
 * @param {number} end
 * @param {number} seconds
 * @param {number} loud
 */
function tone(to, start, end, seconds, loud, after = 0) {
  const [source, volume, begin] = [to.createOscillator(), to.createGain(), to.currentTime + after];
  source.frequency.setValueAtTime(start, begin);
  source.frequency.exponentialRampToValueAtTime(end, begin + seconds);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(to.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

/**
 * A breath of noise, as paper and bone make it.
 * @param {AudioContext} to
 * @param {number} height
 * @param {number} seconds
 * @param {number} loud
 */
function noise(to, height, seconds, loud, after = 0) {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length);
  const [source, filter, volume] = [to.createBufferSource(), to.createBiquadFilter(), to.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = height;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(to.destination);
  source.start(to.currentTime + after);
}

/** @type {Record<string, (to: AudioContext) => void>} */
const SOUNDS = {
  turn: (to) => {
    tone(to, 660, 655, 0.18, 0.08);
    tone(to, 880, 875, 0.25, 0.06, 0.12);
  },
  dice: (to) => {
    for (const after of [0, 0.09, 0.2, 0.27]) noise(to, 2600, 0.04, 0.2, after);
  },
  card: (to) => noise(to, 5200, 0.12, 0.12),
  hit: (to) => tone(to, 150, 60, 0.3, 0.16),
};

/** @param {string} kind */
export function sound(kind) {
  if (setting("sound") !== "yes") return;
  audio ??= new AudioContext();
  SOUNDS[kind]?.(audio);
}
