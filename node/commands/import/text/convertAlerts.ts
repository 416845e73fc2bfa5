import { boxOfAlert } from "../../../syntax/alerts";
import { readLines } from "../code/codeRanges";
import type { Draft } from "../draft";

const mark =
  /^(?<lead>[ \t]*)>[ \t]?\[!(?<kind>tip|note|info|important|warning|caution|danger)\][ \t]*(?<title>.*?)[ \t]*$/i;

/** Converts VitePress alerts that are not GitHub's to boxes: those with a title, `> [!TIP] Title`, and those of other kinds. */
export function convertAlerts(draft: Draft): void {
  const lines = readLines(draft.text);
  lines.forEach((line, index) => {
    const { lead = "", kind = "", title = "" } = mark.exec(line.text)?.groups ?? {};
    const isCovered = line.fence !== null || /^[ \t]*>/.test(lines[index - 1]?.text ?? "");
    if (kind === "" || isCovered || (title === "" && Object.hasOwn(boxOfAlert, kind))) return;
    const box = boxOfAlert[kind.toUpperCase()];
    const rest = lines.slice(index + 1);
    const count = rest.findIndex(({ text }, at) => !goesOn(text, rest[at - 1]?.text ?? line.text));
    const inside = count === -1 ? rest : rest.slice(0, count);
    // Six colons, more than the boxes within it use.
    draft.replace(line.start, line.end, `${lead}:::::: ${box ?? kind.toLowerCase()} ${title}`.trimEnd(), "boxes");
    for (const { start, text } of inside) {
      const quote = /^[ \t]*>[ \t]?/.exec(text)?.[0];
      if (quote !== undefined) draft.replace(start, start + quote.length, lead);
    }
    const end = (inside.at(-1) ?? line).end;
    draft.replace(end, end, `\n${lead}::::::`);
  });
  draft.commit();
}

/** Whether a line belongs to the block quote. A paragraph in it may go on in lines without ">". */
function goesOn(text: string, before: string): boolean {
  if (/^[ \t]*>/.test(text)) return true;
  return /^[ \t]*>[ \t]*[^\s>#`~:]/.test(before) && /^[ \t]*[^\s>#`~:<*+\d-]/.test(text);
}
