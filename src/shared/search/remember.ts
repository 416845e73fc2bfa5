interface RememberOptions<Key> {
  /** What tells two keys apart. */
  readonly nameOf?: (key: Key) => string;
  /** Most results kept: the oldest is forgotten. */
  readonly most?: number;
}

/** Does each thing once; what failed is done again. */
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
