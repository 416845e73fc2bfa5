/** Size in pixels of the pictures that social networks show for a page: the shape that they all crop least. */
export const cardSize = { width: 1200, height: 630 } as const;
