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

/** Milliseconds without a query before prefetching may use the connection. The time between two typed letters is shorter. */
const quietTime = 400;

/** Searches in the browser, in the index files that the build has written. */
export function createEmbeddedProvider({ readFile, context, labelOf }: EmbeddedOptions): EmbeddedProvider {
  let opening: Promise<SearchIndex> | undefined;
  const core = fetchOnce(() => readFile(indexFiles.core));
  const open = (isAhead = false) => {
    opening ??= openIndex((name) => (name === indexFiles.core ? core.take() : readFile(name)), isAhead);
    const used = opening;
    used.catch(() => opening === used && (opening = undefined));
    return used;
  };
  /** Answer to the last query. */
  let asked: Promise<unknown> = Promise.resolve();
  let isRenewing = false;
  /** Called when texts are missing, perhaps because the site was rebuilt. While offline, the open index still names results. */
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
      // The next missing texts try again.
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
      // A file is missing or broken, or does not arrive; perhaps the site was rebuilt in the meantime and its files have other names.
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
        // Let the browser handle typed letters first: a slow phone takes longer for an answer than its reader for a letter. For a
        // reader who saves data, only the files for the last letter are loaded.
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

/** Prefetches a text and hands it out once; later calls of `take` read it from the site again. */
function fetchOnce(read: () => Promise<string>) {
  let fetched: Promise<string> | undefined;
  return {
    fetch: async () => {
      const own = (fetched ??= read());
      // After a failure, `take` tries again.
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

/** Waits until the reader pauses: a reader who types at once must not wait for prefetching, a second on a slow connection. */
async function untilQuiet(asked: () => Promise<unknown>): Promise<void> {
  for (let last; last !== asked();) {
    last = asked();
    await last.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, quietTime));
  }
}

/** Waits until the last query has its answer and the browser is idle. */
async function idleTime(asked: Promise<unknown>): Promise<void> {
  await asked.catch(() => undefined);
  // Safari has no `requestIdleCallback`.
  await new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Waits at least until the browser has handled pending events. */
function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** @returns the same page, which calls `onFailure` if its texts cannot be loaded. */
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

/** @returns a promise that never rejects: without a definition, the reader still has the results. */
function readDefinition(coming: IndexAnswer["definition"]): SearchAnswer["definition"] {
  return coming?.then(toDefinition).catch(() => null) ?? null;
}

/** How long to wait for the start of a response, in milliseconds: a query then has time to request the file a second time. */
const longestSilence = searchPatience / 2 - 500;

/** Reads the files of an index from the site: that of the newest version, or of an older version by name. */
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
