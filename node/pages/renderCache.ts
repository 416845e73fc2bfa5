import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseKey } from "../content/parseContent";
import { renderPage, type RenderPageInput, type RenderedPage, type Lookups } from "./renderPage";
import { createHighlight } from "../render/highlight";
import { codeDigest } from "../common/inputs.mjs";
import { readCached, writeCached } from "../cache/cacheFile";
import { recordingsFileOf } from "../recordings/recording";
import { digest, cacheFolder } from "../cache/cacheFolder";

/** One lookup that a document made while it was rendered, with the answer. */
type Asked = readonly [lookup: keyof Lookups, subject: string, answer: unknown];

interface Cached extends RenderedPage {
  /** Changes with the document's text, the reference data that it shows, and the output of its runs. */
  readonly key: string;
  readonly asked: readonly Asked[];
}

export interface RenderCacheOptions extends Pick<RenderPageInput, "siteUrl" | "strings" | "pathPrefix"> {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly picture: Lookups["picture"];
}

export type RenderRequest = Pick<RenderPageInput, "doc" | "text" | "reference"> & Omit<Lookups, "picture">;

export interface RenderCache {
  /**
   * Renders a document, or returns the cached result of an earlier run if the text is the same and all lookups still return the same
   * answers. The lookups run even on a cache hit, so that callers can record dependencies.
   *
   * @throws {Error} with a problem's text, when an expression of the document fails.
   */
  readonly render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Removes cached documents that are not among these files. */
  readonly keepOnly: (files: readonly string[]) => Promise<void>;
}

/**
 * Opens the cache of rendered documents. Each has its own file, so that parallel processes can share documents while others are being
 * rendered.
 */
export async function openRenderCache({
  root,
  siteUrl,
  strings,
  pathPrefix,
  picture,
}: RenderCacheOptions): Promise<RenderCache> {
  const folder = path.join(cacheFolder(root), "renderCache");
  const stamp = codeDigest(root);
  const nameOf = (file: string) => `${digest([file])}.json`;
  const highlight = createHighlight();
  return {
    async render({ doc, text, reference, pathOfDocument, placeOf, baseOf }) {
      const lookups = { pathOfDocument, placeOf, baseOf, picture };
      const recorded = reference.recordings?.[recordingsFileOf(doc.file)]?.digest ?? "";
      const key = [stamp, pathPrefix, parseKey({ file: doc.file, text }, reference), recorded].join(" ");
      const file = path.join(folder, nameOf(doc.file));
      const cached = await readCached<Cached>(file);
      if (cached?.key === key && (await isSame(cached.asked, lookups))) return cached;
      const asked = new Map<string, Asked>();
      const noted = noting(lookups, asked);
      const rendering = await renderPage({
        doc,
        text,
        lookups: noted,
        siteUrl,
        strings,
        pathPrefix,
        highlight,
        reference,
      });
      await writeCached(file, { ...rendering, key, asked: [...asked.values()] } satisfies Cached);
      return rendering;
    },
    async keepOnly(files) {
      const current = new Set(files.map(nameOf));
      // Files that another process is writing have another extension.
      const cached = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const gone = cached.filter((name) => !current.has(name));
      await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

/** @returns lookups that record each question and answer. */
function noting(lookups: Lookups, asked: Map<string, Asked>): Lookups {
  const note =
    <Subject extends string, Answer>(lookup: keyof Lookups, ask: (subject: Subject) => Promise<Answer>) =>
    async (subject: Subject) => {
      const answer = await ask(subject);
      asked.set(`${lookup} ${subject}`, [lookup, subject, answer]);
      return answer;
    };
  return {
    pathOfDocument: note("pathOfDocument", lookups.pathOfDocument),
    placeOf: note("placeOf", lookups.placeOf),
    baseOf: note("baseOf", lookups.baseOf),
    picture: note("picture", lookups.picture),
  };
}

async function isSame(asked: readonly Asked[], lookups: Lookups): Promise<boolean> {
  const same = await Promise.all(
    asked.map(async ([lookup, subject, before]) => {
      const ask = lookups[lookup] as (subject: string) => Promise<unknown>;
      // For a missing picture, the lookup fails: then the document is rendered again, which reports the picture.
      const answer = await ask(subject).catch(() => undefined);
      return JSON.stringify(answer) === JSON.stringify(before);
    }),
  );
  return same.every(Boolean);
}
