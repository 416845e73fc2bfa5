/** @typedef {() => number} Random from 0 (inclusive) to 1 (exclusive). */

/** @param {number} start @returns {Random} @source mulberry32: short, and good enough to vary a text. */
export function createRandom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
export function pick(random, list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}
