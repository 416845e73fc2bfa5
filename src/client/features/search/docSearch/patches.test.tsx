import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { useState, type SyntheticEvent } from "react";
import type { SearchHit } from "../../../../shared/search/toHits";
import type { ClientAnswer, SearchClient } from "../searchClient";
import { DocSearchWindow } from "./DocSearchWindow";
import { inside } from "./inside";
import { patches } from "./patches";
import type { QueryOutcome } from "./toDocSearchClient";
import { lettersApart } from "../patience";
import { seeAtOnce } from "../../../../../test/seeAtOnce";

/**
 * Everything here runs DocSearch itself. Each check returns whether the window is right: it must be with all patches, and
 * must not be without the patch of the check's name.
 */
type Check = () => Promise<boolean>;

const navigate = jest.fn<(url: string) => void>();
const outcomes: (QueryOutcome | null)[] = [];
/** React's event for the last letter typed. */
let lastEvent: SyntheticEvent | undefined;
let answerTo: (text: string) => Promise<ClientAnswer>;

const client: SearchClient = {
  fetch: () => Promise.resolve(),
  warm: () => Promise.resolve(),
  loadAhead: () => Promise.resolve(),
  search: ({ text }) => answerTo(text),
};

function hit(name: string, more: Partial<SearchHit> = {}): SearchHit {
  const marked = (text: string) => [{ text, isMarked: false }];
  const group = { name: "launch", label: "Launch" };
  const place = { id: name, path: `/${name}`, kind: "page" as const, group, trail: ["Launch"] };
  return { ...place, title: marked(name), headings: [], snippet: marked("Text"), ...more };
}

function answer(...hits: readonly SearchHit[]): ClientAnswer {
  return { hits, count: hits.length, countOf: {}, hasMore: false, isFallback: false };
}

function Window() {
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  const report = (next: QueryOutcome | null) => {
    outcomes.push(next);
    setOutcome(next);
  };
  const [onOutcome] = useState(() => report);
  const [start, setStart] = useState("");
  const [options] = useState(() => ({
    navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => navigate(itemUrl) },
  }));
  return (
    <div onChangeCapture={(event) => (lastEvent = event)}>
      <DocSearchWindow
        key={start}
        client={client}
        label="Search"
        indexName="site"
        initialQuery={start}
        onRestart={setStart}
        near={undefined}
        outcome={outcome}
        onOutcome={onOutcome}
        isSlow={false}
        toHref={String}
        onClose={doNothing}
        options={options}
        above="above"
        below="below"
      />
    </div>
  );
}

function doNothing(): void {}

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The window has no ${selector}.`);
  return found;
}

const type = (value: string) => fireEvent.input(part(inside.field), { target: { value } });
const wait = (time = 0) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

/** Types a query, and waits for the first row. */
async function ask(text = "a"): Promise<void> {
  render(<Window />);
  type(text);
  await waitFor(() => part(inside.row));
}

/** @returns whether the window shows the error of a failed query, even after DocSearch's own timer. */
async function showsFailure(): Promise<boolean> {
  answerTo = () => Promise.reject(new Error("No network"));
  render(<Window />);
  type("a");
  await wait(2 * inside.stallThreshold + 50);
  return document.querySelector(".DocSearch-ErrorScreen") !== null;
}

const checks: Record<keyof typeof patches, Check> = {
  cleanStoredSearches: async () => {
    for (const list of inside.storedLists) localStorage.setItem(`${list}site`, "{not a list");
    try {
      render(<Window />);
    } catch {
      return false;
    }
    await wait();
    return true;
  },
  escapeHtml: async () => {
    answerTo = () => Promise.resolve(answer(hit("<img alt=''>")));
    await ask();
    return document.querySelector("img") === null;
  },
  fillSnippet: async () => {
    const whole = hit("a", { snippet: [{ text: "Later", isMarked: false }] });
    answerTo = () => Promise.resolve(answer(hit("a", { snippet: [], load: () => Promise.resolve(whole) })));
    const { restore } = seeAtOnce();
    await ask();
    await wait(lettersApart + 50);
    restore();
    return part(inside.row).textContent?.includes("Later") === true;
  },
  toFailure: showsFailure,
  outlastStall: showsFailure,
  settleQuietly: showsFailure,
  ignoreLate: async () => {
    answerTo = (text) => (text === "a" ? Promise.reject(new Error("No network")) : Promise.resolve(answer(hit(text))));
    render(<Window />);
    type("a");
    await wait();
    type("ab");
    await wait(2 * inside.stallThreshold + 50);
    return document.querySelector(".DocSearch-ErrorScreen") === null;
  },
  fixFrame: async () => {
    await ask();
    const frame = part(inside.container);
    return frame.getAttribute("role") === "dialog" && frame.tabIndex < 0 && !frame.hasAttribute("aria-expanded");
  },
  fixBars: async () => {
    await ask();
    return [...document.querySelectorAll("header, footer")].every((bar) => bar.getAttribute("role") === "none");
  },
  fixOptions: async () => {
    await ask();
    const options = [...document.querySelectorAll("[role='option']")];
    return options.length > 0 && options.every((option) => option.matches("a[href][aria-selected][id]"));
  },
  fixLists: async () => {
    const group = { name: "train", label: "Train" };
    answerTo = () => Promise.resolve(answer(hit("a"), hit("b", { group })));
    await ask();
    await wait();
    const lists = [...document.querySelectorAll("[role='listbox']")].map(({ id }) => id);
    return new Set(lists).size === 2 && part(inside.field).getAttribute("aria-controls") === lists.join(" ");
  },
  keepFocus: async () => {
    await ask();
    return !fireEvent.mouseDown(part(inside.container));
  },
  reportEmptied: async () => {
    await ask();
    type("");
    await wait();
    return outcomes.at(-1) === null;
  },
  liftLimit: async () => {
    const traceback = "x".repeat(2 * inside.longestQuery);
    await ask(traceback);
    const field = part(inside.field) as HTMLInputElement;
    return field.value === traceback && outcomes.at(-1)?.text === traceback && !field.hasAttribute("maxlength");
  },
  ownTab: async () => {
    await ask();
    part(inside.field).focus();
    return fireEvent.keyDown(part(inside.field), { key: "Tab", shiftKey: true });
  },
  useEnter: async () => {
    await ask("a");
    let bring = doNothing;
    answerTo = (text) => new Promise((resolve) => (bring = () => resolve(answer(hit(text)))));
    type("ab");
    await wait();
    fireEvent.keyDown(part(inside.field), { key: "Enter" });
    bring();
    // A busy machine needs more time.
    for (let tries = 0; tries < 50 && navigate.mock.calls.length === 0; tries += 1) await wait(20);
    return navigate.mock.calls.join() === "/ab";
  },
  forgetEvents: async () => {
    await ask();
    cleanup();
    await wait();
    return lastEvent !== undefined && (lastEvent.nativeEvent as unknown) === null;
  },
  restoreMargin: async () => {
    await ask();
    cleanup();
    await wait();
    return !document.body.hasAttribute("style");
  },
};

/** For each patch, a function that leaves DocSearch's behaviour unpatched. */
const without: { [Name in keyof typeof patches]: (typeof patches)[Name] } = {
  cleanStoredSearches: doNothing,
  escapeHtml: (text) => text,
  fillSnippet: () => null,
  toFailure: (cause) => cause as Error,
  outlastStall: () => Promise.resolve(),
  // The uncaught error itself would end the test. So this catches it, and DocSearch's own code runs on as it would after the error.
  settleQuietly: (promise) => ({
    catch: (handle) =>
      promise.catch((error: unknown) => {
        expect(() => handle(error)).toThrow();
        return { results: [{ hits: [], nbHits: 0 }] } as never;
      }),
  }),
  ignoreLate: () => Promise.resolve(),
  fixFrame: doNothing,
  fixBars: doNothing,
  fixOptions: doNothing,
  fixLists: doNothing,
  keepFocus: doNothing,
  reportEmptied: doNothing,
  liftLimit: doNothing,
  ownTab: doNothing,
  useEnter: doNothing,
  forgetEvents: () => ({ see: doNothing, forget: doNothing }),
  restoreMargin: doNothing,
};

const own = { ...patches };

beforeEach(() => {
  navigate.mockClear();
  outcomes.length = 0;
  localStorage.clear();
  document.body.removeAttribute("style");
  answerTo = (text) => Promise.resolve(answer(hit(text)));
  // jsdom does not have these.
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: doNothing });
  HTMLElement.prototype.scrollIntoView = doNothing;
});

afterEach(() => {
  cleanup();
  Object.assign(patches, own);
  jest.restoreAllMocks();
});

const names = Object.keys(patches) as (keyof typeof patches)[];

test.each(names)("%s works with all patches", async (name) => {
  expect(await checks[name]()).toBe(true);
});

test.each(names)("without %s, DocSearch has the fault", async (name) => {
  Object.assign(patches, { [name]: without[name] });
  // React logs what it cannot render.
  jest.spyOn(console, "error").mockImplementation(doNothing);
  expect(await checks[name]()).toBe(false);
});

test("the window has every named part once, and the site's additions around the list", async () => {
  await ask();
  const { container, modal, list, footer, field, row } = inside;
  for (const selector of [container, modal, list, footer, field, row])
    expect(document.querySelectorAll(selector)).toHaveLength(1);
  expect(part(list).previousElementSibling?.textContent).toBe("above");
  expect(part(footer).previousElementSibling?.textContent).toBe("below");
});

test("every DocSearch class in the style sheet exists in DocSearch", async () => {
  const read = (file: string) => readFile(path.join(process.cwd(), file), "utf8");
  const styles = await read("src/client/styles/search.css");
  const program = await read("node_modules/@docsearch/react/dist/esm/index.js");
  const named = new Set(styles.match(/DocSearch-[\w-]+/g));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !new RegExp(`\\b${name}(?![\\w-])`).test(program))).toEqual([]);
});
