import type { Parent, Root } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import type { Node, Point } from "unist";
import { visit } from "unist-util-visit";
import { adviseOnSnippet } from "../common/adviseOnSnippet";
import type { Edit, Placed, PlaceInPartial, Problem } from "../common/problem";
import { snippetsFolder, type SourceFile } from "../common/sources";
import { namesOfCode } from "./codeNames";
import { fillPartial } from "./fillPartial";
import { inlineDefined } from "./inlineDefined";
import { readTree } from "./readTree";
import { each, placeOf, type JsxElement } from "./tree";

/** Files that a document may include, by their paths below `content/snippets`. */
export type PartialFiles = Readonly<Record<string, { readonly text: string }>>;

/** A file that a document includes, before it is inserted. */
export interface ReadPartial extends SourceFile {
  readonly tree: Root;
}

type Finding = Placed & Pick<Problem, "rule" | "what" | "fix" | "edit">;

interface Inserted {
  /** Names of the files, below `content/snippets`. */
  readonly names: readonly string[];
  readonly findings: readonly Finding[];
}

interface Input {
  /** The document, from the repository root. */
  readonly file: string;
  readonly files: PartialFiles | undefined;
  readonly variables: Readonly<Record<string, string>> | undefined;
  readonly onRead?: (partial: ReadPartial) => Promise<void> | void;
}

/** Name of the element that includes a file. */
export const includeName = "Include";

const tag = `<${includeName} file="name.mdx" />`;

/**
 * Replaces `<Include file="install.mdx" python="3.10" />` with the content of the file, in which `{props.python}` is the attribute's value.
 * Each inserted node has the position of the element, with its place in the file as `partial`.
 */
export async function insertPartials(tree: Root, input: Input): Promise<Inserted> {
  return namesOfCode(tree).has(includeName) ? { names: [], findings: [] } : insertInto(tree, input, []);
}

/** @param above files that are being included, and so cannot be included again. */
async function insertInto(tree: Root, input: Input, above: readonly string[]): Promise<Inserted> {
  const found: { node: JsxElement; parent: Parent }[] = [];
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node, _, parent) => {
    if (node.name === includeName && parent) found.push({ node, parent });
  });
  const names: string[] = [];
  const findings: Finding[] = [];
  for (const { node, parent } of found) {
    const report: ReportTag = (what, fix, edit) =>
      void findings.push({ ...placeOf(node), rule: "wrong-include", what, fix, ...(edit && { edit }) });
    const asked = readTag(node, report);
    const content = asked ? await readPartial(asked, { ...input, node, above, names, findings, report }) : [];
    parent.children.splice(parent.children.indexOf(node as never), 1, ...(content as typeof parent.children));
  }
  return { names, findings };
}

interface Asked {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** A value of an included file, which was meant to be passed on to a file that it includes. */
const passedOn = /\{\s*props\.[\w.]+\s*\}/;

type ReportTag = (what: string, fix: string, edit?: Edit) => void;

function readTag(node: JsxElement, report: ReportTag): Asked | null {
  const attributes = node.attributes.filter((each): each is MdxJsxAttribute => each.type === "mdxJsxAttribute");
  const isPlain = attributes.length === node.attributes.length;
  const wrong = attributes.find(({ value }) => typeof value !== "string");
  if (wrong || !isPlain) {
    const name = wrong?.name ?? "{…}";
    report(`"${name}" of <${includeName}> is not plain text.`, `write it in quotes: ${wrong?.name ?? "name"}="…".`);
    return null;
  }
  const { file: name, ...properties } = Object.fromEntries(attributes.map((each) => [each.name, String(each.value)]));
  const [property, brace] = Object.entries(properties).find(([, value]) => passedOn.test(value)) ?? [];
  if (property !== undefined)
    report(
      `"${property}" of <${includeName}> is the text "${brace}", not its value.`,
      `write ${property}=${passedOn.exec(brace ?? "")?.[0] ?? "{…}"}, without quotes.`,
    );
  else if (name === undefined) report(`<${includeName}> does not name a file.`, `write ${tag}.`);
  else if (node.children.length > 0)
    report(`<${includeName}> does not show its content.`, 'remove it, and end the element with "/>".');
  else if (node.type === "mdxJsxTextElement")
    report(`<${includeName}> is inside a line of text.`, "write it on a line of its own, with empty lines around it.");
  else return { name, properties };
  return null;
}

/** @param isCode whether there is such a file, but of another kind. */
function adviseFile(name: string, documents: readonly string[], isCode: boolean): Pick<Problem, "fix" | "edit"> {
  if (isCode) return { fix: `show it in a code block, with file="${name}" after its language.` };
  if (documents.includes(`${name}.mdx`)) return { fix: `write "${name}.mdx".` };
  return adviseOnSnippet(
    name,
    documents,
    `put the text into ${snippetsFolder}, as a file whose name ends with ".mdx".`,
  );
}

interface Around extends Input {
  readonly node: JsxElement;
  readonly above: readonly string[];
  readonly names: string[];
  readonly findings: Finding[];
  readonly report: ReportTag;
}

/** @returns the nodes of a file, with their places in it; empty if the file cannot be parsed. */
async function readPartial({ name, properties }: Asked, around: Around): Promise<readonly Node[]> {
  const { node, above, names, findings, report, files = {} } = around;
  names.push(name);
  const text = Object.hasOwn(files, name) ? files[name]?.text : undefined;
  const documents = Object.keys(files).filter((each) => each.endsWith(".mdx"));
  if (text === undefined || !documents.includes(name)) {
    const { fix, edit } = adviseFile(name, documents, text !== undefined);
    report(`There is no MDX file "${name}" in ${snippetsFolder}.`, fix, edit);
    return [];
  }
  if (above.includes(name)) {
    report(
      `"${name}" includes itself${above.length > 1 ? `, by way of ${above.slice(1).join(", ")}` : ""}.`,
      "remove one of the elements.",
    );
    return [];
  }
  const file = `${snippetsFolder}/${name}`;
  const within = (line: number, column = 1) => ({ ...placeOf(node), partial: { file, line, column } });
  const tree = await readTree({ file, text });
  if ("what" in tree) {
    const { place, what, fix } = tree;
    findings.push({ ...within(place.line, place.column), rule: "mdx-syntax", what, fix });
    return [];
  }
  await around.onRead?.({ file, text, tree });
  inlineDefined(tree, around.variables);
  for (const { line, ...wrong } of fillPartial(tree, { name, file, properties, page: around.file }))
    findings.push({ ...(line === null ? placeOf(node) : within(line)), rule: "wrong-include", ...wrong });
  const inner = await insertInto(tree, around, [...above, name]);
  names.push(...inner.names);
  for (const { line, column, partial = { file, line, column }, ...wrong } of inner.findings)
    findings.push({ ...wrong, ...placeOf(node), partial });
  visit(tree as Node, (each: Node) => place(each, file, node));
  return tree.children as readonly Node[];
}

interface PointInPartial extends Point {
  readonly partial?: PlaceInPartial;
}

/**
 * Gives a node the position of the element, with its place in the file as `partial`: code that does not
 * know included files then reports the element.
 */
function place(node: Node, file: string, element: JsxElement): void {
  if (!element.position) return;
  const { partial }: PointInPartial = node.position?.start ?? { line: 1, column: 1 };
  const start: PointInPartial = {
    ...element.position.start,
    partial: partial ?? { file, ...placeOf(node as JsxElement) },
  };
  node.position = { start, end: element.position.end };
}
