/**
 * How long a list takes to open or close, so that short and long ones seem to move alike.
 *
 * @param height of the content, in CSS pixels.
 * @returns milliseconds; 1 for readers who asked for less motion.
 * @source the duration by height of Material Design's transitions.
 */
export function collapseDuration(height: number, isMotionReduced: boolean): number {
  if (isMotionReduced) return 1;
  const scale = height / 36;
  return Math.round((4 + 15 * scale ** 0.25 + scale / 5) * 10);
}
