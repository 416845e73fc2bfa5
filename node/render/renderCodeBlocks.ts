import type { Code, Parent, Root } from "mdast";
import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import { markedWords } from "../codeBlocks/checkMarks";
import { isSession } from "../codeBlocks/parseShell";
import { readCallouts } from "../codeBlocks/readCallouts";
import { readTerminal, type Terminal } from "../codeBlocks/readTerminal";
import { recordingOf } from "../recordings/attachRecordings";
import { runNote } from "../recordings/runNote";
import { parseFenceMeta, type FenceMeta } from "../syntax/fenceMeta";
import { isShell, languageOf, nameOfLanguage, outputLanguage, plainLanguages } from "../syntax/languages";
import { component, each, replace, type JsxElement } from "../syntax/tree";
import { attachOutputs } from "./attachOutputs";
import { renderDiagram, type RenderedDiagram } from "../diagrams/renderDiagram";
import { foldLines } from "./foldLines";
import { hasPlaceholder } from "./offerValues";
import type { RenderContext } from "./remarkDocument";
import { linkCallouts } from "./linkCallouts";

/** Turns fences into code blocks in frames, and Mermaid into diagrams. */
export async function renderCodeBlocks(tree: Root, context: RenderContext): Promise<void> {
  const outputs = attachOutputs(tree);
  const fences: { node: Code; index: number | null; parent: Parent | null }[] = [];
  each<Code>(tree, ["code"], (node, index, parent) => void fences.push({ node, index, parent }));
  for (const [place, { node, index, parent }] of fences.entries()) {
    // The checks report diagrams that cannot be rendered; if that rule is off, the page shows their source.
    const picture = node.lang === "mermaid" ? await renderDiagram(node.value).catch(() => null) : null;
    const next = parent?.children[(index ?? 0) + 1];
    const below = { printed: outputs.get(node), next, number: place + 1 };
    replace(parent, index, picture === null ? await renderCode(node, below, context) : diagram(picture, node));
  }
}

/** Width of a diagram's frame, without its padding, on a phone that is 360 pixels wide, in CSS pixels. */
const narrowScreen = 310;

function diagram({ svg, width }: RenderedDiagram, { meta }: Code): JsxElement {
  const { alt = "", title } = parseFenceMeta(meta).values;
  return component("mdxJsxFlowElement", "Diagram", {
    svg,
    wide: width > narrowScreen ? "true" : undefined,
    alt,
    title,
  });
}

interface Surroundings {
  /** The output of the code block, if the author wrote one below it. */
  readonly printed: string | undefined;
  /** The node after the code block. */
  readonly next: { readonly type: string } | undefined;
  /** Number of the code block in the document, counted from 1. */
  readonly number: number;
}

async function renderCode(node: Code, around: Surroundings, context: RenderContext): Promise<JsxElement> {
  const { strings } = context;
  const { values, flags, lines } = parseFenceMeta(node.meta);
  const language = node.lang ?? "text";
  const callouts = readCallouts(node.value, language);
  const terminal = await terminalOf({ ...node, value: callouts.code });
  const all = await context.highlight({
    code: terminal?.code ?? callouts.code,
    // Without its prompts, a session consists of commands.
    language: terminal ? "bash" : language,
    markedLines: lines,
    commands: terminal?.commands,
    output: terminal?.output,
    words: markedWords(node.meta),
    links: linkCallouts(callouts, around.next, around.number, strings),
  });
  const { html, rest, more, isMarked } = foldLines(all, strings);
  const text = around.printed ?? recordingOf(node)?.output.join("\n") ?? "";
  const output = await outputProperties(text, context);
  return component("mdxJsxFlowElement", "CodeBlock", {
    html,
    rest,
    more,
    open: isMarked ? "true" : undefined,
    language,
    name: nameOf(language, values, strings),
    numbers: flags.has("showLineNumbers") ? "true" : undefined,
    terminal: terminal ? "true" : undefined,
    copied: terminal?.copied ?? undefined,
    fillIn: hasPlaceholder(node, strings) ? strings.values.fillIn : undefined,
    ...output,
    fewer: more === undefined && output.outputMore === undefined ? undefined : strings.code.showFewer,
    note: noteOf(node, strings),
  });
}

async function outputProperties(text: string, { highlight, strings }: RenderContext) {
  if (text === "") return {};
  const lines = foldLines(await highlight({ code: text, language: "text", markedLines: new Set() }), strings);
  return { output: lines.html, outputRest: lines.rest, outputMore: lines.more, outputLabel: strings.runs.output };
}

/** @returns null if a code block is not a terminal: it has a title or line numbers, or its language has no commands. */
async function terminalOf({ lang, meta, value }: Code): Promise<Terminal | null> {
  const language = lang ?? "text";
  const { values, flags } = parseFenceMeta(meta);
  if (!isShell(language) || values["title"] || flags.has("showLineNumbers")) return null;
  return readTerminal(value, languageOf(language) === "console" || isSession(value));
}

/** A note on how a code block was run, or why it was not run. */
function noteOf(node: Code, { runs }: DocumentStrings): string | undefined {
  const recording = recordingOf(node);
  if (recording) return runNote(recording, runs);
  const reason = parseFenceMeta(node.meta).values["not-run"];
  return reason === undefined ? undefined : fill(runs.notRun, { reason });
}

/** Title of the frame: the file, the terminal, or the language. */
function nameOf(
  language: string,
  { title, terminal }: FenceMeta["values"],
  { content, code, runs }: DocumentStrings,
): string {
  if (title) return title;
  if (isShell(language)) return terminal ? `${content.terminal} · ${terminal}` : content.terminal;
  if (language === outputLanguage) return runs.output;
  return plainLanguages.includes(language) ? code.text : nameOfLanguage(language);
}
