import type { Page } from "@playwright/test";

/** Parts of the navbar that are cut off, covered, or in a second row. */
export function faultsOfBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("header nav :is(a, summary, button)")].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest("details > ul"),
    );
    const boxes = parts.map((part) => ({
      name: part.textContent || part.ariaLabel,
      box: part.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) => {
      const { box: before } = boxes[index - 1] ?? {};
      if (box.left < 0 || box.right > document.documentElement.clientWidth) return [`${name} is cut off`];
      if (before && box.left < before.right - 0.5) return [`${name} is covered`];
      if (before && Math.abs(box.top + box.bottom - before.top - before.bottom) > 2)
        return [`${name} is in another row`];
      return [];
    });
  });
}
