const stringOrComment = /"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const stringOrLastComma = /"(?:\\.|[^"\\\n])*"|,(?=\s*[}\]])/g;

/** @returns the value of JSON that may have comments, and commas behind last entries; `undefined` where it is none. */
export function parseJsonc(text: string): unknown {
  const keepStrings = (found: string) => (found.startsWith('"') ? found : " ");
  try {
    return JSON.parse(text.replace(stringOrComment, keepStrings).replace(stringOrLastComma, keepStrings));
  } catch {
    return undefined;
  }
}
