import { expect, jest, test } from "@jest/globals";
import type { DocSearchHit } from "@docsearch/react";
import { fillSnippet, lookOf } from "./fillSnippet";
import { toDocSearchClient, type QueryOutcome } from "./toDocSearchClient";
import type { SearchHit } from "../../../../shared/search/toHits";
import { SearchFailure, type ClientAnswer, type SearchClient } from "../searchClient";

const text = (value: string, isMarked = false) => [{ text: value, isMarked }];
const evil = `<img src=x onerror=alert(1)> & "quotes"`;
const escaped = "&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;";
const hit: SearchHit = {
  id: "/launch/yaml#key key",
  path: "/launch/yaml#key",
  kind: "heading",
  title: text(evil),
  headings: [text("Keys"), text("key", true)],
  snippet: text(evil),
  group: { name: "launch", label: "Launch & more" },
  trail: ["Launch", "Jobs"],
};
const answer: ClientAnswer = { hits: [hit], count: 1, countOf: {}, hasMore: false, isFallback: false };

const nothing = () => Promise.resolve();
const idle = { fetch: nothing, warm: nothing, loadAhead: nothing };

type Response = { results: [{ hits: Record<string, unknown>[]; nbHits: number }] };
interface Thenable {
  catch(handle: (error: unknown) => unknown): Promise<Response>;
}

/** Searches as DocSearch does: with an error handler that rethrows. */
function ask(
  client: SearchClient,
  report: (outcome: QueryOutcome | null) => void,
  { onError = jest.fn<(error: unknown) => void>(), isAsked = (): boolean => true, query = "key" } = {},
) {
  const transformed = toDocSearchClient({ client, report, isAsked })({} as never);
  const search = transformed.search as unknown as (request: object) => Thenable;
  const answered = search({ requests: [{ query }] }).catch((error: unknown) => {
    onError(error);
    throw error;
  });
  return { answered, onError };
}

test("returns hits as HTML, with everything but marks escaped", async () => {
  const report = jest.fn<(outcome: QueryOutcome | null) => void>();
  const client = { ...idle, search: () => Promise.resolve(answer) };
  const { results } = await ask(client, report).answered;
  expect(results[0].nbHits).toBe(1);
  expect(results[0].hits[0]).toMatchObject({
    objectID: "/launch/yaml#key key",
    url: "/launch/yaml#key",
    type: "lvl2",
    // DocSearch inserts the group's name as text, the others as HTML.
    hierarchy: { lvl0: "Launch & more", lvl1: escaped, lvl2: "key" },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: `<span>${escaped}</span>` },
        lvl2: { value: `<mark>key</mark> <small>${escaped} › Keys</small>` },
      },
    },
  });
  expect(report.mock.calls).toEqual([
    [{ text: "key", kind: "asked" }],
    [{ text: "key", kind: "answered", answer, definition: null }],
  ]);
});

test("reserves space for a term's definition before the answer, and keeps it", async () => {
  const report = jest.fn<(outcome: QueryOutcome | null) => void>();
  const definition = { term: "key", text: "Name of a value.", path: "/glossary#key", source: "Glossary" };
  let bring: (found: ClientAnswer) => void = () => undefined;
  const client: SearchClient = {
    ...idle,
    search: async ({ onTerm }) => {
      await Promise.resolve();
      onTerm?.(true);
      return new Promise((resolve) => (bring = resolve));
    },
  };
  const { answered } = ask(client, report);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const reserved = report.mock.lastCall?.[0];
  expect(reserved).toEqual({ text: "key", kind: "asked", definition: expect.any(Promise) });
  bring({ ...answer, definition: Promise.resolve(definition) });
  await answered;
  const shown = report.mock.lastCall?.[0] as { kind: string; definition: Promise<unknown> };
  expect(shown.kind).toBe("answered");
  expect(shown.definition).toBe((reserved as typeof shown).definition);
  expect(await shown.definition).toEqual(definition);
});

test("allows line breaks at the separators of a long name", async () => {
  const named = {
    ...hit,
    headings: [text("fedml.api.launch_job_on_cluster", true)],
    snippet: text("In version 0.8.30."),
  };
  const { results } = await ask({ ...idle, search: () => Promise.resolve({ ...answer, hits: [named] }) }, jest.fn())
    .answered;
  expect(results[0].hits[0]).toMatchObject({
    hierarchy: { lvl2: "fedml.api.launch_job_on_cluster" },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: "<span>In version 0.8.30.</span>" },
        lvl2: {
          value: expect.stringContaining("<mark>fedml.<wbr>api.<wbr>launch_<wbr>job_<wbr>on_<wbr>cluster</mark>"),
        },
      },
    },
  });
});

test("shows the snippet of a page's beginning", async () => {
  const client = {
    ...idle,
    search: () => Promise.resolve({ ...answer, hits: [{ ...hit, kind: "page" as const, headings: [] }] }),
  };
  const { results } = await ask(client, jest.fn()).answered;
  expect(results[0].hits[0]).toMatchObject({
    type: "lvl1",
    content: escaped,
    _snippetResult: {
      content: { value: `<span>${escaped}</span>` },
      hierarchy: { lvl1: { value: `${escaped} <small>Jobs</small>` } },
    },
  });
});

test("names the page only in its first row, and ends an excerpt at a word", async () => {
  const long = {
    ...hit,
    id: "2",
    kind: "option" as const,
    snippet: text("Some fourteen letters and no end ".repeat(4)),
  };
  const hits = [hit, long, { ...hit, id: "3", path: "/launch" }];
  const { results } = await ask({ ...idle, search: () => Promise.resolve({ ...answer, hits }) }, jest.fn()).answered;
  expect(results[0].hits.map((row) => lookOf(row as never))).toMatchObject([
    { kind: "heading", isInner: false },
    { kind: "option", isInner: true },
    { kind: "heading", isInner: false },
  ]);
  expect(results[0].hits[1]).toMatchObject({
    _snippetResult: {
      hierarchy: {
        lvl1: {
          value: `<span>${"Some fourteen letters and no end ".repeat(2)}Some fourteen</span><span> …</span>`,
        },
        lvl2: { value: "<mark>key</mark> <small>Keys</small>" },
      },
    },
  });
});

test("shows the page in the second line of a place without text", async () => {
  const client = { ...idle, search: () => Promise.resolve({ ...answer, hits: [{ ...hit, snippet: [] }] }) };
  const { results } = await ask(client, jest.fn()).answered;
  expect(results[0].hits[0]).toMatchObject({
    _snippetResult: { hierarchy: { lvl1: { value: `${escaped} › Keys` }, lvl2: { value: "<mark>key</mark>" } } },
  });
});

test("reserves space for a snippet that is not loaded yet, and fills it in place", async () => {
  const page = { ...hit, kind: "page" as const, headings: [] };
  const bare = (whole: SearchHit) => ({ ...whole, snippet: [], load: () => Promise.resolve(whole) });
  const client = { ...idle, search: () => Promise.resolve({ ...answer, hits: [bare(page), bare(hit), hit] }) };
  const { results } = await ask(client, jest.fn()).answered;
  const [ofPage, ofSection, whole] = results[0].hits as unknown as [DocSearchHit, DocSearchHit, DocSearchHit];
  expect(ofPage).toMatchObject({ content: "&nbsp;", _snippetResult: { content: { value: "&nbsp;" } } });
  expect(ofSection).toMatchObject({ _snippetResult: { hierarchy: { lvl1: { value: "&nbsp;" } } } });
  await Promise.all([ofPage, ofSection].map((one) => fillSnippet(one as never)?.()));
  expect(ofPage).toMatchObject({ content: escaped, _snippetResult: { content: { value: `<span>${escaped}</span>` } } });
  expect(ofSection?._snippetResult).toEqual({ ...whole?._snippetResult, place: 1 });
  // Complete hits, and those from the browser's storage.
  for (const one of [ofPage, whole, {}]) expect(fillSnippet(one as never)).toBeNull();
});

test("passes on a failure once, after DocSearch's own timer, and never settles", async () => {
  const failure = new SearchFailure("Unable to fetch results");
  const report = jest.fn<(outcome: QueryOutcome | null) => void>();
  const begin = performance.now();
  const { answered, onError } = ask({ ...idle, search: () => Promise.reject(failure) }, report);
  const settled = jest.fn();
  answered.then(settled, settled);
  while (onError.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ name: "RetryError", cause: failure })]]);
  expect(performance.now() - begin).toBeGreaterThan(300);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(report).toHaveBeenLastCalledWith({ text: "key", kind: "failed" });
});

test("ignores the outcome of an outdated query", async () => {
  const failure = new SearchFailure("Unable to fetch results");
  const report = jest.fn<(outcome: QueryOutcome | null) => void>();
  const onError = jest.fn<(error: unknown) => void>();
  const gone = { onError, isAsked: () => false };
  ask({ ...idle, search: () => Promise.reject(failure) }, report, gone);
  await ask({ ...idle, search: () => Promise.resolve(answer) }, report, gone).answered;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onError).not.toHaveBeenCalled();
  expect(report.mock.calls.map(([outcome]) => outcome?.kind)).toEqual(["asked", "asked"]);
});

test("does not search for a blank query", async () => {
  const report = jest.fn<(outcome: QueryOutcome | null) => void>();
  const client = { ...idle, search: () => Promise.reject(new Error("Somebody asked")) };
  const { results } = await ask(client, report, { query: "  " }).answered;
  expect(results[0].hits).toEqual([]);
  expect(report.mock.calls).toEqual([[null]]);
});
