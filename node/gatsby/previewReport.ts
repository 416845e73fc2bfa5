import type { PreviewReport } from "../../src/shared/preview";
import { formatProblem, type Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import type { PagePlan } from "../pages/planPages";

/** The site as the live preview last loaded it. */
export interface PreviewState {
  readonly plans: readonly Pick<PagePlan, "path" | "context">[];
  readonly docs: readonly PreviewedDoc[];
  /** All documents, including those without a page because another page has the address. */
  readonly written: readonly Pick<Doc, "file" | "path">[];
  /** Pages of folders, with the files that give them their addresses. */
  readonly categoryPages: readonly CategoryPlace[];
  readonly problems: readonly Problem[];
}

export type PreviewedDoc = Pick<Doc, "file" | "path" | "title" | "words">;

/** The page of a folder. */
export interface CategoryPlace {
  readonly file: string;
  readonly path: string;
}

export interface PreviewQuestion {
  /** Address of the page that is open. */
  readonly path: string;
  readonly state: PreviewState;
  readonly template: PreviewReport["template"];
  readonly digest: PreviewReport["digest"];
  readonly bundle: PreviewReport["bundle"];
  readonly bundling: PreviewReport["bundling"];
  readonly restart: PreviewReport["restart"];
  /** Documents by every address that they have had during this run. */
  readonly former: ReadonlyMap<string, PreviewedDoc>;
  /** The same for pages of folders: their files. */
  readonly formerCategories: ReadonlyMap<string, string>;
  /** @returns the other files that the page of a document shows, from the repository root. */
  readonly shownBy: (file: string) => readonly string[];
}

/** What the live preview tells the author about an open page. */
export function previewReport({
  path,
  state,
  template,
  digest,
  bundle,
  bundling,
  restart,
  former,
  formerCategories,
  shownBy,
}: PreviewQuestion): PreviewReport {
  const doc = state.docs.find((each) => each.path === path);
  const file = doc?.file ?? withoutPage(state, former.get(path))?.file;
  const files = new Set(file === undefined ? [] : [file, ...shownBy(file)]);
  const format = (isMeant: (name: string) => boolean) =>
    state.problems.filter((problem) => isMeant(problem.file)).map(formatProblem);
  const others = format((name) => !files.has(name));
  return {
    template,
    digest,
    bundle,
    bundling,
    restart,
    gone: doc
      ? null
      : (whyGone(path, state, former.get(path)) ?? categoryMoved(path, state, formerCategories.get(path))),
    own: format((name) => files.has(name)),
    others,
    summary: `${others.length} ${others.length === 1 ? "problem" : "problems"} in other files`,
  };
}

/** @returns the document that was at an address, if it still exists but has no page. */
function withoutPage({ docs, written }: PreviewState, before: PreviewedDoc | undefined) {
  if (!before || docs.some(({ file }) => file === before.file)) return undefined;
  return written.find(({ file }) => file === before.file);
}

function whyGone(path: string, state: PreviewState, before: PreviewedDoc | undefined): PreviewReport["gone"] {
  const { plans, docs } = state;
  if (!before) return null;
  const now = docs.find(({ file }) => file === before.file);
  if (now) return { text: `${now.file} is at another address now:`, path: now.path };
  const plan = plans.find((each) => each.path === path);
  if (plan?.context.kind === "redirect") return { text: `${before.file} has moved:`, path: plan.context.to };
  // Another page has the address now, for example a category.
  if (plan) return null;
  const own = withoutPage(state, before);
  if (own) return { text: `${own.file} has no page now. Another page has its address:`, path: own.path };
  const [same, ...more] = docs.filter(({ title, words }) => title === before.title && words === before.words);
  const what = `${before.file} does not exist anymore.`;
  if (!same || more.length > 0) return { text: `${what} The next build does not have this page.`, path: null };
  return { text: `${what} ${same.file} has the same title and length:`, path: same.path };
}

function categoryMoved(
  path: string,
  { plans, categoryPages }: PreviewState,
  before: string | undefined,
): PreviewReport["gone"] {
  const plan = plans.find((each) => each.path === path);
  if (before === undefined || (plan && plan.context.kind !== "redirect")) return null;
  const now = categoryPages.find(({ file }) => file === before);
  if (now) return { text: `The page of ${before} is at another address now:`, path: now.path };
  return { text: `${before} does not give this page an address anymore.`, path: null };
}
