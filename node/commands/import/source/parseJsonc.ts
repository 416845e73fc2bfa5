const stringOrComment = /"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const stringOrLastComma = /"(?:\\.|[^"\\\n])*"|,(?=\s*[}\]])/g;

/** @returns the value of JSON that may contain comments and trailing commas; `undefined` if the text is not valid. */
export function parseJsonc(text: string): unknown {
  const keepStrings = (found: string) => (found.startsWith('"') ? found : " ");
  try {
    return JSON.parse(text.replace(stringOrComment, keepStrings).replace(stringOrLastComma, keepStrings));
  } catch {
    return undefined;
  }
}

/** Whether a text is not JSON, but would be without its comments and trailing commas. */
export function isOnlyJsonc(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return parseJsonc(text) !== undefined;
  }
}
