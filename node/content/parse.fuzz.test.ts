import path from "node:path/posix";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { settings } from "../../src/site/settings";
import { buildSite } from "../model/buildSite";
import { planPages } from "../pages/planPages";
import type { Problem } from "../common/problem";
import { frontMatterSchema } from "./frontMatter";
import { parseContent, type Content } from "./parseContent";

/** A fixed seed makes each failure reproducible; a failure names the seed and the smallest failing text. */
const often = { numRuns: 300, seed: 20261121 };

/** Pieces that mean something to MDX, Markdown or YAML, put together at random. */
const telling = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ..."# ## <Tabs> </Tabs> <Tab value='a' label='b'> </Tab> <a <div </ /> { } {#id} {1+ ::: :::note :::: [ ] ]( ](/a) ![](./x.png) ``` ```bash `` ` $$ $ \\ | --- | * _ ~~ > - 1. [^1] [^1]: <!-- --> import export & &amp; <Term> <CommandReference".split(
            " ",
          ),
        ),
      },
      { weight: 2, arbitrary: fc.constantFrom("\n", "\n\n", " ", "\t", "  ", "\r\n", "\u0000", "\u2028", "\ufeff") },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

const yamlText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Object.keys(frontMatterSchema.shape).map((key) => `${key}: `)),
      fc.constantFrom(
        "\n",
        "- ",
        "  ",
        ": ",
        "[",
        "]",
        "{",
        "}",
        "&a ",
        "*a",
        "|\n",
        ">-\n",
        '"',
        "'",
        "!!js ",
        "#",
        "? ",
        "<<: ",
        "---\n",
        "...",
      ),
      fc.constantFrom("/launch", "/../..", "true", "2", "~", "2026-11-20", "1e999", "0x1", "__proto__: "),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

const doc = "content/docs/launch/page.mdx";
const category = "content/docs/launch/one/_category_.yml";

async function parse(file: string, text: string): Promise<Content> {
  return parseContent([{ file, text }], new Map());
}

/** Expects each problem to name the file and a line that the file has. */
function expectPlaces(problems: readonly Problem[], file: string, text: string): void {
  const lines = text.split(/\r\n|\r|\n/).length;
  for (const { file: named, line, rule, what, fix } of problems) {
    expect(named).toBe(file);
    expect(Number.isInteger(line) && line >= 1 && line <= lines + 1 ? "" : `${rule} in line ${line} of ${lines}`).toBe(
      "",
    );
    expect(what.trim() !== "" && fix.trim() !== "").toBe(true);
  }
}

test("parses any document text, or reports problems with a valid place", async () => {
  await fc.assert(
    fc.asyncProperty(telling, async (body) => {
      const text = `---\ntitle: Page\n---\n\n${body}`;
      expectPlaces((await parse(doc, text)).problems, doc, text);
    }),
    often,
  );
});

test("parses any front matter, or reports problems with a valid place", async () => {
  await fc.assert(
    fc.asyncProperty(yamlText, async (yaml) => {
      const text = `---\n${yaml}\n---\n\nText.\n`;
      expectPlaces((await parse(doc, text)).problems, doc, text);
    }),
    often,
  );
});

test("parses any _category_.yml, or reports problems with a valid place", async () => {
  await fc.assert(
    fc.asyncProperty(yamlText, async (text) => {
      expectPlaces((await parse(category, text)).problems, category, text);
    }),
    often,
  );
});

const name = fc.oneof(
  fc.constantFrom("..", ".", "...", "index", "a.html", "index.html", "404", "%2e%2e", "..%2f", "\\..", "~", "con"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).map((text) => text.replaceAll("/", "")),
);
const address = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join("/")}`);

test("no file name or address leads out of the output folder", async () => {
  await fc.assert(
    fc.asyncProperty(address, address, address, async (file, slug, former) => {
      // File names that are read from a folder are never "..".
      const placed = path.join("content/docs/x", path.join("/", file));
      const quoted = (text: string) => JSON.stringify(text);
      const content = await parseContent(
        [
          { file: `${placed}.mdx`, text: "---\ntitle: A\n---\n" },
          { file: doc, text: `---\ntitle: B\nslug: ${quoted(slug)}\nredirect_from: [${quoted(former)}]\n---\n` },
          { file: category, text: `label: C\nlink: { type: generated-index, slug: ${quoted(`/category${slug}`)} }\n` },
        ],
        new Map(),
      );
      const site = buildSite(content, { settings, withDrafts: false });
      const pages = planPages({ site, settings, lastUpdatedOf: () => null });
      for (const page of pages) {
        const written = path.join("/output", page.path, "index.html");
        expect(written.startsWith("/output/") ? "" : page.path).toBe("");
        expect(path.join("/output/page-data", page.path).startsWith("/output/page-data") ? "" : page.path).toBe("");
      }
    }),
    often,
  );
});
