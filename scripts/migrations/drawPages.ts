/** @returns a random selection of the pages, each at most once, in their order. The same seed selects the same pages. */
export function drawPages<Page>(pages: readonly Page[], most: number, random: () => number): readonly Page[] {
  const order = pages.map((_, index) => index);
  for (let left = order.length - 1; left > 0; left -= 1) {
    const other = Math.floor(random() * (left + 1));
    [order[left], order[other]] = [order[other] ?? 0, order[left] ?? 0];
  }
  const drawn = new Set(order.slice(0, most));
  return pages.filter((_, index) => drawn.has(index));
}
