import { expect, test } from "@jest/globals";
import { fixtureDefinition, fixtureSettings, loadFixture, reportOf } from "../../test/loadFixture";
import { problemsOf } from "../../test/ruleFixture";
import { makeTemporarySite } from "../../test/temporarySite";
import { emptyParseCache } from "../content/parseContent";
import { readSources } from "../common/sources";
import { loadFromDisk } from "./loadFromDisk";
import { loadSite } from "./loadSite";
import { formatProblem, hasErrors, type Problem } from "../common/problem";

test("reports nothing for a sound site", async () => {
  expect(await reportOf("sound")).toBe("");
});

test("reports only the syntax error of an unreadable document, and no consequences of it", async () => {
  expect(await reportOf("unreadable-documents", { settings: { checks: {} } })).toMatchInlineSnapshot(`
   "content/docs/guide/body.mdx:7:24  mdx-syntax
     Expected a closing tag for \`<b>\` (7:24-7:27) before the end of \`paragraph\`
     Fix: close the element, or put a literal "<" into backticks.

   content/docs/guide/front.mdx:2:1  front-matter-syntax
     YAML: Missing closing "quote
     Fix: correct the YAML; put text that contains a colon in quotes.

   content/docs/guide/index.mdx:2:1  thin-page  (warning)
     The page has 3 words outside of code and tables; the minimum is 150.
     Fix: say what the page is for, what goes wrong, where to go next; or write the reason, "thin: …", into the front matter."
  `);
});

test("front matter: reports each problem with its line and suggests the nearest key", async () => {
  expect(await reportOf("broken-front-matter")).toMatchInlineSnapshot(`
   "content/docs/guide/broken-yaml.mdx:2:8  front-matter-syntax
     YAML: Nested mappings are not allowed in compact mappings
     Fix: correct the YAML; put text that contains a colon in quotes.

   content/docs/guide/empty.mdx:1:1  front-matter-missing-key
     The file has no front matter, so the page has no title.
     Fix: start the file with the lines "---", "title: …", "---".

   content/docs/guide/missing-title.mdx:2:1  front-matter-missing-key
     "title" is missing.
     Fix: write a text, such as "title: Launch a job".

   content/docs/guide/no-front-matter.mdx:1:1  front-matter-missing-key
     The file has no front matter, so the page has no title.
     Fix: start the file with the lines "---", "title: …", "---".

   content/docs/guide/unclosed-quote.mdx:2:1  front-matter-syntax
     YAML: Missing closing "quote
     Fix: correct the YAML; put text that contains a colon in quotes.

   content/docs/guide/unknown-key.mdx:3:1  front-matter-unknown-key
     "sidebar_postion" is not a key here.
     Fix: write "sidebar_position".

   content/docs/guide/unknown-key.mdx:4:1  front-matter-unknown-key
     "qwertyuiopasdf" is not a key here.
     Fix: remove it. Keys: title, description, sidebar_label, sidebar_position, slug, redirect_from, tags, keywords, search_words, hide_table_of_contents, pagination, learning_paths, covers, thin, draft, unlisted, notebook, image, last_update.

   content/docs/guide/wrong-type.mdx:3:1  front-matter-wrong-value
     "sidebar_position": Invalid input: expected number, received string.
     Fix: write a number, such as "sidebar_position: 2".

   content/docs/guide/wrong-type.mdx:4:1  front-matter-wrong-value
     "tags": Invalid input: expected array, received string.
     Fix: write a list of words, such as "tags: [launch, cli]".

   content/docs/guide/wrong-type.mdx:5:1  front-matter-wrong-value
     "draft": Invalid input: expected boolean, received string.
     Fix: write "true" or "false"; a draft is shown by "npm run develop" only.

   content/docs/guide/wrong-type.mdx:6:1  front-matter-wrong-value
     "slug": must start with "/" and not end with one.
     Fix: write an address, such as "slug: /launch/yaml".

   content/docs/guide/wrong-type.mdx:7:1  front-matter-wrong-value
     "last_update": Invalid ISO date.
     Fix: write a day in quotes, such as last_update: "2026-11-20"."
  `);
});

test("markup: reports what cannot be parsed or rendered, with file and line", async () => {
  expect(await reportOf("broken-markup")).toMatchInlineSnapshot(`
   "content/docs/guide/admonition.mdx:5:1  unknown-admonition
     ":::nota" is not a kind of box.
     Fix: write "note".

   content/docs/guide/admonition.mdx:11:1  unknown-admonition
     ":::caution-ahead-everybody" is not a kind of box.
     Fix: use one of note, tip, info, warning, danger, prerequisites.

   content/docs/guide/card.mdx:3:1  missing-image
     static/img/card.png does not exist.
     Fix: put the file there, or next to the page.

   content/docs/guide/code.mdx:5:1  code-without-language
     This code block does not name a language.
     Fix: write one after the backticks: "\`\`\`bash", or "\`\`\`text" for none.

   content/docs/guide/code.mdx:9:1  unknown-language
     "pyton" is not a language of this site's code blocks.
     Fix: write "python".

   content/docs/guide/code.mdx:13:1  unknown-language
     "brainfuck-interpreter" is not a language of this site's code blocks.
     Fix: write "text", or one of the languages in node/syntax/languages.ts, or add it there.

   content/docs/guide/component.mdx:7:1  component-content
     <Tab> is outside <Tabs>.
     Fix: write <Tabs> above it and </Tabs> below it.

   content/docs/guide/component.mdx:9:1  unknown-component
     <Tabz> is not a component that documents may use.
     Fix: write "Tab".

   content/docs/guide/component.mdx:11:11  unknown-component
     <Extraordinary> is not a component that documents may use.
     Fix: use one of those under "What you can write" in CONTRIBUTING.md, or import it in the page.

   content/docs/guide/diagram.mdx:6:1  diagram-syntax
     "this is no diagram" does not begin a diagram that can be rendered here.
     Fix: begin with "flowchart TD", "flowchart LR", "sequenceDiagram" or "stateDiagram-v2".

   content/docs/guide/diagram.mdx:9:1  image-without-alt
     This diagram has no text alternative.
     Fix: \`\`\`mermaid alt="What the diagram says".

   content/docs/guide/expression.mdx:7:24  mdx-syntax
     Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
     Fix: put literal braces into backticks, or write "\\{".

   content/docs/guide/formula.mdx:7:1  formula-syntax
     KaTeX parse error: Undefined control sequence: \\fraq at position 1: \\̲f̲r̲a̲q̲{1}{2}
     Fix: look up the command in KaTeX's list of functions.

   content/docs/guide/formula.mdx:11:8  formula-syntax
     KaTeX parse error: Expected '\\right', got 'EOF' at end of input: \\left( x
     Fix: look up the command in KaTeX's list of functions.

   content/docs/guide/heading-id.mdx:5:6  misplaced-heading-id
     "{#here}" is not at the end of a heading.
     Fix: move it to the end of a heading, or remove it.

   content/docs/guide/heading-id.mdx:9:6  misplaced-heading-id
     "{#middle}" is not at the end of a heading.
     Fix: move it to the end of a heading, or remove it.

   content/docs/guide/heading.mdx:5:1  heading-level
     "# A second title" is a second page title: the front matter's title is the first.
     Fix: write "## A second title".

   content/docs/guide/image.mdx:5:1  missing-image
     "content/docs/guide/missing.png" does not exist.
     Fix: put the file there, or correct the name.

   content/docs/guide/image.mdx:7:1  image-without-alt
     The picture "./dot.svg" has no text alternative.
     Fix: write what it shows: ![A chart of accuracy by round](./dot.svg).

   content/docs/guide/image.mdx:9:1  missing-image
     static/img/missing.png does not exist.
     Fix: put the file there, or next to the page.

   content/docs/guide/image.mdx:11:1  missing-image
     "https://example.org/chart.png" is on another host.
     Fix: put the file next to the page, so that the build knows its size and it loads from this site.

   content/docs/guide/image.mdx:13:1  html-image
     An <img> element gets neither sizes nor formats from the build.
     Fix: write it in Markdown: ![text](file.png).

   content/docs/guide/less-than.mdx:5:16  mdx-syntax
     Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`
     Fix: close the element, or put a literal "<" into backticks.

   content/docs/guide/unclosed-tag.mdx:7:1  mdx-syntax
     Expected a closing tag for \`<Tabs>\` (7:1-7:7)
     Fix: close the element, or put a literal "<" into backticks."
  `);
});

test("a page may use the components that it imports or exports itself, and no others", async () => {
  expect(await reportOf("own-code")).toMatchInlineSnapshot(`
   "content/docs/guide/index.mdx:16:1  unknown-component
     <Foreign> is not a component that documents may use.
     Fix: use one of those under "What you can write" in CONTRIBUTING.md, or import it in the page."
  `);
  const { content } = await loadFixture("own-code");
  expect(content.docs.map(({ file, hasCode }) => [file, hasCode])).toEqual([
    ["content/docs/guide/fence.mdx", false],
    ["content/docs/guide/index.mdx", true],
  ]);
});

test("categories: keys, values and slugs are checked", async () => {
  expect(await reportOf("broken-categories")).toMatchInlineSnapshot(`
   "content/docs/guide/bad-slug/_category_.yml:4:3  category-wrong-value
     "link.slug": must look like "/category/name".
     Fix: write "link:", and below it "type: generated-index" and "slug: /category/name".

   content/docs/guide/broken-yaml/_category_.yml:2:1  category-syntax
     YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
     Fix: correct the YAML; put text that contains a colon in quotes.

   content/docs/guide/missing-label/_category_.yml:1:1  category-missing-key
     "label" is missing.
     Fix: write a text, such as "label: On-premise clusters".

   content/docs/guide/twin-b/_category_.yml:2:1  duplicate-category
     "/category/twin" is also the address of content/docs/guide/twin-a/_category_.yml.
     Fix: give one of them another link.slug.

   content/docs/guide/unknown-key/_category_.yml:2:1  category-unknown-key
     "positon" is not a key here.
     Fix: write "position".

   content/docs/guide/wrong-link/_category_.yml:2:1  category-wrong-value
     "position": Invalid input: expected number, received string.
     Fix: write a number, such as "position: 3".

   content/docs/guide/wrong-link/_category_.yml:3:1  category-wrong-value
     "link": Invalid input: expected object, received string.
     Fix: write "link:", and below it "type: generated-index" and "slug: /category/name"."
  `);
});

test("addresses: reports both files that claim an address, and the winner", async () => {
  expect(await reportOf("broken-addresses")).toMatchInlineSnapshot(`
   "content/docs/gide/lost.mdx:1:1  unknown-group
     The folder "gide" is not a sidebar group.
     Fix: move the file into one of guide, reference, or add the group to src/site/settings.ts.

   content/docs/guide/claims-search.mdx:3:1  taken-address
     "/search" is also the address of the search page.
     Fix: move it, or give it another slug.

   content/docs/guide/former-a.mdx:3:1  duplicate-redirect
     "/former" also leads to "/guide/former-b", by content/docs/guide/former-b.mdx.
     Fix: keep it in one of them.

   content/docs/guide/listed/_category_.yml:2:1  taken-address
     "/category/listed" is also the address of content/docs/guide/listed/page.mdx.
     Fix: give one of them another link.slug.

   content/docs/guide/over-page.mdx:3:1  redirect-over-page
     "/guide" is a page, so it cannot lead elsewhere.
     Fix: remove the redirect.

   content/docs/guide/second.mdx:3:1  duplicate-route  (warning)
     "/guide/same" is also the address of content/docs/guide/first.mdx, which wins.
     Fix: move or remove one of them, or give one a slug."
  `);
});

test("publishes the first by name of two documents with the same address", async () => {
  const { site } = await loadFixture("broken-addresses");
  expect(site.docs.filter(({ path }) => path === "/guide/same").map(({ file }) => file)).toEqual([
    "content/docs/guide/first.mdx",
  ]);
});

test("links: pages, files, anchors and spelling are checked", async () => {
  expect(await reportOf("broken-links")).toMatchInlineSnapshot(`
   "content/docs/guide/install.mdx:5:1  dead-link
     "/guide/instal" is not a page of this site.
     Fix: write "/guide/install". If the page moved, add redirect_from to it.

   content/docs/guide/install.mdx:7:1  dead-link
     "/zzzzzzzzzzzzzzzzzzzzzzzz" is not a page of this site.
     Fix: link to an existing address.

   content/docs/guide/install.mdx:9:1  dead-markdown-link  (warning)
     "./indx.mdx" leads to "content/docs/guide/indx.mdx", which does not exist.
     Fix: write "./index.mdx", which is the nearest file.

   content/docs/guide/install.mdx:11:1  dead-link
     "/guide/" is not how the address is spelled.
     Fix: write "/guide".

   content/docs/guide/install.mdx:13:1  dead-link
     "/guide/index.html" is not how the address is spelled.
     Fix: write "/guide".

   content/docs/guide/install.mdx:15:1  dead-anchor
     "#on-linx" is not on the page "/guide".
     Fix: write "#on-linux".

   content/docs/guide/install.mdx:17:1  dead-anchor
     "#on-windows-and-everything-else" is not on the page "/guide".
     Fix: anchors there: on-linux, by-hand.

   content/docs/guide/install.mdx:19:1  dead-anchor
     "#nowhere" is not on the page "/guide/install".
     Fix: anchors there: here.

   content/docs/guide/install.mdx:21:1  dead-link
     "install" is a relative address; page addresses do not end with a slash, so it leads elsewhere.
     Fix: write "./install.mdx".

   content/docs/guide/install.mdx:23:25  dead-link
     "/guide/go" is not a page of this site.
     Fix: link to an existing address.

   content/docs/guide/install.mdx:25:1  dead-link
     "/guide/gone" is not a page of this site.
     Fix: link to an existing address."
  `);
});

test("a link to a missing file is a warning: the build goes on", async () => {
  const { problems } = await loadFixture("broken-links");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  expect(warnings.map(({ rule }) => rule)).toEqual(["dead-markdown-link"]);
  expect(hasErrors(warnings)).toBe(false);
  expect(hasErrors(problems)).toBe(true);
});

test("reports redirects in the settings to nowhere, over a page, and in a chain", async () => {
  const redirects = [
    { from: "/old/guide", to: "/gide" },
    { from: "/guide", to: "/reference" },
    { from: "/older/guide", to: "/old/guide" },
    { from: "/sound", to: "/guide" },
    { from: "/outside", to: "https://example.org" },
  ];
  expect(await reportOf("sound", { settings: { redirects } })).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  redirect-chain
     "/older/guide" leads to "/old/guide", which is a redirect itself.
     Fix: redirect to "/gide" directly.

   src/site/settings.ts:1:1  redirect-over-page
     "/guide" is a page, so it cannot lead elsewhere.
     Fix: remove the redirect.

   src/site/settings.ts:1:1  redirect-to-nowhere
     "/old/guide" leads to "/gide", which is not a page of this site.
     Fix: write "/guide". If the page moved, add redirect_from to it."
  `);
});

test("reports a navbar item for a group without pages", async () => {
  const navbar = {
    ...fixtureSettings.navbar,
    items: [{ type: "sidebar", sidebar: "launch", label: "Launch" } as const],
  };
  expect(await reportOf("sound", { settings: { navbar } })).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  empty-sidebar
     The navbar item "Launch" leads to the sidebar "launch", which has no page.
     Fix: add a page to the group, or remove the item from navbar.items."
  `);
});

test("reports everything in one run, by file and line", async () => {
  expect(await reportOf("broken-everywhere")).toMatchInlineSnapshot(`
   "content/docs/guide/index.mdx:4:1  redirect-over-page
     "/guide/install" is a page, so it cannot lead elsewhere.
     Fix: remove the redirect.

   content/docs/guide/index.mdx:9:1  mdx-syntax
     Expected a closing tag for \`<Tabs>\` (9:1-9:7)
     Fix: close the element, or put a literal "<" into backticks.

   content/docs/guide/install.mdx:3:1  front-matter-unknown-key
     "sidebar_postion" is not a key here.
     Fix: write "sidebar_position".

   content/docs/guide/install.mdx:4:1  front-matter-wrong-value
     "description": Invalid input: expected string, received number.
     Fix: put the text in quotes: "7".

   content/docs/guide/install.mdx:7:1  heading-level
     "# Install" is a second page title: the front matter's title is the first.
     Fix: write "## Install".

   content/docs/guide/install.mdx:9:5  dead-link
     "/gide" is not a page of this site.
     Fix: write "/guide". If the page moved, add redirect_from to it.

   content/docs/guide/install.mdx:9:28  dead-anchor
     "#end" is not on the page "/guide/install".
     Fix: anchors there: install.

   content/docs/guide/install.mdx:11:1  image-without-alt
     The picture "./missing.png" has no text alternative.
     Fix: write what it shows: ![A chart of accuracy by round](./missing.png).

   content/docs/guide/install.mdx:11:1  missing-image
     "content/docs/guide/missing.png" does not exist.
     Fix: put the file there, or correct the name.

   content/docs/guide/install.mdx:13:1  unknown-admonition
     ":::nota" is not a kind of box.
     Fix: write "note".

   content/docs/guide/install.mdx:19:1  unknown-language
     "pyton" is not a language of this site's code blocks.
     Fix: write "python".

   content/docs/guide/install.mdx:23:9  formula-syntax
     KaTeX parse error: Undefined control sequence: \\fraq at position 1: \\̲f̲r̲a̲q̲{1}{2}
     Fix: look up the command in KaTeX's list of functions.

   content/docs/guide/install.mdx:23:27  unknown-component
     <Tabz> is not a component that documents may use.
     Fix: write "Tab".

   content/docs/guide/install.mdx:25:1  dead-markdown-link  (warning)
     "./gone.mdx" leads to "content/docs/guide/gone.mdx", which does not exist.
     Fix: link to an existing file, or remove the link.

   content/docs/guide/listed/_category_.yml:1:1  category-missing-key
     "label" is missing.
     Fix: write a text, such as "label: On-premise clusters".

   content/docs/guide/listed/_category_.yml:1:1  category-unknown-key
     "lable" is not a key here.
     Fix: write "label".

   content/docs/guide/listed/same.mdx:3:1  duplicate-route  (warning)
     "/guide" is also the address of content/docs/guide/index.mdx, which wins.
     Fix: move or remove one of them, or give one a slug."
  `);
});

test("reports a link to a draft, in the live preview as well", async () => {
  expect(await reportOf("broken-drafts")).toMatchInlineSnapshot(`
   "content/docs/guide/index.mdx:5:10  dead-link
     "./draft.mdx" leads to a draft, which is not published.
     Fix: remove the link, or publish the draft.

   content/docs/guide/index.mdx:5:38  dead-link
     "/guide/draft" is not a page of this site.
     Fix: link to an existing address."
  `);
  expect(await reportOf("broken-drafts", { withDrafts: true })).toBe(await reportOf("broken-drafts"));
});

test("reports a missing picture that the settings name", async () => {
  expect(await reportOf("sound", { settings: { socialImage: "/img/gone.png" } })).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  missing-image
     "socialImage": static/img/gone.png does not exist.
     Fix: put the file there, correct the name, or write null for none."
  `);
});

test("reports a document at the address of the home page", async () => {
  const site = makeTemporarySite({ "content/docs/index.mdx": "---\ntitle: Start\n---\n" });
  const { problems } = await loadFromDisk(site.root, fixtureDefinition);
  site.remove();
  expect(problems.map(({ what, fix }) => `${what} ${fix}`)).toContain(
    '"/" is also the address of the home page. move it, or give it another slug.',
  );
});

test("the search page is at the address in the settings, which no document may take", async () => {
  const search = { ...fixtureSettings.search, searchPagePath: "/guide/install" };
  const report = await reportOf("sound", { settings: { search } });
  expect(report).toContain("taken-address");
  expect(report).toContain('"/guide/install" is also the address of the search page.');
  const moved = { search: { ...search, searchPagePath: "/find" }, redirects: [{ from: "/search", to: "/find" }] };
  expect(await reportOf("sound", { settings: moved })).toBe("");
});

test("reports a dead link of the version next to the title", async () => {
  const { title, logo, hideOnScroll, items } = fixtureSettings.navbar;
  const navbar = { title, logo, hideOnScroll, items, version: { label: "1.2", href: "/guide/chnages" } };
  expect(await reportOf("sound", { settings: { navbar } })).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  dead-link
     "/guide/chnages" is not a page of this site.
     Fix: link to an existing address."
  `);
});

test("footer links may lead to pages and to files of the build", async () => {
  const hrefs = ["/guide", "/llms.txt", "/llms-full.txt", "/index.md", "/feed.xml", "/nowhere.txt"];
  const links = hrefs.map((href) => ({ label: href, href }));
  const footer = { ...fixtureSettings.footer, columns: [{ title: "Start", links }] };
  expect(await reportOf("sound", { settings: { footer } })).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  dead-link
     "/nowhere.txt" is neither a page nor a file of this site.
     Fix: put the file into the static folder, as "static/nowhere.txt", or correct the address."
  `);
});

test("reports a navbar group without a page at its address", async () => {
  const site = makeTemporarySite({
    "content/docs/guide/install.mdx": "---\ntitle: Install\n---\n\nText.\n",
    "static/logo.svg": "<svg/>",
  });
  const item = { type: "sidebar", sidebar: "guide", label: "Guide" } as const;
  const home = { ways: [{ who: "New", what: "Read.", to: "/guide#start", label: "Begin" }] };
  const settings = { ...fixtureSettings, navbar: { ...fixtureSettings.navbar, items: [item] }, home };
  const sources = await readSources(site.root);
  const load = {
    root: site.root,
    sources,
    definition: { ...fixtureDefinition, settings },
    withDrafts: false,
    cache: emptyParseCache(),
  };
  const { problems } = await loadSite(load);
  site.remove();
  expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
   "src/site/settings.ts:1:1  dead-link
     "/guide" is not a page of this site.
     Fix: add content/docs/guide/index.mdx, the first page of the group; it must not have a slug.

   src/site/settings.ts:1:1  dead-link
     The navbar item "Guide" leads to "/guide", which is not a page of this site.
     Fix: add content/docs/guide/index.mdx, the first page of the group; it must not have a slug."
  `);
});

test("does not load the TypeScript compiler if there is no problem to locate", async () => {
  // Loading the compiler would fail here, because the temporary site has no node_modules.
  const page = "---\ntitle: Guide\n---\n\nText.\n";
  const site = makeTemporarySite({
    "src/site/settings.ts": "export const settings = {};\n",
    "content/docs/guide/index.mdx": page,
    "content/docs/1.0/guide/index.mdx": page,
  });
  const item = { type: "sidebar", sidebar: "guide", label: "Guide" } as const;
  const navbar = { ...fixtureSettings.navbar, logo: null, items: [item] };
  const versions = [
    { name: "2.0", label: "2.0", basePath: "/" },
    { name: "1.0", label: "1.0", basePath: "/1.0" },
  ];
  const settings = {
    ...{ ...fixtureSettings, navbar, favicon: null, socialImage: null },
    docs: { ...fixtureSettings.docs, versions },
    sidebars: [...fixtureSettings.sidebars, { name: "guide-1.0", folder: "1.0/guide", label: "Guide" }],
  };
  const { problems } = await loadSite({
    root: site.root,
    sources: await readSources(site.root),
    definition: { ...fixtureDefinition, settings },
    withDrafts: false,
    cache: emptyParseCache(),
  });
  site.remove();
  expect(problems).toEqual([]);
});

test("a site needs no pictures, and no folder except that of its documents", async () => {
  const site = makeTemporarySite({ "content/docs/guide/index.mdx": "---\ntitle: Guide\n---\n\nText.\n" });
  const navbar = { ...fixtureSettings.navbar, logo: null };
  const settings = { ...fixtureSettings, navbar, favicon: null, socialImage: null };
  const sources = await readSources(site.root);
  const load = {
    root: site.root,
    sources,
    definition: { ...fixtureDefinition, settings },
    withDrafts: false,
    cache: emptyParseCache(),
  };
  const { problems } = await loadSite(load);
  site.remove();
  expect(problems).toEqual([]);
});

test("a page outside the groups may be the home page, a document of a group may not", async () => {
  const files = { "content/pages/index.mdx": "---\ntitle: Home\n---\n\nText.\n" };
  const load = { settings: {}, report: "", reference: "reference" };
  const about = (problems: readonly Problem[]) =>
    problems.filter(({ file }) => file.endsWith(".mdx")).map(({ file, rule }) => `${file} ${rule}`);
  expect(about(await problemsOf({ files, ...load }))).toEqual([]);
  const twice = { ...files, "content/docs/guide/page.mdx": "---\ntitle: Page\nslug: /\n---\n\nText.\n" };
  expect(about(await problemsOf({ files: twice, ...load })).sort()).toEqual([
    "content/docs/guide/page.mdx taken-address",
  ]);
});

test("reports pages and static files at the address of a generated file, but no links to it", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/page.mdx": "---\ntitle: Page\nslug: /schemas/run.json\n---\n\nText.\n",
      "content/docs/guide/other.mdx":
        "---\ntitle: Other\n---\n\n[Schema](/schemas/run.json), [none](/schemas/ran.json)\n",
      "static/schemas/run.json": "{}",
      "static/guide/other.html": "",
      "static/robots.txt": "",
      "static/humans.txt": "",
    },
    settings: {},
    report: "",
    reference: "reference",
  });
  const found = problems.filter(({ rule }) => rule === "taken-address" || rule === "dead-link");
  expect(found.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
   "content/docs/guide/other.mdx:5:30  dead-link
     "/schemas/ran.json" is not a page of this site.
     Fix: write "/schemas/run.json". If the page moved, add redirect_from to it.

   content/docs/guide/page.mdx:3:1  taken-address
     "/schemas/run.json" is also the address of a file that the extension adds.
     Fix: write another slug.

   static/guide/other.html:1:1  taken-address
     "/guide/other.html" is also the address of content/docs/guide/other.mdx.
     Fix: give the file another name, or remove it.

   static/robots.txt:1:1  taken-address
     "/robots.txt" is also the address of the file for crawlers.
     Fix: give the file another name, or remove it.

   static/schemas/run.json:1:1  taken-address
     "/schemas/run.json" is also the address of a file that the extension adds.
     Fix: give the file another name, or remove it."
  `);
});

test("reports only the syntax error of a sidebar file that is not YAML", async () => {
  const files = { "content/docs/guide/sidebar.yml": "items:\n  - page: [./index.mdx\n" };
  const items = [{ type: "sidebar", sidebar: "guide", label: "Guide" }];
  const problems = await problemsOf({ files, settings: { "navbar.items": items }, report: "", reference: null });
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([[Object.keys(files)[0], "category-syntax"]]);
});
