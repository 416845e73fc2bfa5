import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Root } from "mdast";
import type { SourceFile } from "../common/sources";
import { noReference, type Reference } from "../elements/reference";
import type { RenderContext } from "../render/remarkDocument";
import { renderDocument } from "../render/renderDocument";
import { findFailures, type Attempt, type Failure, type Limits } from "./findFailures";
import { needsOf, standInName, takeRunnableParts, type RunnablePart } from "./runnableParts";

/**
 * Renders a page, because only running an expression shows whether it works. Leaves out what depends on imported modules, which only
 * webpack can load.
 */
export function tryExpressions(source: SourceFile, reference: Reference): Promise<readonly Failure[]> {
  return findFailures((limits) => attempt(source, reference, limits));
}

async function attempt(
  { file, text }: SourceFile,
  reference: Reference,
  { failed, most = Infinity, longest }: Limits,
): Promise<Attempt<RunnablePart>> {
  let parts: readonly RunnablePart[] = [];
  const leaveOut = () => (tree: Root) => {
    parts = takeRunnableParts(tree, needsOf(tree));
    for (const [index, { remove }] of parts.entries()) if (index >= most || failed.has(index)) remove();
  };
  const context = { ...nothingAround, reference: () => Promise.resolve(reference) };
  const options = { plugins: [leaveOut], components: { [standInName]: StandIn }, longest };
  const thrown = await renderDocument(file, text, context, options).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  return { thrown, parts };
}

/** Renders the content of an element, without values that only the replaced component could render. */
export function StandIn({ children }: { readonly children?: ReactNode }): ReactNode {
  return createElement(Fragment, null, ...[children].flat(Infinity).filter(canBeShown));
}

function canBeShown(value: unknown): value is ReactNode {
  return isValidElement(value) || !["object", "function", "symbol"].includes(typeof value);
}

const groupsOfTexts: ReadonlySet<string | symbol> = new Set(["boxes", "code", "content", "runs"]);

/** An expression cannot fail because of these texts, so all of them are empty. */
const noTexts: object = new Proxy({}, { get: (_, name) => (groupsOfTexts.has(name) ? noTexts : "") });

/** A context without a site around the document: only its expressions are tried, not its links and pictures. */
export const nothingAround: RenderContext = {
  strings: noTexts as RenderContext["strings"],
  resolveLink: (href) => href,
  resolveItem: () => null,
  urlOf: (path) => path,
  resolvePicture: (src) => Promise.resolve({ src, srcSet: null, full: src, width: 1, height: 1, shown: 1, dark: null }),
  highlight: () => Promise.resolve(""),
  reference: () => Promise.resolve(noReference),
};
