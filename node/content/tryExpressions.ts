import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Root } from "mdast";
import type { Place } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { noReference, type Reference } from "../elements/reference";
import type { RenderContext } from "../render/remarkDocument";
import { renderDocument } from "../render/renderDocument";
import { hasRunOutOfTime } from "../render/runApart";
import { standInName, takeRunnableParts, type RunnablePart } from "./runnableParts";

/** Why a page cannot be rendered, and where. */
export interface Failure {
  readonly place: Place;
  readonly error: unknown;
}

/** Maximum time of each further run that looks for the place of a failure, in milliseconds. A run that takes longer counts as failed. */
const longestSearch = 1_000;
/** Maximum number of failures found per page: each one takes several more renders of the page. */
const mostFailures = 10;

/**
 * Renders a page, because only running an expression shows whether it works. Leaves out what depends on imported modules, which only
 * webpack can load.
 *
 * @returns the failures in the order in which they were found. Nothing more is tried after an export fails, because other parts may depend
 *   on it.
 */
export async function tryExpressions(source: SourceFile, reference: Reference): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const failed = new Set<number>();
  while (failures.length < mostFailures) {
    const { thrown, parts } = await attempt(source, reference, { failed });
    if (!thrown) break;
    // With the first `works` parts, the page can be rendered; with the first `fails`, it cannot.
    let [works, fails] = [0, parts.length];
    while (fails - works > 1) {
      const most = Math.floor((works + fails) / 2);
      if ((await attempt(source, reference, { failed, most, longest: longestSearch })).thrown) fails = most;
      else works = most;
    }
    const part = parts[fails - 1];
    failures.push({ place: part?.place ?? { line: 1 }, error: thrown.error });
    if (!part || part.isStatement || failed.has(fails - 1) || hasRunOutOfTime(thrown.error)) break;
    failed.add(fails - 1);
  }
  return failures;
}

interface Limits {
  /** Indexes of the parts to remove from the page. */
  readonly failed: ReadonlySet<number>;
  /** Number of parts to leave in the page. */
  readonly most?: number;
  /** In milliseconds. */
  readonly longest?: number;
}

async function attempt(
  { file, text }: SourceFile,
  reference: Reference,
  { failed, most = Infinity, longest }: Limits,
): Promise<{ readonly thrown: { readonly error: unknown } | null; readonly parts: readonly RunnablePart[] }> {
  let parts: readonly RunnablePart[] = [];
  const leaveOut = () => (tree: Root) => {
    parts = takeRunnableParts(tree);
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
