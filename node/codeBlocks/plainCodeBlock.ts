/** A mark in a comment, in any comment syntax that the highlighter reads: `# [!code --]`. */
export const lineMark =
  /[ \t]*(?:\/\/|\{?\/\*|<!--|#|--|;|%)[ \t]*\[!code (?<kind>\+\+|--|highlight|hl|error|warning)(?::(?<count>\d+))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

export interface PlainCodeBlock {
  readonly code: string;
  readonly language: string;
}

/** Removes the marks from a code block. A block with added or removed lines becomes a diff, which shows them in plain text. */
export function plainCodeBlock(code: string, language: string): PlainCodeBlock {
  if (!code.includes("[!code ")) return { code, language };
  const lines: { text: string; sign: string }[] = [];
  let pending = { sign: " ", count: 0 };
  for (const line of code.split("\n")) {
    const found = lineMark.exec(line);
    const text = found ? line.slice(0, found.index) : line;
    if (found) pending = { sign: signOf(found.groups?.["kind"]), count: Number(found.groups?.["count"] ?? 1) };
    // A mark on a line of its own applies to the lines below it.
    if (found && text.trim() === "") continue;
    const isMarked = pending.count > 0;
    lines.push({ text, sign: isMarked ? pending.sign : " " });
    if (isMarked) pending = { ...pending, count: pending.count - 1 };
  }
  const isDifference = lines.some(({ sign }) => sign !== " ");
  return {
    code: lines.map(({ text, sign }) => (isDifference ? `${sign}${text}` : text)).join("\n"),
    language: isDifference ? "diff" : language,
  };
}

function signOf(kind: string | undefined): string {
  if (kind === "++") return "+";
  return kind === "--" ? "-" : " ";
}
