import type { Code, Image, Link, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { Reference } from "../elements/reference";
import { renderFormula, type MathNode } from "../render/remarkDocument";
import { namesOfCode, undefinedNames, type CodeNode } from "../syntax/codeNames";
import type { HeadingIdNode } from "../syntax/headingIdSyntax";
import { isJsxElement, placeOf, textAttribute, type JsxElement } from "../syntax/tree";
import {
  checkAdmonition,
  checkElement,
  checkFence,
  checkPicture,
  reportMisplacedId,
  type Placed,
  type Report,
} from "./bodyRules";
import { messageOf } from "./messageOf";

/** What stands in the tree of a document, with its places. */
export interface FoundNodes {
  readonly ids: readonly ({ readonly id: string } & Placed)[];
  readonly links: readonly ({ readonly href: string } & Placed)[];
  readonly pictures: readonly ({ readonly src: string } & Placed)[];
  readonly diagrams: readonly ({ readonly mermaid: string } & Placed)[];
  /** Expressions in braces that do something. */
  readonly expressions: readonly Placed[];
  readonly hasCode: boolean;
  readonly hasFormulas: boolean;
}

type KnownNode =
  | Code
  | ContainerDirective
  | HeadingIdNode
  | Image
  | Link
  | MathNode
  | { readonly type: "mdxjsEsm" | "yaml" }
  | (CodeNode & { readonly type: "mdxFlowExpression" | "mdxTextExpression" });

/** Reads every node of a document whose elements are expanded, and reports what is wrong with one alone. */
export function readNodes(tree: Root, reference: Reference, report: Report): FoundNodes {
  const ids: ({ id: string } & Placed)[] = [];
  const links: ({ href: string } & Placed)[] = [];
  const pictures: ({ src: string } & Placed)[] = [];
  const diagrams: ({ mermaid: string } & Placed)[] = [];
  const expressions: Placed[] = [];
  let hasCode = false;
  let hasFormulas = false;
  const names = { ...reference, ownNames: namesOfCode(tree) };

  const readJsx = (node: JsxElement, at: Placed) => {
    const id = textAttribute(node, "id");
    const href = textAttribute(node, "href");
    if (id !== undefined) ids.push({ id, ...at });
    if (href !== undefined) links.push({ href, ...at });
    if (node.attributes.some(({ value }) => typeof value === "object" && value !== null)) expressions.push(at);
    checkElement(node, at, names, report);
  };

  const read = (node: KnownNode, at: Placed) => {
    switch (node.type) {
      case "mdxjsEsm":
        hasCode = true;
        break;
      case "link":
        links.push({ href: node.url, ...at });
        break;
      case "image":
        pictures.push({ src: node.url, ...at });
        checkPicture(node, at, report);
        break;
      case "code":
        if (node.lang === "mermaid") diagrams.push({ mermaid: node.value, ...at });
        checkFence(node, at, report);
        break;
      case "math":
      case "inlineMath":
        hasFormulas = true;
        checkFormula(node, at, report);
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        // A comment in braces does nothing that could fail.
        if (node.data?.estree?.body.length) expressions.push(at);
        checkNames(node, names.ownNames, at, report);
        break;
      case "containerDirective":
        checkAdmonition(node.name, at, report);
        break;
      case "headingId":
        reportMisplacedId(node.id, at, report);
    }
  };

  visit(tree as Node, (node: Node & { data?: { hProperties?: { id?: string } } }) => {
    const at = placeOf(node);
    if (isJsxElement(node)) readJsx(node, at);
    else read(node as KnownNode, at);
    const given = node.data?.hProperties?.id;
    if (given !== undefined) ids.push({ id: given, ...at });
    return node.type === "yaml" ? SKIP : undefined;
  });
  return { ids, links, pictures, diagrams, expressions, hasCode, hasFormulas };
}

function checkFormula({ type, value }: MathNode, at: Placed, report: Report): void {
  try {
    renderFormula(value, type === "math");
  } catch (error) {
    report(at, "formula-syntax", messageOf(error), "look up the command in KaTeX's list of functions.");
  }
}

function checkNames(node: CodeNode, ownNames: ReadonlySet<string>, at: Placed, report: Report): void {
  for (const name of undefinedNames(node, ownNames)) {
    report(
      at,
      "unknown-name",
      `"${name}" in the expression {${node.value}} is not defined on this page.`,
      'put literal braces into backticks, or write "\\{".',
    );
  }
}
