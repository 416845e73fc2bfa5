import { classCount } from "../data";

/** Colors for the canvas, read from the styles of an element. */
export interface Palette {
  readonly text: string;
  /** Color of edges and of comparison lines. */
  readonly line: string;
  /** One for each class. With forced colors, all are the text color, and shapes distinguish the classes. */
  readonly hues: readonly string[];
  readonly isForced: boolean;
  readonly font: string;
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const isForced = matchMedia("(forced-colors: active)").matches;
  const text = style.color;
  return {
    text,
    line: isForced ? text : style.getPropertyValue("--color-muted").trim() || text,
    hues: Array.from({ length: classCount }, (_, kind) =>
      isForced ? text : style.getPropertyValue(`--color-data-${kind + 1}`).trim() || text,
    ),
    isForced,
    font: style.fontFamily,
  };
}
