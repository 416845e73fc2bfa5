import type { Code } from "mdast";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { languageOf } from "../syntax/languages";
import { placeOf } from "../syntax/tree";
import type { Finding } from "./codeBlock";
import { packageManagers, translateCommands } from "./packageManagers";
import { isSession } from "./parseShell";
import { readCallouts } from "./readCallouts";

/** The option after the language of a code block. */
export const packageManagersOption = "package-managers";

/** Whether the page shows a code block once for each package manager. */
export function offersPackageManagers({ meta, lang, value }: Code): boolean {
  const { values, flags } = parseFenceMeta(meta);
  // The recorded output of a run belongs only to the commands that ran.
  return (
    flags.has(packageManagersOption) &&
    values["run"] === undefined &&
    languageOf(lang ?? "") === "bash" &&
    !isSession(value)
  );
}

/** @returns why a code block, or a part of it, cannot be shown for each package manager. */
export function checkPackageManagers(node: Code): readonly Finding[] {
  const { values, flags } = parseFenceMeta(node.meta);
  if (!flags.has(packageManagersOption)) return [];
  const place = placeOf(node);
  const finding = (line: number, what: string, fix: string): Finding => {
    return { ...place, line: place.line + line, rule: "wrong-package-managers", what, fix };
  };
  if (values["run"] !== undefined)
    return [
      finding(0, `A code block that is run cannot have "${packageManagersOption}".`, "remove one of the options."),
    ];
  if (!offersPackageManagers(node))
    return [
      finding(0, `"${packageManagersOption}" is for commands in bash, without "$" and output.`, "remove the word."),
    ];
  const numbers = [...readCallouts(node.value, node.lang ?? "text").lines];
  if (numbers.length > 0)
    return numbers.map(([line, number]) =>
      finding(line, `The number (${number}) cannot lead from tabs to a list below them.`, "remove the number."),
    );
  if (translateCommands(node.value, "npm").commands === 0)
    return [finding(0, `"${packageManagersOption}" found no npm or npx command.`, "write one, or remove the word.")];
  return untranslated(node).map(({ line, what, managers }) =>
    finding(
      1 + line,
      `${what} has no translation for ${managers.join(", ")}.`,
      `move the command into a code block without "${packageManagersOption}", or write <Tabs group="package-manager"> by hand.`,
    ),
  );
}

/** Each missing translation once, with the managers that lack it. */
function untranslated({ value }: Code) {
  const found = new Map<string, { line: number; what: string; managers: string[] }>();
  for (const manager of packageManagers) {
    for (const { line, what } of translateCommands(value, manager).untranslated) {
      const key = `${String(line)} ${what}`;
      found.set(key, { line, what, managers: [...(found.get(key)?.managers ?? []), manager] });
    }
  }
  return [...found.values()];
}
