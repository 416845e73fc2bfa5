import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { renderText } from "../../../test/renderText";
import { readFacts } from "../../../node/content/documentFacts";
import { createReader } from "../../../node/syntax/processor";
import { digestFor, readsOf, type Reference } from "../../../node/elements/reference";
import { expandElements } from "../../../node/elements/expandElements";
import { anchorOf, items } from "../data/items";
import { parseFacts } from "../data/parseFacts";
import { toReference } from "../extension";
import { readReference } from "../../../node/elements/readReference";
import { emptyData, factsFiles, indexOf, type Facts } from "../data/facts";
import { algorithmKinds } from "./algorithms/lists";
import { settingsOf } from "./config/keys";
import { kinds } from "./kinds";

let tiny: Reference;
let whole: Facts;

beforeAll(async () => {
  const fixture = await readReference(path.join(process.cwd(), "test/fixtures/reference"));
  tiny = toReference(parseFacts(fixture).facts);
  whole = parseFacts(await readReference(process.cwd())).facts;
});

/** HTML without the class of short code blocks, which does not matter to these tests. */
const render = async (text: string, reference = tiny) => {
  const html = await renderText(text, {
    reference: () => Promise.resolve(reference),
    resolveItem: (key) => (key === "command:tool run stop" ? null : `/there#${anchorOf(key)}`),
  });
  return html.replaceAll(' class="short"', "");
};

describe("a command", () => {
  test("shows its usage, arguments, options with anchors, notes and former names", async () => {
    const html = await render('<Command name="tool run start" />\n');
    expect(html).toContain('<p id="tool-run-start"><code>tool run start</code> starts a run.</p>');
    expect(html).toContain('<div class="table" data-scrolls="Options of tool run start">');
    expect(html).toContain('<code id="tool-run-start--name">--name</code>, <code>-n</code>');
    expect(html).toContain('<em class="reference-label">Default: </em><code>&quot;&quot;</code>');
    expect(html).toMatch(/Required\. Size of the machine\.<br\/>\s*Choices: <code>small<\/code>, <code>large<\/code>/);
    expect(html).toContain("Since 1.2.");
    expect(html).toContain("Reads <code>run_file</code> before <code>--name</code>.");
    expect(html).toContain("<code>tool go</code> is no longer accepted; use <code>tool run start</code>.");
    expect(html).toContain("/blob/0123456789abcdef0123456789abcdef01234567/source/run.py");
    expect(html).not.toContain("--secret");
  });

  test("is allowed on a page with code or expressions", async () => {
    const text = 'export const twice = 2 * 21;\n\n{twice}\n\n<Command name="tool run start" />\n';
    expect((await readFacts("content/docs/guide/page.mdx", text, tiny)).problems).toEqual([]);
  });

  test("in a list links to the page that shows it, and is plain text if there is none", async () => {
    const html = await render('<CommandList under="tool run" />\n');
    expect(html).toContain('<a href="/there#tool-run-start"><code>tool run start</code></a>');
    expect(html).toMatch(/<td><span><code>tool run stop<\/code><\/span><\/td>/);
  });
});

test("renders configuration keys with anchors, values and remarks, all or only some of them", async () => {
  const html = await render('<ConfigKeys document="run.yaml" under="machine" />\n');
  expect(html).toContain('<code id="machine.size">machine.size</code>');
  expect(html).toMatch(/Values: <code>small<\/code>, <code>large<\/code><br\/>\s*Example: <code>large<\/code>/);
  expect(html).toContain("The library itself does not read this key.");
  expect(html).not.toContain("Name of the run.");
  const both = await render('<ConfigKeys document="run.yaml" under="name, machine" />\n');
  expect(both).toContain("Name of the run.");
  const address = "https://example.org/library/blob/0123456789abcdef0123456789abcdef01234567/python/tool/run.py#L12";
  expect(both).toContain(`Needed by: runner (<a href="${address}"`);
  expect(both).toMatch(/Read by: .*log \(.*log\.py:3/);
});

test("renders the full schema address of a document, and reports an unknown document", async () => {
  expect(await render('<Schema document="run.yaml" />\n')).toContain(
    "# yaml-language-server: $schema=https://docs.example.org/schemas/run.json",
  );
  const { problems } = await readFacts("content/docs/guide/page.mdx", '<Schema document="ran.yaml" />\n', tiny);
  expect(problems).toMatchObject([{ rule: "unknown-reference", fix: expect.stringContaining('"run.yaml"') }]);
});

test("links changes to the reference and the source; removed names have no link", async () => {
  const html = await render('<Changes area="commands" />\n');
  expect(html).toContain('<p id="changes-commands">Between 1.1 and 1.2:</p>');
  expect(html).toContain('<a href="/there#tool-run-start"><code>tool run start</code></a>');
  expect(html).toMatch(/New in 1\.2\.<br\/>\s*<a href="[^"]*\/python\/tool\/run\.py#L4"/);
  expect(html).toContain("<td><code>tool go</code></td><td>Removed; 1.1 has it.</td>");
  expect(await render('<Changes area="keys" />\n')).toContain(
    '<p id="changes-keys">Nothing changed between 1.1 and 1.2.</p>',
  );
  const all = await render("<Changes />\n");
  expect(all.match(/id="changes-options"/g)).toHaveLength(1);
  expect(all).toMatch(/there#tool-run-start"><code>tool run start .*Changed\. default: none, before a/);
  const { problems } = await readFacts("content/docs/guide/page.mdx", '<Changes area="nothing" />\n', tiny);
  expect(problems).toMatchObject([{ rule: "unknown-reference" }]);
});

test("describes a term by its definition, without adding words or anchors to the page", async () => {
  const text = 'Start a <Term id="run">run</Term> now.\n';
  const html = await render(text);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain(`<span class="term-card" role="tooltip" id="${id}">One execution of a job.</span>`);
  const { facts } = await readFacts("content/docs/guide/page.mdx", text, tiny);
  expect(facts.words).toBe(4);
  expect(facts.ids).toEqual([]);
});

test("gives each id once, even if the page already has it or shows an element twice", async () => {
  const text = '## tool run start\n\n<Command name="tool run start" />\n\n<Command name="tool run start" />\n';
  const html = await render(text);
  expect(html.match(/id="tool-run-start"/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="tool-run-start">');
  expect(html.match(/id="tool-run-start--name"/g)).toHaveLength(1);
  const { facts, problems } = await readFacts("content/docs/guide/page.mdx", text, tiny);
  expect(problems).toEqual([]);
  expect(facts.ids.map(({ id }) => id)).toContain("tool-run-start--name");
  expect(facts.shown.map(({ key, line }) => `${key} ${line}`)).toEqual([
    "command:tool run start 3",
    "command:tool run start 5",
  ]);
});

test("a page's own component wins over an element of the same name", async () => {
  const text = 'export const Command = () => <b>own</b>;\n\n<Command name="nothing" />\n';
  expect((await readFacts("content/docs/guide/page.mdx", text, tiny)).problems).toEqual([]);
});

test("no two kinds use the same name", () => {
  const all = Object.values(kinds);
  const names = {
    items: items.map(({ kind }) => kind),
    fields: items.flatMap(({ field }) => field ?? []),
    types: [...items.map(({ type }) => type), ...all.flatMap(({ types = {} }) => Object.keys(types))],
    elements: all.flatMap(({ elements }) => Object.keys(elements)),
    indexes: factsFiles.flatMap((file) => Object.keys(indexOf(file, emptyData()))),
  };
  for (const [what, list] of Object.entries(names)) {
    expect({ what, twice: list.filter((name, place) => list.indexOf(name) !== place) }).toEqual({ what, twice: [] });
  }
});

describe("the data that a page shows", () => {
  test("is derived from the elements in its text", () => {
    expect(readsOf('## Text\n\n<Papers />\n\n<Term id="run">run</Term>\n', tiny)).toEqual(["glossary", "papers"]);
    expect(readsOf('<CommandList under="tool" />\n', tiny)).toEqual(["commands", "places"]);
    expect(readsOf("<Paperstack /> and Papers\n", tiny)).toEqual([]);
  });

  test("gives a digest that changes only with those files", () => {
    const edited = { ...tiny, digests: { ...tiny.digests, glossary: "edited" } };
    const [command, term] = ['<Command name="tool" />', '<Term id="run">run</Term>'] as const;
    expect(digestFor(command, edited)).toBe(digestFor(command, tiny));
    expect(digestFor(term, edited)).not.toBe(digestFor(term, tiny));
    expect(digestFor("Text.", edited)).toBe("");
  });
});

describe("the data of this site", () => {
  const text = () =>
    [
      ...[...whole.commands.keys()].map((name) => `<Command name="${name}" />`),
      ...[...whole.symbols.keys()].map((name) => `<ApiSymbol name="${name}" />`),
      ...[...whole.documents.keys()].map((name) => `<ConfigKeys document="${name}" />`),
      ...[...whole.documents.keys()].map((name) => `<Schema document="${name}" />`),
      ...algorithmKinds.map((kind) => `<Algorithms kind="${kind}" />`),
      ...[...whole.algorithms.keys()].map((id) => `<Algorithms id="${id}" />`),
      ...[...whole.datasets.keys()].map((id) => `<Datasets id="${id}" />`),
      ...[...whole.models.keys()].map((id) => `<Models id="${id}" />`),
      ...[...whole.benchmarks.keys()].map((id) => `<Benchmark id="${id}" />`),
      ...[...whole.examples.keys()].map((id) => `<Example id="${id}" />`),
      ...whole.data.papers.areas.map(({ id }) => `<Papers area="${id}" />`),
      ...whole.data.api.groups.map(({ id }) => `<ApiList group="${id}" />`),
      ...whole.data.issues.areas.map(({ id }) => `<KnownIssues area="${id}" />`),
      ...[...whole.issues.keys()].map((id) => `A <KnownIssue id="${id}" />.`),
      ...["fedml", "fedml cluster"].map((name) => `<CommandList under="${name}" />`),
      ...[...whole.terms.keys()].map((id) => `A <Term id="${id}" />.`),
      ...[
        "Changes",
        "Datasets",
        "EnvironmentVariables",
        "Glossary",
        "InstallExtras",
        "InstallMatrix",
        "Models",
        "Papers",
      ].map((name) => `<${name} />`),
      "<Symbols />",
      ...whole.data.glossary.symbol_groups.map(({ id }) => `<Symbols group="${id}" />`),
      "<ResultCodes />",
      "<Talks />",
    ].join("\n\n");

  test("have no problems, and the expected number of entries", async () => {
    expect(parseFacts(await readReference(process.cwd())).problems).toEqual([]);
    const { data } = whole;
    expect({
      commands: whole.commands.size,
      options: data.commands.commands.flatMap(({ options }) => options).length,
      names: whole.symbols.size,
      codes: data.api.result_codes.length,
      keys: whole.keys.size,
      variables: data.config.environment_variables.length,
      optimizers: data.algorithms.federated_optimizers.length,
      attacks: data.algorithms.attacks.length,
      defences: data.algorithms.defenses.length,
      datasets: whole.datasets.size,
      models: whole.models.size,
      papers: data.papers.papers.filter(({ area }) => area !== undefined).length,
      terms: whole.terms.size,
      issues: whole.issues.size,
      examples: whole.examples.size,
    }).toEqual({
      commands: 48,
      options: 143,
      names: 217,
      codes: 32,
      keys: 299,
      variables: 14,
      optimizers: 21,
      attacks: 4,
      defences: 17,
      datasets: 26,
      models: 13,
      papers: 56,
      terms: 137,
      issues: 116,
      examples: 16,
    });
  });

  test("contain no key, no token and no local path", async () => {
    for (const { text: content } of await readReference(process.cwd())) {
      expect(content).not.toMatch(/\b[A-Za-z0-9_-]*(?:sk-|ghp_|AKIA)[A-Za-z0-9]{8,}|\/(?:home|root|Users|work|tmp)\//);
    }
  });

  test("place an ambiguous key in the section of the other keys that an algorithm reads", () => {
    const placeOf = (names: readonly string[]) => settingsOf(whole, names).get("epsilon")?.path;
    expect(placeOf(["mechanism_type", "epsilon", "sensitivity"])).toBe("dp_args.epsilon");
    expect(placeOf(["max_word_len", "epsilon", "delta"])).toBe("task_args.epsilon");
  });

  test("expand in every element to ordinary Markdown with unique ids", async () => {
    const tree = (await createReader()).parse(new VFile(text())) as Root;
    const { problems, shown } = expandElements(tree, toReference(whole), new Set(), (path) => path);
    expect(problems).toEqual([]);
    expect(new Set(shown.map(({ key }) => key)).size).toBeGreaterThan(600);
    const types = new Set<string>();
    const ids: string[] = [];
    visit(tree as Node, (node: Node) => {
      types.add(node.type);
      const { id } = (node as { data?: { hProperties?: { id?: string } } }).data?.hProperties ?? {};
      if (id !== undefined) ids.push(id);
    });
    expect([...types].sort()).toEqual([
      "break", "code", "emphasis", "inlineCode", "inlineMath", "link", "list", "listItem", "math", "mdxJsxFlowElement",
      "mdxJsxTextElement", "paragraph", "root", "strong", "table", "tableCell", "tableRow", "text",
    ]); // prettier-ignore
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("have no element that CONTRIBUTING.md does not mention", async () => {
    const contributing = await readFile("CONTRIBUTING.md", "utf8");
    expect(Object.keys(tiny.elements).filter((name) => !contributing.includes(`<${name}`))).toEqual([]);
  });
});

test("renders a Python name as a card with kind, signature, required parameters and source", async () => {
  const html = await render('<ApiSymbol name="fedml.api.launch_job" />\n', toReference(whole));
  expect(html).toMatch(/^<div class="symbol"><p class="symbol-name"><strong id="fedml\.api\.launch_job">/);
  expect(html).toContain('</strong> <span class="badge" data-tone="note">function</span></p>');
  expect(html).toContain('<code>yaml_file</code> <span class="badge" data-tone="info">required</span></td>');
  expect(html).toContain("<td><code>api_key</code></td>");
  expect(html).toMatch(/<p class="reference-source">.*<\/p><\/div>$/s);
});
