/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** @returns a number from 0 to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @returns a whole number from 0 to `below`, without `below`. */
  integer(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** @throws {Error} if there are no items. */
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }
}
