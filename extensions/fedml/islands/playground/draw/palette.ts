import { classCount } from "../data";

/** Colors as the canvas takes them, from the styles of an element. */
export interface Palette {
  readonly text: string;
  /** Of edges and of lines to compare with. */
  readonly line: string;
  /** One for each class; where the system chooses the colors, all are that of the text, and shapes tell classes apart. */
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
