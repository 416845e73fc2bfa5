// Prints the tables of docs/decisions/0018-minisearch.md: several engines answer the same queries on the same records.
//
//   mkdir /tmp/engines && cd /tmp/engines && npm init -y && npm install minisearch @orama/orama flexsearch pagefind
//   tsx scripts/bench/searchEngines.mts FOLDER /tmp/engines [judged]
//
// FOLDER contains the content. With "judged", the queries are those of test/search/queries.yml, including the gate. Figures then cover all
// queries together and never a single one, because we do not tune for the gate. Each engine is set up as its manual advises for
// documentation: boosts for titles and headings, prefixes of words, and one typo if the engine supports it.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { minifySync } from "@swc/core";
import { parse } from "yaml";
import { definition } from "../../src/site/definition";
import { loadFromDisk } from "../../node/site/loadFromDisk";
import { askQueries } from "../../node/search/askQueries";
import { planIndex, planRecords } from "../../node/search/planIndex";
import { readQueries, type ExpectedQuery } from "../../node/search/readQueries";
import type { SearchRecord } from "../../src/shared/search/records";
import { openIndex } from "../../src/shared/search/searchIndex";
import { launchChromium } from "./chromium.mjs";
import { serve } from "../serve.mjs";

interface Figures {
  readonly name: string;
  readonly first: number;
  readonly amongThree: number;
  /** Bytes after brotli, engine and index, for one query: median and maximum. */
  readonly bytesMedian: number;
  readonly bytesMost: number;
  /** Milliseconds for one query, after everything that it needs has loaded. */
  readonly time: number;
}

interface Measured {
  readonly places: readonly (number | null)[];
  readonly bytes: readonly number[];
  readonly times: readonly number[];
}

const boosts = { title: 7, heading: 3, name: 3, summary: 2, text: 1, code: 0.5 };
const brotli = (data: string | Uint8Array) => brotliCompressSync(data).length;
const scriptBytes = (code: string) =>
  brotli(minifySync(code, { module: "unknown", compress: true, mangle: true }).code);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [folder = process.cwd(), engines = ".", queriesOf] = process.argv.slice(2);
const fromEngines = createRequire(path.join(path.resolve(engines), "package.json"));
const load = async (name: string) =>
  (await import(pathToFileURL(fromEngines.resolve(name)).href)) as Record<string, never>;

function summarise(name: string, { places, bytes, times }: Measured): Figures {
  const share = (most: number) => places.filter((place) => place !== null && place <= most).length / places.length;
  return {
    name,
    first: share(1),
    amongThree: share(3),
    bytesMedian: median(bytes),
    bytesMost: Math.max(...bytes),
    time: median(times),
  };
}

/** Measures an engine whose index is one file, which every query needs as a whole. */
async function measureWhole(
  queries: readonly ExpectedQuery[],
  bytes: number,
  ask: (query: string) => Promise<readonly string[]> | readonly string[],
): Promise<Measured> {
  const places: (number | null)[] = [];
  const times: number[] = [];
  for (const { query, expect } of queries) {
    await ask(query);
    const begin = performance.now();
    const found = [...new Set(await ask(query))];
    times.push(performance.now() - begin);
    places.push(placeOf(found, expect));
  }
  return { places, times, bytes: queries.map(() => bytes) };
}

function placeOf(found: readonly string[], expected: readonly string[]): number | null {
  const place = found.findIndex((address) => expected.includes(address)) + 1;
  return place === 0 ? null : place;
}

function readJudged(): readonly ExpectedQuery[] {
  const file = path.join(process.cwd(), "test/search/queries.yml");
  const judged = parse(readFileSync(file, "utf8")) as readonly { query: string; right: readonly string[] }[];
  return judged.map(({ query, right }) => ({ query, expect: right }));
}

const pathOf = ({ url_without_anchor: url }: SearchRecord) => new URL(url).pathname;

function plainRecords(records: readonly SearchRecord[]) {
  return records.map((record, id) => ({
    id: String(id),
    path: pathOf(record),
    title: record.hierarchy.lvl1,
    heading: record.type === "lvl1" ? "" : (record.hierarchy[record.type] ?? ""),
    name: record.name ?? "",
    summary: record.summary ?? "",
    text: record.content ?? "",
    code: record.code ?? "",
  }));
}

async function main(): Promise<void> {
  const loaded = await loadFromDisk(folder, definition);
  const records = planRecords(loaded, definition.settings);
  const plain = plainRecords(records);
  const queries = queriesOf === "judged" ? readJudged() : await readQueries(process.cwd());
  const fields = Object.keys(boosts);
  const results: Figures[] = [];

  // This site's search: MiniSearch with an index in parts.
  {
    const index = planIndex(loaded, definition.settings);
    const asked = await askQueries(index, queries);
    const engine = scriptBytes(readFileSync(fromEngines.resolve("minisearch"), "utf8"));
    const sizes = new Map([...index].map(([name, text]) => [name, brotli(text)]));
    const opened = await openIndex((name) => Promise.resolve(index.get(name) ?? ""));
    const times: number[] = [];
    for (const { query } of queries) {
      await opened.search({ text: query, offset: 0, limit: 7 });
      const begin = performance.now();
      await opened.search({ text: query, offset: 0, limit: 7 });
      times.push(performance.now() - begin);
    }
    results.push(
      summarise("MiniSearch in parts (chosen)", {
        places: asked.map(({ place }) => place),
        bytes: asked.map(({ files }) => engine + files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)),
        times,
      }),
    );
  }

  // MiniSearch with the whole index in one file.
  {
    const { default: MiniSearch } = (await load("minisearch")) as unknown as {
      default: typeof import("minisearch").default;
    };
    const index = new MiniSearch({ fields, storeFields: ["path", "title", "heading"] });
    index.addAll(plain);
    const bytes = brotli(JSON.stringify(index)) + scriptBytes(readFileSync(fromEngines.resolve("minisearch"), "utf8"));
    const ask = (query: string) =>
      index
        .search(query, {
          prefix: true,
          fuzzy: (term) => (term.length >= 5 ? 1 : false),
          boost: boosts,
          combineWith: "OR",
        })
        .map((result) => String(result["path"]));
    results.push(summarise("MiniSearch, one file", await measureWhole(queries, bytes, ask)));
  }

  // Orama.
  {
    const orama = (await load("@orama/orama")) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const schema = Object.fromEntries([...fields, "path"].map((field) => [field, "string"]));
    const database = await orama["create"]?.({ schema });
    await orama["insertMultiple"]?.(database, plain);
    const saved = JSON.stringify(await orama["save"]?.(database));
    const bytes = brotli(saved) + folderBytes(path.dirname(fromEngines.resolve("@orama/orama")), "index");
    const ask = async (query: string) => {
      const answer = (await orama["search"]?.(database, {
        term: query,
        properties: fields,
        boost: boosts,
        tolerance: 1,
        limit: 60,
      })) as { hits: { document: { path: string } }[] };
      return answer.hits.map(({ document }) => document.path);
    };
    results.push(summarise("Orama", await measureWhole(queries, bytes, ask)));
  }

  // FlexSearch.
  {
    const flexsearch = (await load("flexsearch")) as unknown as {
      Document?: unknown;
      default?: { Document?: unknown };
    };
    const Document = (flexsearch.Document ?? flexsearch.default?.Document) as new (options: object) => {
      add(document: object): void;
      search(query: string, options: object): { field: string; result: (string | number)[] }[];
      export(write: (key: string, data: string) => void): Promise<void> | void;
    };
    const document = new Document({ tokenize: "forward", document: { id: "id", index: fields } });
    for (const record of plain) document.add(record);
    const files: string[] = [];
    await document.export((key, data) => void files.push(`${key}${data}`));
    const bytes =
      files.reduce((sum, text) => sum + brotli(text), 0) +
      brotli(readFileSync(path.join(engines, "node_modules/flexsearch/dist/flexsearch.bundle.min.js")));
    const ask = (query: string) => {
      // FlexSearch ranks within a field; across fields, the boosts are ours.
      const scores = new Map<string, number>();
      for (const { field, result } of document.search(query, { limit: 100, suggest: true })) {
        result.forEach((id, place) => {
          const address = plain[Number(id)]?.path ?? "";
          const score = (boosts[field as keyof typeof boosts] ?? 1) / (1 + place);
          scores.set(address, Math.max(scores.get(address) ?? 0, score));
        });
      }
      return [...scores].sort(([, a], [, b]) => b - a).map(([address]) => address);
    };
    results.push(summarise("FlexSearch", await measureWhole(queries, bytes, ask)));
  }

  results.push(await measurePagefind(records, queries));

  const percent = (share: number) => (100 * share).toFixed(0);
  console.log(`${loaded.site.docs.length} documents, ${records.length} records, ${queries.length} queries`);
  console.log("| Engine | First, % | Among three, % | First query, median, KB | Most, KB | A query, ms |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const { name, first, amongThree, bytesMedian, bytesMost, time } of results) {
    const cells = [
      name,
      percent(first),
      percent(amongThree),
      ...[bytesMedian, bytesMost].map((bytes) => (bytes / 1000).toFixed(0)),
      time.toFixed(1),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** Pagefind runs only in a browser. It reads pages as HTML and writes its own files. */
async function measurePagefind(records: readonly SearchRecord[], queries: readonly ExpectedQuery[]): Promise<Figures> {
  const pagefind = (await import(
    pathToFileURL(path.join(path.resolve(engines), "node_modules/pagefind/lib/index.js")).href
  )) as unknown as {
    createIndex(): Promise<{ index: PagefindIndex }>;
    close(): Promise<void>;
  };
  const { index } = await pagefind.createIndex();
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) pages.set(pathOf(record), [...(pages.get(pathOf(record)) ?? []), record]);
  for (const [url, parts] of pages) await index.addHTMLFile({ url, content: htmlOf(parts) });
  const output = mkdtempSync(path.join(os.tmpdir(), "pagefind-"));
  await index.writeFiles({ outputPath: path.join(output, "pagefind") });
  await pagefind.close();
  const { server, url } = await serve(output, 0);
  const browser = await launchChromium();
  try {
    const bytes: number[] = [];
    const places: (number | null)[] = [];
    const times: number[] = [];
    for (const { query, expect } of queries) {
      const page = await browser.newPage();
      const loaded = new Set<string>();
      page.on("request", (request) => void loaded.add(new URL(request.url()).pathname));
      await page.goto(`${url}/pagefind/pagefind-entry.json`);
      loaded.clear();
      const { found, time } = await page.evaluate(async (text) => {
        const address = "/pagefind/pagefind.js";
        const engine = (await import(address)) as {
          search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
        };
        // No inner functions: tsx would wrap them in a helper that does not exist in the page.
        const first = await engine.search(text);
        const data = await Promise.all(first.results.slice(0, 7).map((result) => result.data()));
        const begin = performance.now();
        const again = await engine.search(text);
        await Promise.all(again.results.slice(0, 7).map((result) => result.data()));
        return { found: data.map((result) => result.url), time: performance.now() - begin };
      }, query);
      const files = [...loaded]
        .map((file) => path.join(output, file))
        .filter((file) => existsSync(file) && statSync(file).isFile());
      bytes.push(files.reduce((sum, file) => sum + brotli(readFileSync(file)), 0));
      places.push(
        placeOf(
          found.map((address) => address.replace(/\.html$/, "")),
          expect,
        ),
      );
      times.push(time);
      await page.close();
    }
    return summarise("Pagefind", { places, bytes, times });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(output, { recursive: true, force: true });
  }
}

interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
}

function htmlOf(parts: readonly SearchRecord[]): string {
  const escape = (text: string | null) => (text ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const sections = parts.map(({ hierarchy, type, anchor, summary, content, code }, place) => {
    const heading =
      place === 0 ? `<h1>${escape(hierarchy.lvl1)}</h1>` : `<h2 id="${anchor ?? ""}">${escape(hierarchy[type])}</h2>`;
    return `${heading}<p>${escape(summary)} ${escape(content)}</p><pre data-pagefind-weight="0.5">${escape(code)}</pre>`;
  });
  return `<html lang="en"><head><title>${escape(parts[0]?.hierarchy.lvl1 ?? "")}</title></head><body>${sections.join("")}</body></html>`;
}

/** Bytes after brotli of a file in a folder and of all modules that it imports. */
function folderBytes(directory: string, entry: string, seen = new Set<string>()): number {
  const file = [`${entry}.js`, `${entry}/index.js`, entry]
    .map((name) => path.join(directory, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (!file || seen.has(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const imports = [...text.matchAll(/(?:from|import)\s*["'](?<module>\.[^"']+)["']/g)];
  return (
    brotli(text) +
    imports.reduce((sum, found) => sum + folderBytes(path.dirname(file), found.groups?.["module"] ?? "", seen), 0)
  );
}

void main();
