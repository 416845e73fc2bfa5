import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Root } from "mdast";
import type { Place } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { noReference, type Reference } from "../elements/reference";
import type { RenderContext } from "../render/remarkDocument";
import { renderDocument } from "../render/renderDocument";
import { standInName, takeRunnableParts } from "./runnableParts";

/** Why a page cannot be rendered, and where. */
export interface Failure {
  readonly place: Place;
  readonly error: unknown;
}

/** To find the place of a failure, the page runs a few times more. Whatever takes this long then, took too long before. In milliseconds. */
const longestSearch = 1_000;

/**
 * An expression is known to work when it has worked, so this renders the page. It leaves out what depends on imported modules, which
 * only webpack has.
 *
 * @returns the first thing that fails, or null.
 */
export async function tryExpressions(source: SourceFile, reference: Reference): Promise<Failure | null> {
  const { thrown, places } = await attempt(source, reference);
  if (!thrown) return null;
  // With the first `works` parts, the page can be rendered; with the first `fails`, it cannot.
  let [works, fails] = [0, places.length];
  while (fails - works > 1) {
    const most = Math.floor((works + fails) / 2);
    if ((await attempt(source, reference, { most, longest: longestSearch })).thrown) fails = most;
    else works = most;
  }
  return { place: places[fails - 1] ?? { line: 1 }, error: thrown.error };
}

interface Limits {
  /** How many parts are left in the page. */
  readonly most?: number;
  /** In milliseconds. */
  readonly longest?: number;
}

async function attempt(
  { file, text }: SourceFile,
  reference: Reference,
  { most = Infinity, longest }: Limits = {},
): Promise<{ readonly thrown: { readonly error: unknown } | null; readonly places: readonly Place[] }> {
  let places: readonly Place[] = [];
  const leaveOut = () => (tree: Root) => {
    const parts = takeRunnableParts(tree);
    for (const { remove } of parts.slice(most)) remove();
    places = parts.map(({ place }) => place);
  };
  const context = { ...emptyContext, reference: () => Promise.resolve(reference) };
  const options = { plugins: [leaveOut], components: { [standInName]: StandIn }, longest };
  const thrown = await renderDocument(file, text, context, options).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  return { thrown, places };
}

/** Shows what an element contains, without values that only its own component can show. */
function StandIn({ children }: { readonly children?: ReactNode }): ReactNode {
  return createElement(Fragment, null, ...[children].flat(Infinity).filter(canBeShown));
}

function canBeShown(value: unknown): value is ReactNode {
  return isValidElement(value) || !["object", "function", "symbol"].includes(typeof value);
}

const groupsOfTexts: ReadonlySet<string | symbol> = new Set(["boxes", "code", "content", "runs"]);

/** Texts are nothing that an expression could fail at. */
const noTexts: object = new Proxy({}, { get: (_, name) => (groupsOfTexts.has(name) ? noTexts : "") });

/** Nothing around the document: its expressions are tried, not its links and pictures. */
const emptyContext: RenderContext = {
  strings: noTexts as RenderContext["strings"],
  resolveLink: (href) => href,
  resolveItem: () => null,
  urlOf: (path) => path,
  resolvePicture: (src) => Promise.resolve({ src, srcSet: null, full: src, width: 1, height: 1, shown: 1, dark: null }),
  highlight: () => Promise.resolve(""),
  reference: () => Promise.resolve(noReference),
};
