/**
 * Places close to the wanted ones, but far enough apart that labels do not overlap.
 *
 * @param wanted smallest first.
 * @param gap minimum distance between two places.
 * @param least smallest place.
 * @param most largest place; if there is not enough space for all, the first ones leave the range.
 * @returns as many places, in the same order.
 */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  let before = least - gap;
  const down = wanted.map((place) => (before = Math.max(place, before + gap)));
  let after = most + gap;
  return down
    .reverse()
    .map((place) => (after = Math.min(place, after - gap)))
    .reverse();
}
