import { Writable } from "node:stream";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToPipeableStream } from "react-dom/server";

/** How long one page may wait for its components, in milliseconds. */
const usualLimit = 30_000;

/**
 * Renders a page as Gatsby does, but stops waiting for a component that suspends: otherwise, the build would wait without end, and name no page.
 *
 * @throws {unknown} whatever a component throws.
 */
export function renderInTime(
  { bodyComponent, pathname, replaceBodyHTMLString }: ReplaceRendererArgs,
  longest = usualLimit,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _, next) {
        chunks.push(chunk);
        next();
      },
      final(next) {
        replaceBodyHTMLString(Buffer.concat(chunks).toString());
        next();
        resolve();
      },
    });
    const advice = "Give it its data without a promise, or load them in an effect (useEffect).";
    const what = `A component of the page ${pathname} still waits for a promise after ${longest / 1_000} seconds.`;
    const timer = setTimeout(() => reject(new Error(`${what} ${advice}`)), longest);
    const { pipe } = renderToPipeableStream(bodyComponent, {
      onAllReady() {
        clearTimeout(timer);
        pipe(stream);
      },
      onError(error) {
        clearTimeout(timer);
        reject(error as Error);
      },
    });
  });
}
