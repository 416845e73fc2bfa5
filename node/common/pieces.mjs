/** Parts of the build that exist only for speed; node/fast/README.md explains each. */
export const pieces = /** @type {const} */ (["process", "cache", "pool", "parcel", "webpack", "types", "flags"]);

/** @typedef {typeof pieces[number]} Piece */

/**
 * @param {Piece} piece
 * @returns {boolean} whether this build uses it. `PLAIN_BUILD=1` turns all of them off, `PLAIN_BUILD=pool,flags` only
 *   these two. The second process passes on rendered documents as cached files, so it is off if "cache" is.
 */
export function uses(piece) {
  const plain = process.env.PLAIN_BUILD ?? "";
  if (plain === "" || plain === "0") return true;
  const without = plain === "1" ? pieces : plain.split(",");
  return !without.includes(piece) && !(piece === "process" && without.includes("cache"));
}

/** @returns {string | null} an error message for an invalid PLAIN_BUILD, with the remedy; null if it is valid. */
export function wrongPieces() {
  const plain = process.env.PLAIN_BUILD ?? "";
  const unknown = plain.split(",").filter((name) => !["", "0", "1", ...pieces].includes(name));
  if (unknown.length === 0) return null;
  return `PLAIN_BUILD names "${unknown.join('", "')}". Write 1 for a build without all pieces, or some of ${pieces.join(", ")}.`;
}
