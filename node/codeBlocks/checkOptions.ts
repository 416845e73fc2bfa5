import type { Code } from "mdast";
import { suggest } from "../common/nearest";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { placeOf } from "../syntax/tree";
import { checkPackageManagers } from "./checkPackageManagers";
import type { Finding } from "./codeBlock";

/** What may stand behind a fence's language, as `name="value"`. */
const values = [
  "alt",
  "exit",
  "file",
  "files",
  "lines",
  "mark",
  "not-run",
  "ready",
  "run",
  "schema",
  "terminal",
  "title",
  "unchecked",
  "unchecked-keys",
] as const;

/** And as a word alone. */
const flags = ["package-managers", "part", "service", "showLineNumbers"] as const;

/** Words that other engines use, and the option that does the same. */
const otherNames: Readonly<Record<string, (typeof flags)[number]>> = { npm2yarn: "package-managers" };

/** @returns what stands after the language of a fence and says nothing there, or what it cannot do with this code. */
export function checkOptions(node: Code): readonly Finding[] {
  const { meta, value } = node;
  if (!meta) return [];
  const place = placeOf(node);
  const found = parseFenceMeta(meta);
  const finding = (what: string, fix: string): Finding => ({ ...place, rule: "unknown-code-option", what, fix });
  const quoted = [...meta.matchAll(/([\w-]+)='([^']*)'/g)].map(([text, key = "", inner = ""]) =>
    finding(`${text} has no effect: values need double quotes.`, `write ${key}="${inner}".`),
  );
  // What is in other quotes or in braces is told apart; its words are not options.
  const rest = parseFenceMeta(meta.replaceAll(/[\w-]+='[^']*'|\{[^}]*\}/g, ""));
  const unknownValues = Object.keys(rest.values).filter((key) => !values.some((known) => known === key));
  const unknownFlags = [...rest.flags].filter((flag) => !flags.some((known) => known === flag));
  const odd = [...meta.matchAll(/\{([^}]*)\}/g)].filter(([, inner = ""]) => !/^[\d,\s-]*$/.test(inner));
  const count = value.split("\n").length;
  const beyond = [...found.lines].filter((line) => line < 1 || line > count);
  return [
    ...quoted,
    ...unknownValues.map((key) => finding(`${key}="…" is not an option of code blocks.`, adviceOn(key, values))),
    ...unknownFlags.map((flag) => finding(`"${flag}" is not an option of code blocks.`, adviceOn(flag, flags))),
    ...odd.map(([text]) => finding(`"${text}" does not name any lines.`, 'write numbers, such as "{2,4-5}".')),
    ...checkPackageManagers(node),
    ...(beyond.length === 0
      ? []
      : [
          finding(
            `Line ${beyond[0] ?? 0} is marked, but the code block has only ${count === 1 ? "1 line" : `${count} lines`}.`,
            "correct the numbers in braces.",
          ),
        ]),
  ];
}

function adviceOn(word: string, known: readonly string[]): string {
  const other = Object.hasOwn(otherNames, word) ? otherNames[word] : undefined;
  return other !== undefined && known.includes(other)
    ? `write "${other}".`
    : suggest(word, known, `remove it. Options: ${known.join(", ")}.`);
}
