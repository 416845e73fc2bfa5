/** Pixels of the pictures that social networks show of a page: the shape that all of them cut least of. */
export const cardSize = { width: 1200, height: 630 } as const;
