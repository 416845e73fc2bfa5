import type { Code } from "mdast";
import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import { plainCodeBlock } from "../codeBlocks/plainCodeBlock";
import { recordingOf } from "../recordings/attachRecordings";
import { runNote } from "../recordings/runNote";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { plainLanguages } from "../syntax/languages";
import { paragraph, text, type Plain } from "./plainNodes";

/** The code block that a Markdown node comes from, and whether the node is about the block's run. */
export interface OfCode {
  readonly block: Code;
  readonly isRun: boolean;
}

/** @returns the origin of a node that `plainCode` made; undefined for any other node. */
export function ofCode({ data }: Plain): OfCode | undefined {
  return (data as { readonly ofCode?: OfCode } | undefined)?.ofCode;
}

/** @returns a code block or a diagram as Markdown, with the output of its recorded run. */
export function plainCode(fence: Code, strings: DocumentStrings): readonly Plain[] {
  const { lang, meta, value } = fence;
  const { values } = parseFenceMeta(meta);
  const { title, alt } = values;
  if (lang === "mermaid") {
    const name = title === undefined ? strings.diagram : fill(strings.titledDiagram, { title });
    const says = `${name}: ${alt ?? ""}`;
    return [paragraph([text(says)]), { type: "code", lang, value } as Plain];
  }
  const codeBlock = plainCodeBlock(value, lang ?? "text");
  const name = title === undefined ? null : `title="${title}"`;
  const listing = {
    type: "code",
    lang: plainLanguages.includes(codeBlock.language) ? "text" : codeBlock.language,
    meta: name,
    value: codeBlock.code,
  } as Plain;
  const mark = (node: Plain, isRun: boolean): Plain => ({ ...node, data: { ofCode: { block: fence, isRun } } });
  return [mark(listing, false), ...plainRun(fence, strings).map((node) => mark(node, true))];
}

/** What a code block printed, or why it was not run. */
function plainRun(fence: Code, { runs }: DocumentStrings): readonly Plain[] {
  const recording = recordingOf(fence);
  const reason = parseFenceMeta(fence.meta).values["not-run"];
  if (!recording) return reason === undefined ? [] : [paragraph([text(fill(runs.notRun, { reason }))])];
  const note = paragraph([text(runNote(recording, runs))]);
  if (recording.output.length === 0) return [note];
  return [{ type: "code", lang: "text", value: recording.output.join("\n") } as Plain, note];
}
