/**
 * Finds the element that a hash names, as browsers do: first by the raw name, then by the decoded one.
 *
 * @param hash with "#", or empty.
 * @returns null for the top of the page, for a name that no element has, and for a hash that cannot be decoded.
 */
export function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === "" ? null : (document.getElementById(name) ?? document.getElementById(decode(name)));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
