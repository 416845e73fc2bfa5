/** Gatsby's loader class; `loadAppData` asks the server which build it has now. */
interface LoaderClass {
  readonly prototype: { loadAppData(retries?: number): Promise<unknown> };
}

/** How long prefetched pages share an answer, in milliseconds. */
const freshness = 10_000;

let latest: { readonly at: number; readonly answer: Promise<unknown> } | undefined;

/**
 * Gatsby requests the build's hash with each page that it loads. This makes pages that load at about the same time share the answer.
 */
export function shareAppData({ prototype }: LoaderClass): void {
  const load = prototype.loadAppData;
  prototype.loadAppData = function (this: unknown, retries = 0) {
    if (retries > 0) return load.call(this, retries);
    if (latest && performance.now() - latest.at < freshness) return latest.answer;
    const asked = { at: performance.now(), answer: load.call(this, 0) };
    latest = asked;
    const forget = () => {
      if (latest === asked) latest = undefined;
    };
    // A failure is not shared: the next page asks again.
    asked.answer.then((data) => data === undefined && forget(), forget);
    return asked.answer;
  };
}

/** Call when the reader opens a page: the next load then checks again whether a new build was deployed. */
export function forgetAppData(): void {
  latest = undefined;
}
