import { contextOf, exportedBy, valueOf, type Literal } from "../elements/literalOf";
import type { SourceKind } from "../importedPage";
import { pluginsIn } from "./docusaurusDocs";
import { propertyOf } from "./propertyOf";
import { readModule, type ConfigurationFile, type ConfigurationModule } from "./readModule";
import { inCalls } from "./readSiteBase";

/** A redirect of the old site. The addresses do not include the site's base. */
export interface OldRedirect {
  readonly from: string;
  readonly to: string;
}

export interface FoundRedirects {
  readonly redirects: readonly OldRedirect[];
  /** Messages about redirects that could not be read. */
  readonly unread: readonly string[];
}

const redirectsPlugin = /^(?:@docusaurus\/)?(?:plugin-)?client-redirects$/;
const computed = "are computed by a program: write them by hand into redirect_from of the pages.";

/** Reads the redirects that the configuration lists. VitePress only has `rewrites`, which readVitePressFiles reads. */
export function readRedirects(kind: SourceKind, config: ConfigurationFile | null): FoundRedirects {
  let isWhole = true;
  const note = () => void (isWhole = false);
  const module = config && kind !== "vitepress" ? readModule(config, note) : null;
  if (config === null || module === null) return { redirects: [], unread: [] };
  const values = valuesIn(kind, module, note);
  const all = values.flatMap((value) => (value === undefined ? [] : (ofDocusaurus(value) ?? ofAstro(value))));
  const patterns = all.filter(({ from, to }) => isPattern(from) || isPattern(to));
  const hasFunction =
    kind === "docusaurus" &&
    pluginsIn(module.module, redirectsPlugin).length > 0 &&
    /\bcreateRedirects\b/.test(config.text);
  return {
    redirects: all.filter((redirect) => !patterns.includes(redirect)),
    unread: [
      ...(values.includes(undefined) || !isWhole ? [`Some redirects ${computed}`] : []),
      ...(hasFunction ? [`Redirects of "createRedirects" ${computed}`] : []),
      ...patterns.map(
        ({ from, to }) =>
          `The redirect from "${from}" to "${to}" is a pattern: write the addresses into redirect_from of the pages.`,
      ),
    ],
  };
}

/** @returns the value of each list of redirects; `undefined` for a list that must be computed. */
function valuesIn(
  kind: SourceKind,
  { module, names }: ConfigurationModule,
  note: () => void,
): readonly (Literal | undefined)[] {
  const exported = exportedBy(module.body);
  const holders =
    kind === "docusaurus" ? pluginsIn(module, redirectsPlugin) : exported ? [inCalls(exported, names)] : [];
  return holders.flatMap((holder) => {
    const written = propertyOf(holder, names, "redirects");
    return written === undefined ? [] : [valueOf(written, contextOf(names, note))];
  });
}

type Data = Readonly<Record<string, Literal | undefined>>;

/** Reads `[{ from: ["/a", "/b"], to: "/c" }]`. @returns null if the value is not a list. */
function ofDocusaurus(value: Literal): readonly OldRedirect[] | null {
  if (!Array.isArray(value)) return null;
  return (value as readonly Literal[]).flatMap((entry): readonly OldRedirect[] => {
    const { from, to } = (typeof entry === "object" && entry !== null ? entry : {}) as Data;
    const list = Array.isArray(from) ? (from as readonly Literal[]) : [from];
    return list.flatMap((each) => (typeof each === "string" && typeof to === "string" ? [{ from: each, to }] : []));
  });
}

/** Reads `{ "/a": "/b", "/c": { status: 302, destination: "/d" } }`. */
function ofAstro(value: Literal): readonly OldRedirect[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Data).flatMap(([from, entry]) => {
    const to = typeof entry === "object" && entry !== null ? (entry as Data)["destination"] : entry;
    return typeof to === "string" ? [{ from, to }] : [];
  });
}

function isPattern(address: string): boolean {
  return /[[\]*]|\/:/.test(address.replace(/^https?:\/\//, ""));
}
