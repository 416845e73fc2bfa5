import { placeAt, type Finding, type CodeBlockText } from "./codeBlock";

/** @returns the first syntax error of a JSON code block. */
export async function parseJson(codeBlock: CodeBlockText): Promise<readonly Finding[]> {
  try {
    JSON.parse(codeBlock.text);
    return [];
  } catch {
    // Node's message has no position for a short text, and differs between versions. The grammar has the position.
    const { parser } = await import("@lezer/json");
    let place: number | null = null;
    parser.parse(codeBlock.text).iterate({
      enter: ({ type, from }) => {
        if (type.isError) place ??= from;
      },
    });
    return [
      {
        ...placeAt(codeBlock, Math.min(place ?? Infinity, codeBlock.text.trimEnd().length)),
        rule: "data-syntax",
        what: "JSON cannot be read from here on.",
        fix: 'correct it: names in double quotes, no comma after the last one, no comments; for those, write "jsonc" as the language.',
      },
    ];
  }
}

/** @returns the first syntax error of a TOML code block. */
export async function parseToml({ text, firstLine, indent = 0 }: CodeBlockText): Promise<readonly Finding[]> {
  const { parse, TomlError } = await import("smol-toml");
  try {
    parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // After its first line, the message repeats the text.
    const [message = ""] = error.message.split("\n");
    return [
      {
        line: firstLine + error.line - 1,
        column: indent + error.column,
        rule: "data-syntax",
        what: `${message.replace("Invalid TOML document", "TOML")}.`,
        fix: "correct the TOML.",
      },
    ];
  }
}
