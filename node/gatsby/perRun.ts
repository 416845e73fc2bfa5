import type { GatsbyCache } from "gatsby";

export interface PerRun<Value> {
  /** @returns the value of this run, created at the first call. */
  readonly get: (cache: GatsbyCache, make: () => Value) => Value;
  readonly has: (cache: GatsbyCache) => boolean;
  readonly set: (cache: GatsbyCache, value: Value) => void;
}

/** An in-memory value for each run of Gatsby. The run's cache object is the key, so that two runs in one process share nothing. */
export function perRun<Value>(): PerRun<Value> {
  const values = new WeakMap<GatsbyCache, { readonly value: Value }>();
  const set: PerRun<Value>["set"] = (cache, value) => void values.set(cache, { value });
  return {
    get(cache, make) {
      const known = values.get(cache);
      if (known) return known.value;
      const value = make();
      set(cache, value);
      return value;
    },
    has: (cache) => values.has(cache),
    set,
  };
}
