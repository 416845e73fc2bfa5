import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { VFile } from "vfile";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { authorComponents } from "../../src/mdx/authorComponents";
import { ContentStringsContext } from "../../src/mdx/contentStrings";
import { Random } from "../../e2e/support/random";
import { frontMatters, otherFiles, pieces } from "../../e2e/support/authorEdits";
import { fixtureDefinition, fixtureSettings } from "../../test/loadFixture";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { cacheFolder } from "../cache/cacheFolder";
import { formatProblem, hasErrors, type Problem } from "../common/problem";
import { readSources } from "../common/sources";
import { emptyParseCache, type ParseCache } from "../content/parseContent";
import { hasReadableFrontMatter } from "../content/hasReadableFrontMatter";
import type { LoadedSite } from "../model/loadedSite";
import { openRenderCache, type RenderCache } from "../pages/renderCache";
import { openPictures } from "../pictures/openPictures";
import { askedPictures } from "../content/shownPictures";
import { loadSite } from "../site/loadSite";
import type { SiteDefinition } from "../site/definition";
import { sha256 } from "../common/sha256";
import { cacheSite } from "./cached";
import { checkedSite } from "./checkedSite";
import { compiledPlugins } from "./compiledPlugins";
import { mdxFields } from "./mdxFields";

/** To run more walks: `ONE_TRUTH_SEED=7 ONE_TRUTH_WALKS=1000 npm run test:unit -- node/gatsby/oneTruth`. */
const firstSeed = Number(process.env["ONE_TRUTH_SEED"] ?? 1);
const walks = Number(process.env["ONE_TRUTH_WALKS"] ?? 60);
const steps = 3;

const documents = ["index", "first", "second", "third"].map((name) => `content/docs/guide/${name}.mdx`);
const picture = "content/docs/guide/picture.png";
/** A document outside of the temporary site, which no check reads. */
const outside = path.join(process.cwd(), "content/docs/launch/index.mdx");
const definition: SiteDefinition = {
  ...fixtureDefinition,
  settings: { ...fixtureSettings, checks: { ...fixtureSettings.checks, "unknown-language": "off" } },
};

let site: TemporarySite;
let pictures: Readonly<Record<string, Buffer>> = {};
/** The cache of parsed documents that every run of the site uses: each text is parsed once. */
let cache: ParseCache;
let preview: ReturnType<typeof openPreview>;
/** The build's render cache. The preview has its own. */
let rendering: RenderCache;

const title = "---\ntitle: Title\n---\n\nText.\n";

beforeAll(async () => {
  // Ignore React's warnings about unknown attributes: they are not failures.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  process.env["NODE_ENV"] = "development";
  site = makeTemporarySite({});
  cache = emptyParseCache();
  preview = openPreview(site.root);
  const { siteUrl } = definition.settings;
  const picture = openPictures({ root: site.root, pathPrefix: "", onlyDescribes: true }).show;
  rendering = await openRenderCache({ root: site.root, siteUrl, strings: definition.strings, pathPrefix: "", picture });
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#000", noise } })
    .png()
    .toBuffer();
  pictures = {
    whole,
    half: whole.subarray(0, whole.length / 2),
    text: Buffer.from("no picture"),
    none: Buffer.alloc(0),
  };
});
afterAll(() => {
  process.env["NODE_ENV"] = "test";
  site.remove();
  rmSync(cacheFolder(site.root), { recursive: true, force: true });
});

test("check, build and preview agree after every edit", async () => {
  const disagreements: Disagreement[] = [];
  for (let seed = firstSeed; seed < firstSeed + walks; seed += 1) disagreements.push(...(await walk(seed)));
  expect(disagreements).toEqual([]);
}, 600_000);

interface Disagreement {
  /** Environment variables that reproduce it. */
  readonly seed: string;
  readonly edits: readonly string[];
  /** Problems that only the check reports, and below, those that only the preview reports. */
  readonly check: readonly string[];
  readonly preview: readonly string[];
  /** Failures of the build, or of a page of the preview, that the check does not explain with an error. */
  readonly unforeseen: readonly Failure[];
}

async function walk(seed: number): Promise<readonly Disagreement[]> {
  const disagreements: Disagreement[] = [];
  const random = new Random(seed);
  const done: string[] = [];
  rmSync(path.join(site.root, "content"), { recursive: true, force: true });
  for (const file of documents) site.write(file, title);
  for (const [file, [text]] of Object.entries(otherFiles)) if (typeof text === "string") site.write(file, text);
  for (let step = 0; step < steps; step += 1) {
    done.push(edit(random));
    const checked = await check();
    const drafts = new Set(checked.content.docs.filter(({ frontMatter }) => frontMatter.draft).map(({ file }) => file));
    const found = checked.problems.filter(({ file }) => !drafts.has(file)).map(formatProblem);
    const shown = await preview();
    const unforeseen = [...(await build(checked)), ...shown.unforeseen].filter(
      ({ file }) => !isExplained(file, checked.problems),
    );
    const onlyCheck = found.filter((problem) => !shown.problems.includes(problem));
    const onlyPreview = shown.problems.filter((problem) => !found.includes(problem));
    if (onlyCheck.length + onlyPreview.length + unforeseen.length === 0) continue;
    const again = `ONE_TRUTH_SEED=${seed} ONE_TRUTH_WALKS=1`;
    disagreements.push({ seed: again, edits: [...done], check: onlyCheck, preview: onlyPreview, unforeseen });
  }
  return disagreements;
}

interface Failure {
  /** The document that cannot be built. */
  readonly file: string;
  readonly message: string;
}

/** Whether the check has an error in the document, or in a file that documents show. */
function isExplained(document: string, problems: readonly Problem[]): boolean {
  return problems.some((problem) => {
    const isMeant = problem.file === document || !documents.includes(problem.file);
    return isMeant && hasErrors([problem]);
  });
}

/** @returns a description of the edit. */
function edit(random: Random): string {
  const file = random.of(documents);
  switch (random.integer(8)) {
    case 0: {
      const head = random.of(frontMatters);
      site.write(file, `---\n${head}\n---\n\nText.\n`);
      return `${file}: front matter ${JSON.stringify(head)}`;
    }
    case 1: {
      const [other, texts] = random.of(Object.entries(otherFiles));
      const text = random.of(texts);
      if (text === null) rmSync(path.join(site.root, other), { force: true });
      else site.write(other, text);
      return `${other}: ${JSON.stringify(text)}`;
    }
    case 2: {
      const [name, bytes] = random.of([...Object.entries(pictures), ["gone", null] as const]);
      if (bytes === null) rmSync(path.join(site.root, picture), { force: true });
      else writeFileSync(path.join(site.root, picture), bytes);
      // A picture matters only if a page shows it.
      site.write(file, `${title}\n![A picture](./picture.png)\n`);
      return `${file} shows the picture: ${name}`;
    }
    case 3: {
      const other = random.of([...documents, outside]);
      rmSync(path.join(site.root, file), { force: true });
      if (other === file) return `${file} deleted`;
      symlinkSync(other === outside ? outside : path.basename(other), path.join(site.root, file));
      return `${file} is a link to ${other}`;
    }
    default: {
      const piece = random.of(pieces).replaceAll("NEIGHBOR", path.parse(random.of(documents)).name);
      rmSync(path.join(site.root, file), { force: true });
      site.write(file, `${title}\n${piece}\n\n${random.of(pieces.slice(0, 1))}\n`);
      return `${file}: ${JSON.stringify(piece)}`;
    }
  }
}

/** Loads the site as `npm run check` does. */
async function check(): Promise<LoadedSite> {
  const { root } = site;
  return loadSite({ root, sources: await readSources(root), definition, withDrafts: false, cache });
}

/** Does what a build does after the checks have passed: renders pages and encodes pictures. @returns what stops the build. */
async function build({ site: { docs }, reference, content }: LoadedSite): Promise<readonly Failure[]> {
  const { root } = site;
  const failures: Failure[] = [];
  const { makeAll } = openPictures({ root, pathPrefix: "", onlyDescribes: true });
  const pathOf = new Map(content.docs.map((doc) => [doc.file, doc.path]));
  for (const doc of docs) {
    const fail = (error: unknown) => void failures.push({ file: doc.file, message: String(error) });
    const text = site.read(doc.file);
    if (!hasReadableFrontMatter(text)) fail("Gatsby cannot read the front matter.");
    const pathOfDocument = (file: string) => Promise.resolve(pathOf.get(file) ?? null);
    const placeOf = () => Promise.resolve(null);
    const baseOf = () => Promise.resolve("");
    await rendering.render({ doc, text, reference, pathOfDocument, placeOf, baseOf }).catch(fail);
    await makeAll(askedPictures([doc])).catch(fail);
    if (doc.hasCode) await compile(doc.file, text).catch(fail);
  }
  return failures;
}

/** Compiles a document with code as webpack does, and renders it as Gatsby does. */
async function compile(file: string, text: string): Promise<void> {
  const mdx = await import("@mdx-js/mdx");
  const source = new VFile({ value: text, path: path.join(site.root, file) });
  const options = {
    format: "mdx",
    development: false,
    remarkPlugins: compiledPlugins(site.root, definition, ""),
  } as const;
  const hasImports = /^import /m.test(text);
  const code = await mdx.compile(source, {
    ...options,
    outputFormat: hasImports ? "program" : "function-body",
    ...(hasImports ? {} : { useDynamicImport: false }),
  });
  if (hasImports) return;
  const run = new Function(String(code)) as (given: object) => { default: ComponentType<{ components: object }> };
  const components = { ...authorComponents, ...definition.extension.restore(null).components };
  const content = createElement(run({ ...jsxRuntime }).default, { components });
  renderToStaticMarkup(createElement(ContentStringsContext.Provider, { value: definition.strings.content }, content));
}

/** Runs the hooks of the live preview without Gatsby. */
function openPreview(root: string) {
  const entries = new Map<string, unknown>();
  const gatsbyCache = {
    get: (key: string) => Promise.resolve(entries.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(entries.set(key, value)),
  } as unknown as GatsbyCache;
  const args = {
    cache: gatsbyCache,
    store: { getState: () => ({ program: { directory: root } }) },
    pathPrefix: "",
    definition,
    getNodesByType: () => [],
    createNodeId: (name: string) => name,
  } as unknown as Parameters<typeof mdxFields>[0];
  const { html } = mdxFields(args);
  const nodeModel = { getNodeById: () => null };
  return async () => {
    const sources = await readSources(root);
    const { site: model, problems } = await checkedSite({ root, sources, cache: gatsbyCache, definition });
    const pathOf = Object.fromEntries(model.docs.map((doc) => [doc.file, doc.path]));
    const nothing = { sidebars: [], redirects: [], sidebarOf: {}, places: {}, oldPages: [], nodeIds: {}, dates: {} };
    await cacheSite(gatsbyCache, { ...nothing, pathOf });
    const unforeseen: Failure[] = [];
    for (const { file, frontMatter } of model.docs) {
      if (frontMatter.draft) continue;
      const contentDigest = sha256(site.read(file));
      const node = { id: file, internal: { contentFilePath: path.join(root, file), contentDigest } };
      const text = await html.resolve(node, {}, { nodeModel });
      if (text?.includes('class="problem"')) unforeseen.push({ file, message: text });
    }
    const drafts = new Set(model.docs.filter(({ frontMatter }) => frontMatter.draft).map(({ file }) => file));
    // The preview reports more problems of a draft than the check: where its links and pictures lead.
    return { problems: problems.filter(({ file }) => !drafts.has(file)).map(formatProblem), unforeseen };
  };
}
