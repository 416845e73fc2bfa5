// Widths of Arial, which faces are compared with: readers see Arial until the site's own face has loaded, or instead of it.

/**
 * Widths of the characters from " " to "~", in 1/2048 of the font size.
 *
 * @source Liberation Sans 2, whose letters are as wide as Arial's.
 */
const widths = {
  regular:
    "569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139 1139 1139 569 569 1196 1196 1196 1139 2079 1366 1366 1479 1479 1366 1251 1593 1479 569 1024 1366 1139 1706 1479 1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569 569 569 961 1139 682 1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 684 532 684 1196",
  bold: "569 682 971 1139 1139 1821 1479 487 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139 1139 1139 682 682 1196 1196 1196 1251 1997 1479 1479 1479 1479 1366 1251 1593 1479 569 1139 1479 1251 1706 1479 1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 682 569 682 1196 1139 682 1139 1251 1139 1251 1139 682 1251 1251 569 569 1139 569 1821 1251 1251 1251 1251 797 1139 682 1251 1139 1593 1139 1139 1024 797 573 797 1196",
};

/** Names of installed fonts: Arial, or fonts that are as wide. */
export const localNames = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
};

/**
 * @param {string} text of characters from " " to "~".
 * @param {"regular" | "bold"} weight
 * @returns {number} width as a multiple of the font size.
 */
export function widthInArial(text, weight) {
  const known = widths[weight].split(" ").map(Number);
  return [...text].reduce((sum, letter) => sum + (known[letter.charCodeAt(0) - 32] ?? 0), 0) / 2048;
}
