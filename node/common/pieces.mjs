/** What exists only to make builds faster; node/fast/README.md explains each. */
export const pieces = /** @type {const} */ (["process", "cache", "pool", "parcel", "webpack", "types", "flags"]);

/** @typedef {typeof pieces[number]} Piece */

/**
 * @param {Piece} piece
 * @returns {boolean} whether this build uses it. `PLAIN_BUILD=1` leaves all of them out, `PLAIN_BUILD=pool,flags` these two. The
 *   second process hands over what it has rendered as kept files, so there is none without them.
 */
export function uses(piece) {
  const plain = process.env.PLAIN_BUILD ?? "";
  if (plain === "" || plain === "0") return true;
  const without = plain === "1" ? pieces : plain.split(",");
  return !without.includes(piece) && !(piece === "process" && without.includes("cache"));
}

/**
 * @returns {string | null} what is wrong with PLAIN_BUILD, with the way out; null where nothing is.
 */
export function wrongPieces() {
  const plain = process.env.PLAIN_BUILD ?? "";
  const unknown = plain.split(",").filter((name) => !["", "0", "1", ...pieces].includes(name));
  if (unknown.length === 0) return null;
  return `PLAIN_BUILD names "${unknown.join('", "')}". Write 1 for a build without all pieces, or some of ${pieces.join(", ")}.`;
}
