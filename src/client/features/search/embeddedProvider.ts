import { indexFiles } from "../../../shared/search/indexFormat";
import {
  openIndex,
  type IndexAnswer,
  type PageResult,
  type ReadFile,
  type SearchIndex,
} from "../../../shared/search/searchIndex";
import { toDefinition } from "../../../shared/search/toDefinition";
import { toHits, type LabelOf } from "../../../shared/search/toHits";
import { routes, searchIndexOf } from "../../../shared/routes";
import { isNetworkSpared } from "../navigation/prefetch";
import { lettersApart, searchPatience, within } from "./patience";
import { pagesAtOnce, type EmbeddedProvider, type SearchAnswer, type SearchContext } from "./provider";

export interface EmbeddedOptions {
  readonly readFile: ReadFile;
  readonly context: SearchContext | null;
  readonly labelOf: LabelOf;
}

const nothing: SearchAnswer = { hits: [], count: 0, countOf: {}, hasMore: false };

/** How long nobody has to ask before what is loaded ahead may have the line, in milliseconds. Between two letters of a typist is less. */
const quietTime = 400;

/** Answers from the files that the build has written, in the browser. */
export function createEmbeddedProvider({ readFile, context, labelOf }: EmbeddedOptions): EmbeddedProvider {
  let opening: Promise<SearchIndex> | undefined;
  const core = fetchOnce(() => readFile(indexFiles.core));
  const open = (isAhead = false) => {
    opening ??= openIndex((name) => (name === indexFiles.core ? core.take() : readFile(name)), isAhead);
    const used = opening;
    used.catch(() => opening === used && (opening = undefined));
    return used;
  };
  /** The last question. */
  let asked: Promise<unknown> = Promise.resolve();
  let isRenewing = false;
  /** Texts are missing, perhaps because the site was built anew. Off the net the index that is there still names results. */
  const renew = async (old: SearchIndex) => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const fresh = openIndex(readFile);
      const index = await fresh;
      if (index.core.build === old.core.build) return;
      await index.loadNames();
      await index.loadAhead();
      opening = fresh;
    } catch {
      // The next texts that are missing ask again.
    } finally {
      isRenewing = false;
    }
  };

  return {
    fetch: () => (opening ? Promise.resolve() : core.fetch()),
    warm: (isAhead) => open(isAhead).then(() => undefined),
    loadAhead: () => open().then((index) => loadInQuiet(index, () => asked)),
    search: ({ page, ...request }) => {
      const query = { ...request, offset: page * pagesAtOnce, limit: pagesAtOnce };
      let used: Promise<SearchIndex> | undefined;
      // A file is missing or broken, or does not come; perhaps the site was built anew meanwhile and its files have other names.
      const answer = ask().catch(() => {
        if (opening === used) opening = undefined;
        return ask();
      });
      asked = answer;
      return answer;

      async function ask() {
        used = open();
        const index = await used;
        if (!isWithin(index, context)) return nothing;
        // What was typed meanwhile is heard first: a slow phone needs longer for an answer than its reader for a letter. Whoever saves
        // data loads the files of the last letter alone.
        await pause(request.isEager && isNetworkSpared() ? lettersApart : 0);
        if (request.isOver?.()) return nothing;
        const { pages, count, countOf, definition } = await index.search(query);
        const hits = pages.flatMap((page) =>
          toHits(
            ifFailing(page, () => renew(index)),
            labelOf,
          ),
        );
        const hasMore = query.offset + pages.length < count;
        return { hits, count, countOf, hasMore, definition: readDefinition(definition) };
      }
    },
  };
}

/** A text that is fetched before anybody asks for it, and given once: whoever asks again wants that of the site. */
function fetchOnce(read: () => Promise<string>) {
  let fetched: Promise<string> | undefined;
  return {
    fetch: async () => {
      const own = (fetched ??= read());
      // Whoever asks tries for themselves.
      await own.catch(() => fetched === own && (fetched = undefined));
    },
    take: () => {
      const text = fetched ?? read();
      fetched = undefined;
      return text;
    },
  };
}

async function loadInQuiet(index: SearchIndex, asked: () => Promise<unknown>): Promise<void> {
  await index.loadNames();
  await untilQuiet(asked);
  await index.loadAhead();
  await index.rehearse(() => idleTime(asked()));
}

/** Whoever types at once is not to wait for what is loaded ahead: on a slow line that takes a second. */
async function untilQuiet(asked: () => Promise<unknown>): Promise<void> {
  for (let last; last !== asked();) {
    last = asked();
    await last.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, quietTime));
  }
}

/** The browser has nothing to do, and whoever asks has an answer. */
async function idleTime(asked: Promise<unknown>): Promise<void> {
  await asked.catch(() => undefined);
  // Safari does not say when that is.
  await new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Always long enough for what the browser has been told meanwhile. */
function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** @returns the same page, which tells when its texts cannot be had. */
function ifFailing(page: PageResult, onFailure: () => void): PageResult {
  const { load } = page;
  if (!load) return page;
  return {
    ...page,
    load: () => {
      const loading = load();
      loading.catch(onFailure);
      return loading;
    },
  };
}

/** @returns never fails: without it there are the results. */
function readDefinition(coming: IndexAnswer["definition"]): SearchAnswer["definition"] {
  return coming?.then(toDefinition).catch(() => null) ?? null;
}

/** Longest that a file does not begin to come, in milliseconds: a question has the time to ask for it a second time. */
const longestSilence = searchPatience / 2 - 500;

/** Reads the files of an index from the site: of the newest version, or of an older one by its name. */
export function readFromSite(toAddress: (path: string) => string, olderVersion?: string): ReadFile {
  return async (name) => {
    const path = name === indexFiles.core ? searchIndexOf(olderVersion) : routes.searchFile(name);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), longestSilence);
    const response = await fetch(toAddress(path), { signal: waiting.signal }).finally(() => clearTimeout(timer));
    if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
    return within(searchPatience, response.text());
  };
}

function isWithin({ core }: SearchIndex, context: SearchContext | null): boolean {
  return context === null || (context.language === core.language && context.tags.includes(core.docusaurusTag));
}
