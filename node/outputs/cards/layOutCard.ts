import type { Card } from "./createCardPainter";
import { breakLines, widthOf, type Place } from "./outlineText";
import type { CardFaces } from "./readCardFaces";

/** A line of text and its position. */
export interface CardLine extends Place {
  readonly text: string;
}

export interface CardLayout {
  /** The name of the group: one line or none. */
  readonly label: readonly CardLine[];
  readonly title: readonly CardLine[];
  readonly description: readonly CardLine[];
}

/** The text column to the left of the rings, in pixels. */
const column = { left: 72, top: 66, width: 512, bottom: 478 };
const label = { size: 26, baseline: 94, room: 44 };
/** A title gets the largest size in which it fits. */
const title = { sizes: [76, 64, 54, 46, 40, 34], lineHeight: 1.06, tracking: -0.035 };
const description = { size: 27, lineHeight: 38, most: 3, distance: 26 };

/** Computes the size of the title, the line breaks, and how much of the description fits. */
export function layOutCard(card: Pick<Card, "title" | "group" | "description">, faces: CardFaces): CardLayout {
  const { left } = column;
  const top = column.top + (card.group === null ? 0 : label.room);
  const words =
    card.description === null ? [] : breakLines(faces.text, card.description, description.size, column.width);
  const below = shorten(words, description.most);
  const roomAbove = (lines: number) =>
    column.bottom - top - (lines === 0 ? 0 : lines * description.lineHeight + description.distance);
  const breakTitle = (size: number) => breakLines(faces.title, card.title, size, column.width, title.tracking);
  const fits = (size: number) => {
    const isWhole = card.title
      .split(/\s+/)
      .every((word) => widthOf(faces.title, word, size, title.tracking) <= column.width);
    return isWhole && breakTitle(size).length * size * title.lineHeight <= roomAbove(below.length);
  };
  const size = title.sizes.find(fits) ?? title.sizes.at(-1) ?? 0;
  // A title that is too long even in the smallest size takes the space of the description, and is then cut.
  const most = Math.floor(roomAbove(0) / (size * title.lineHeight));
  const lines = shorten(breakTitle(size), most);
  const shown = lines.length * size * title.lineHeight <= roomAbove(below.length) ? below : [];
  return {
    label: card.group === null ? [] : [{ text: card.group, x: left, y: label.baseline, size: label.size }],
    title: lines.map((text, index) => ({
      text,
      x: left,
      y: Math.round(top + size * (0.9 + index * title.lineHeight)),
      size,
      tracking: title.tracking,
    })),
    description: shown.map((text, index) => ({
      text,
      x: left,
      y: column.bottom - (shown.length - 1 - index) * description.lineHeight,
      size: description.size,
    })),
  };
}

/** Cuts a text after a number of lines; "…" shows that it goes on. */
function shorten(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return lines
    .slice(0, most)
    .map((line, index) => (index === most - 1 ? `${line.replace(/[\s,;:.–—-]+$/, "")} …` : line));
}
