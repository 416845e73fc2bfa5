/**
 * Computes how long a list takes to open or close, so that short and long lists seem to move alike.
 *
 * @param height of the content, in CSS pixels.
 * @returns milliseconds; 1 for readers who prefer reduced motion.
 * @source Material Design's transitions, which derive the duration from the height.
 */
export function collapseDuration(height: number, isMotionReduced: boolean): number {
  if (isMotionReduced) return 1;
  const scale = height / 36;
  return Math.round((4 + 15 * scale ** 0.25 + scale / 5) * 10);
}
