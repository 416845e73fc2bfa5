import { includeName } from "../../../syntax/insertPartials";
import type { Place } from "./elementPlace";
import { isProperty } from "../text/convertModules";
import { literalOf } from "./literalOf";

/** @param name file below `content/snippets` that the element includes. */
export function convertInclude({ draft, open, close }: Place, name: string): void {
  const attributes = open.attributes.flatMap(({ name: key, kind, value }) => {
    const given = kind === "expression" ? literalOf(value ?? "") : (value ?? "true");
    if (kind === "expression" && isProperty(value ?? "")) return [` ${key}={${(value ?? "").trim()}}`];
    if (["string", "number", "boolean"].includes(typeof given))
      return [` ${key}="${String(given).replaceAll('"', "&quot;")}"`];
    draft.note(open.start, `"${key}" of <${open.name}> is computed by a program: write its value, in quotes.`);
    return [];
  });
  const written = `<${includeName} file="${name}"${attributes.join("")} />`;
  draft.replace(open.start, open.end, written, "parts of pages, now included files");
  if (close === null) return;
  draft.note(open.start, `<${open.name}> contained text, which "${name}" cannot show: the text is below it.`);
  draft.replace(close.start, close.end, "");
}
