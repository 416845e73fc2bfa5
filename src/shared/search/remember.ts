interface RememberOptions<Key> {
  /** Name that distinguishes two keys; `String` by default. */
  readonly nameOf?: (key: Key) => string;
  /** Maximum number of cached results; the oldest is dropped. */
  readonly most?: number;
}

/** Caches the result of asynchronous work by key. Failed work is not cached and runs again on the next call. */
export function remember<Key, Result>(
  work: (key: Key) => Promise<Result>,
  { nameOf = String, most = Infinity }: RememberOptions<Key> = {},
): (key: Key) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key) => {
    const name = nameOf(key);
    const there = known.get(name);
    if (there) return there;
    const working = work(key);
    known.set(name, working);
    working.catch(() => known.get(name) === working && known.delete(name));
    const [oldest = name] = known.keys();
    if (known.size > most) known.delete(oldest);
    return working;
  };
}
