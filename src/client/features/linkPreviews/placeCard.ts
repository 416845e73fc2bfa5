interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distance between link and card, and between card and window edge, in CSS pixels. */
const gap = 6;

/** @returns the position of a card in the window: below the link, or above it if it does not fit below and there is more space above. */
export function placeCard(link: Box, card: Size, window: Size): { readonly left: number; readonly top: number } {
  const below = window.height - link.bottom;
  const isBelow = below >= card.height + 2 * gap || below >= link.top;
  return {
    left: Math.max(gap, Math.min(link.left, window.width - card.width - gap)),
    top: isBelow ? link.bottom + gap : Math.max(gap, link.top - card.height - gap),
  };
}
