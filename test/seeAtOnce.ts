/** Makes every observed element visible at once until `restore`, because jsdom has no layout. */
export function seeAtOnce(): { restore: () => void } {
  const before = Object.getOwnPropertyDescriptor(globalThis, "IntersectionObserver");
  class Observer {
    readonly #notify: IntersectionObserverCallback;
    constructor(notify: IntersectionObserverCallback) {
      this.#notify = notify;
    }
    observe(target: Element): void {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      queueMicrotask(() => this.#notify([entry], this as unknown as IntersectionObserver));
    }
    disconnect(): void {
      // Nothing is left to report.
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    restore: () => {
      if (before) Object.defineProperty(globalThis, "IntersectionObserver", before);
      else Reflect.deleteProperty(globalThis, "IntersectionObserver");
    },
  };
}
