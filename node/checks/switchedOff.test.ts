import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { testDocumentStrings } from "../../test/testStrings";
import { readRuleFixture, withRuleSite, type RuleFixture } from "../../test/ruleFixture";
import { settings } from "../../src/site/settings";
import type { LoadedSite } from "../model/loadedSite";
import { renderPage, type Lookups } from "../pages/renderPage";
import { createHighlight } from "../render/highlight";
import { openPictures } from "../pictures/openPictures";
import { planPages } from "../pages/planPages";
import { formatProblem } from "../common/problem";
import { alwaysErrors, ruleNames, type RuleName } from "../common/rules";
import { planIndex } from "../search/planIndex";
import { checkSettings } from "../settings/checkSettings";

/**
 * A part of the HTML or the data that the build produces from each rule's fixture when the rule is off. Null if the rule cannot be switched
 * off.
 */
const outcomes: Readonly<Record<RuleName, string | null>> = {
  "front-matter-syntax": null,
  "front-matter-unknown-key": "/guide/install Install <p>Text.</p>",
  "front-matter-missing-key": null,
  "front-matter-wrong-value": null,
  "category-syntax": null,
  "category-unknown-key": '"label":"Part","path":null',
  "category-missing-key": null,
  "category-wrong-value": null,
  "sidebar-unknown-page": "/guide/setup Setup <p>Text.</p>",
  "sidebar-duplicate": "/guide/part/one One <p>Text.</p>",
  "sidebar-left-out": "/guide/setup Setup <p>Text.</p>",
  "settings-unknown-key": null,
  "settings-missing-key": null,
  "settings-wrong-value": null,
  "synonyms-syntax": null,
  "synonyms-unknown-key": '["dp","differential privacy"]',
  "synonyms-missing-key": null,
  "synonyms-wrong-value": null,
  "reference-syntax": null,
  "reference-unknown-key": "<td>A place that keeps its data.</td>",
  "reference-missing-key": null,
  "reference-wrong-value": null,
  "reference-unknown-file": "/guide Guide <p>Text.</p>",
  "reference-duplicate-id": "<td>Once more.</td>",
  "reference-dead-link": '<strong id="terms-data">Data</strong>',
  "reference-attribute": '<p id="tool"><code>tool</code> runs something.</p>',
  "unknown-reference": '<p id="tool"><code>tool</code> runs something.</p>',
  "incomplete-reference": "/guide/install Install <p>Text.</p>",
  "uncovered-reference": "/guide Guide <p>Text.</p>",
  "mdx-syntax": null,
  "mdx-expression": null,
  "unknown-name": null,
  "unknown-component": null,
  "unknown-element": "<detials><p>More.</p></detials>",
  "unknown-island": "<div><div><p>One machine is enough.</p></div></div>",
  "changing-expression": "built in 20",
  "unknown-property": ">Linux</label>",
  "missing-property": null,
  "wrong-property-value": '<span class="badge" data-tone="dangr">beta</span>',
  "component-content": '<div class="steps"><p>Install it.</p></div>',
  "unparsed-markup": "<p>:::tip Keep the key</p>",
  "table-shape": "| --- |",
  "unknown-admonition": "<div><p>Text.</p></div>",
  "misplaced-prerequisites": '<div class="prerequisites" id="before-you-start">',
  "unknown-language": '<div class="code-body"><pre data-scrolls="pyton"><code><span class="line">print(1)</span>',
  "unknown-code-option": '<span class="t-function">ls</span>',
  "wrong-package-managers": 'value="pnpm"',
  "wrong-include": "<p>Text.</p>",
  "wrong-snippet": '<span class="t-function">print</span>',
  "code-without-language": '<span class="line">print(1)</span>',
  "diagram-syntax": '<span class="line">this is none</span>',
  "diagram-kind": '<span class="line">flowchart LR</span>',
  "diagram-layout": '<svg viewBox="0 0 80 518"',
  "formula-syntax": "<p>The half is <code>\\fraq{1}{2}</code>.</p>",
  "shell-syntax": '<span class="t-function">fedml</span>',
  "python-syntax": '<span class="t-function"> train</span>',
  "data-syntax": '"epochs"</span>',
  "unknown-command": '<span class="t-string"> jobs</span>',
  "unknown-option": '<span class="t-string"> --clster</span>',
  "wrong-option-value": '<span class="t-string"> soon</span>',
  "missing-option": '<span class="t-string"> create</span>',
  "missing-argument": '<span class="t-string"> stop</span>',
  "surplus-argument": '<span class="t-string"> second.yaml</span>',
  "unknown-schema": '<span class="t-keyword">workspace</span>',
  "unmarked-configuration": '<span class="t-keyword">workspace</span>',
  "unknown-config-key": '<span class="t-keyword">worksapce</span>',
  "missing-config-key": '<span class="t-keyword">workspace</span>',
  "wrong-config-value": '<span class="t-keyword">  minimum_num_gpus</span>',
  "unknown-python-name": "delete_endpoint</span>",
  "unchecked-without-reason": '<span class="t-string"> jobs</span>',
  "wrong-mark": '<span class="line"><span class="t-keyword">epochs</span>',
  "wrong-run": '<span class="t-function">fedml</span>',
  "wrong-notebook": '<a href="/guide/install.ipynb" download="">',
  "missing-recording": '<span class="t-function">echo</span>',
  "stale-recording": '<samp><span class="line">Hello</span></samp>',
  "unused-recording": "/guide/install Install <p>Text.</p>",
  "unreadable-recording": "/guide/install Install <p>Text.</p>",
  "heading-level": '<h1 id="before-you-start">Before you start</h1>',
  "skipped-heading-level": '<h4 id="on-linux">On Linux</h4>',
  "misplaced-heading-id": "<p>A sentence. </p>",
  "duplicate-id": '<h2 id="setup">macOS</h2>',
  "inert-element": '<script src="https://chart.example.org/draw.js"></script>',
  "unreadable-character": "Caf\uFFFD",
  "unnamed-details": "<details>",
  "html-image": '<img src="/logo.svg" alt="The logo"/>',
  "html-heading": "<h2>Linux</h2>",
  "image-without-alt": 'width="1" height="1" decoding="async" alt=""',
  "missing-image": null,
  "unreadable-image": null,
  "dark-image": 'class="of-dark"',
  "image-width": 'width="736"',
  "unusable-link": '<a href="https://docs.example.org/guide"',
  "dead-link": '<p>See <a href="/giude">the guide</a>.</p>',
  "dead-anchor": '<p>See <a href="#stepz">the steps</a>.</p>',
  "dead-markdown-link": "<p>See <span>the guide</span>.</p>",
  "orphan-page": "/about About <p>Text.</p>",
  "long-title": "/guide/install How to install everything that is needed",
  "long-description": "/guide/install Install <p>Text.</p>",
  "long-page": "word, word",
  "thin-page": "<p>Run the installer.</p>",
  "avoided-phrase": "<td>Please wait.</td>",
  "repeated-word": "<p>Start the the server.</p>",
  "wrong-article": "<p>Wait for an server and for a agent;",
  "lost-address": "/guide/setup/install Install <p>Text.</p>",
  "lost-anchor": '<h2 id="install-it-on-linux">Install it on Linux</h2>',
  "duplicate-route": "/guide Guide <p>Text.</p>",
  "unclear-address": "/guide/first steps First steps <p>Text.</p>",
  "impossible-address": null,
  "taken-address": null,
  "duplicate-category": null,
  "duplicate-redirect": null,
  "redirect-over-page": null,
  "redirect-chain": '["/older","/old"],["/old","/guide"]',
  "redirect-loop": null,
  "redirect-to-nowhere": '["/old","/giude"]',
  "unused-file": "/guide Guide <p>Text.</p>",
  "outside-file": null,
  "unresolved-import": null,
  "failing-import": "/guide/live Live",
  "no-documents": '{"name":"guide","label":"The Guide","items":[]}',
  "unknown-group": "/gide/install Install <p>Text.</p>",
  "wrong-version": "/guide/remove Remove <p>Text.</p>",
  "empty-category": "/guide Guide <p>Text.</p>",
  "empty-sidebar": null,
  "wrong-learning-path": "/guide/install Install <p>Text.</p>",
  "unknown-tag": "/guide/install Install <p>Text.</p>",
  "similar-tags": "/guide/stop Stop <p>Text.</p>",
};

/** Text of an additional page that shows the broken data, for fixtures without such a page. */
const further: Readonly<Partial<Record<RuleName, string>>> = {
  "reference-unknown-key": "<Glossary />",
  "reference-duplicate-id": "<Glossary />",
  "reference-dead-link": "<Glossary />",
};

function switchOff(rule: RuleName): RuleFixture {
  const fixture = readRuleFixture(rule);
  const body = further[rule];
  const page: Record<string, string> =
    body === undefined ? {} : { "content/docs/guide/shown.mdx": `---\ntitle: Shown\n---\n\n${body}\n` };
  const quiet = { "thin-page": "off", "uncovered-reference": "off" };
  const checks = { ...quiet, ...(fixture.settings["checks"] as object | undefined), [rule]: "off" };
  return { ...fixture, files: { ...fixture.files, ...page }, settings: { ...fixture.settings, checks } };
}

// Created once for all tests: loading all languages of code blocks takes longer than the time limit of a test.
const highlight = createHighlight();
const context = {
  siteUrl: settings.siteUrl,
  strings: testDocumentStrings,
  pathPrefix: "",
  highlight,
};

/** @returns the pages as the build renders them, and the other data that the build makes. */
async function build(root: string, loaded: LoadedSite): Promise<string> {
  const { site, reference, places, synonyms } = loaded;
  const pathOf = new Map(site.docs.map((doc) => [doc.file, doc.path]));
  const pages = site.docs.map(async (doc) => {
    const text = await readFile(path.join(root, doc.file), "utf8");
    const lookups: Lookups = {
      pathOfDocument: (file) => Promise.resolve(pathOf.get(file) ?? null),
      placeOf: (key) => Promise.resolve(places.get(key)?.home ?? null),
      baseOf: () => Promise.resolve(""),
      picture: openPictures({ root, pathPrefix: "", onlyDescribes: true }).show,
    };
    const { html } = await renderPage({ doc, text, lookups, ...context, reference });
    return `${doc.path} ${doc.title} ${html ?? ""}`;
  });
  const redirects = site.redirects.map(({ from, to }) => [from, to]);
  return [...(await Promise.all(pages)), JSON.stringify({ sidebars: site.sidebars, redirects, synonyms })].join("\n");
}

const survivable = ruleNames.filter((rule) => outcomes[rule] !== null);

test("the rules without an outcome are exactly those that are always errors", () => {
  expect(Object.keys(outcomes).sort()).toEqual([...ruleNames].sort());
  expect(ruleNames.filter((rule) => outcomes[rule] === null).sort()).toEqual(Object.keys(alwaysErrors).sort());
});

test.each(survivable)("with %s off, builds the site that breaks the rule", async (rule) => {
  await withRuleSite(switchOff(rule), async ({ root, settings: own, loaded }) => {
    expect(loaded.problems.map(formatProblem)).toEqual([]);
    expect(await build(root, loaded)).toContain(outcomes[rule]);
    const plans = planPages({ site: loaded.site, settings: own, lastUpdatedOf: () => null });
    const addresses = plans.map((plan) => plan.path);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(planIndex(loaded, own).size).toBeGreaterThan(0);
  });
});

test.each(Object.keys(alwaysErrors))("the settings cannot switch %s off", (rule) => {
  for (const severity of ["warning", "off"]) {
    const [problem, ...others] = checkSettings({ ...settings, checks: { [rule]: severity } }, () => ({ line: 7 }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: "settings-wrong-value", what: `"checks.${rule}": is always an error.` });
    expect(problem?.fix).toMatch(/^remove it: \S/);
  }
});

test("reports a failing expression on a page that also breaks a rule that is off", async () => {
  const fixture = switchOff("unknown-language");
  const file = "content/docs/guide/install.mdx";
  const text = `${fixture.files[file] ?? ""}\n{null.length}\n`;
  const problems = await withRuleSite({ ...fixture, files: { [file]: text } }, ({ loaded }) =>
    Promise.resolve(loaded.problems),
  );
  expect(problems.map(({ rule }) => rule)).toEqual(["mdx-expression"]);
});
