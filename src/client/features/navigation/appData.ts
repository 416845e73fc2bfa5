/** Gatsby's loader as a class; `loadAppData` asks which build the server has now. */
interface LoaderClass {
  readonly prototype: { loadAppData(retries?: number): Promise<unknown> };
}

/** How long an answer is good for what is loaded ahead, in milliseconds. */
const freshness = 10_000;

let latest: { readonly at: number; readonly answer: Promise<unknown> } | undefined;

/**
 * Gatsby asks for the build's hash with each page that it loads. Pages that are loaded at about one time share the answer.
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

/** The reader asks for a page: whether the site was deployed anew meanwhile is looked up once more. */
export function forgetAppData(): void {
  latest = undefined;
}
