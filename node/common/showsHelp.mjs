/**
 * Prints how to call a command, if its arguments ask for that: `npm run check -- --help`. Call it before anything else.
 *
 * @param {string} usage
 * @returns {boolean} whether it was asked for.
 */
export function showsHelp(usage) {
  const given = process.argv.slice(2);
  const options = given.includes("--") ? given.slice(0, given.indexOf("--")) : given;
  if (!options.some((option) => option === "--help" || option === "-h")) return false;
  process.stdout.write(`${usage}\n`);
  return true;
}
