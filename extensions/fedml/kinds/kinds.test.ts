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

/** HTML without the class of short code blocks, which these tests are not about. */
const render = async (text: string, reference = tiny) => {
  const html = await renderText(text, {
    reference: () => Promise.resolve(reference),
    resolveItem: (key) => (key === "command:tool run stop" ? null : `/there#${anchorOf(key)}`),
  });
  return html.replaceAll(' class="short"', "");
};

describe("a command", () => {
  test("has its usage, arguments, options with anchors, notes and former forms", async () => {
    const html = await render('<Command name="tool run start" />\n');
    expect(html).toContain('<p id="tool-run-start">Starts a run.</p>');
    expect(html).toContain('<div class="table" data-scrolls="Options of tool run start">');
    expect(html).toContain('<code id="tool-run-start--name">--name</code>, <code>-n</code>');
    expect(html).toContain('<em class="reference-label">Default: </em><code>&quot;&quot;</code>');
    expect(html).toMatch(/Required\. Size of the machine\.<br\/>\s*Choices: <code>small<\/code>, <code>large<\/code>/);
    expect(html).toContain("Since 1.2.");
    expect(html).toContain("Reads <code>run_file</code> before <code>--name</code>.");
    expect(html).toContain("No longer accepted: <code>tool go</code>; it is now <code>tool run start</code>.");
    expect(html).toContain("/blob/0123456789abcdef0123456789abcdef01234567/source/run.py");
    expect(html).not.toContain("--secret");
  });

  test("in a list leads to the page that shows it, and is plain where none does", async () => {
    const html = await render('<CommandList under="tool run" />\n');
    expect(html).toContain('<a href="/there#tool-run-start"><code>tool run start</code></a>');
    expect(html).toMatch(/<td><span><code>tool run stop<\/code><\/span><\/td>/);
  });
});

test("configuration keys have anchors, values and remarks; some of them can be asked for", async () => {
  const html = await render('<ConfigKeys document="run.yaml" under="machine" />\n');
  expect(html).toContain('<code id="machine.size">machine.size</code>');
  expect(html).toMatch(/Values: <code>small<\/code>, <code>large<\/code><br\/>\s*Example: <code>large<\/code>/);
  expect(html).toContain("The library does not read it itself.");
  expect(html).not.toContain("Name of the run.");
  expect(await render('<ConfigKeys document="run.yaml" under="name, machine" />\n')).toContain("Name of the run.");
});

test("a term is described by its definition, and reaches neither words nor anchors of the page", async () => {
  const text = 'Start a <Term id="run">run</Term> now.\n';
  const html = await render(text);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain(`<span class="term-card" role="tooltip" id="${id}">One execution of a job.</span>`);
  const { facts } = await readFacts("content/docs/guide/page.mdx", text, tiny);
  expect(facts.words).toBe(4);
  expect(facts.ids).toEqual([]);
});

test("an id that the page has is not given again, and what is shown twice has its anchor once", async () => {
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

test("a page that brings a component of the same name means its own", async () => {
  const text = 'export const Command = () => <b>own</b>;\n\n<Command name="nothing" />\n';
  expect((await readFacts("content/docs/guide/page.mdx", text, tiny)).problems).toEqual([]);
});

test("no two kinds take the same name", () => {
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
  test("is told by the elements that its text names", () => {
    expect(readsOf('## Text\n\n<Papers />\n\n<Term id="run">run</Term>\n', tiny)).toEqual(["glossary", "papers"]);
    expect(readsOf('<CommandList under="tool" />\n', tiny)).toEqual(["commands", "places"]);
    expect(readsOf("<Paperstack /> and Papers\n", tiny)).toEqual([]);
  });

  test("gives a digest that changes with those files alone", () => {
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
      ...algorithmKinds.map((kind) => `<Algorithms kind="${kind}" />`),
      ...[...whole.algorithms.keys()].map((id) => `<Algorithms id="${id}" />`),
      ...[...whole.datasets.keys()].map((id) => `<Datasets id="${id}" />`),
      ...[...whole.models.keys()].map((id) => `<Models id="${id}" />`),
      ...[...whole.benchmarks.keys()].map((id) => `<Benchmark id="${id}" />`),
      ...[...whole.examples.keys()].map((id) => `<Example id="${id}" />`),
      ...whole.data.papers.areas.map(({ id }) => `<Papers area="${id}" />`),
      ...whole.data.api.groups.map(({ id }) => `<ApiList group="${id}" />`),
      ...["fedml", "fedml cluster"].map((name) => `<CommandList under="${name}" />`),
      ...[...whole.terms.keys()].map((id) => `A <Term id="${id}" />.`),
      ...["Datasets", "EnvironmentVariables", "Glossary", "InstallExtras", "InstallMatrix", "Models", "Papers"].map(
        (name) => `<${name} />`,
      ),
      "<ResultCodes />",
      "<Talks />",
    ].join("\n\n");

  test("are sound, and none of them has got lost", async () => {
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
      examples: whole.examples.size,
    }).toEqual({
      commands: 48,
      options: 143,
      names: 217,
      codes: 32,
      keys: 258,
      variables: 14,
      optimizers: 21,
      attacks: 4,
      defences: 17,
      datasets: 26,
      models: 13,
      papers: 56,
      terms: 137,
      examples: 16,
    });
  });

  test("hold no key, no token and no path of a machine", async () => {
    for (const { text: content } of await readReference(process.cwd())) {
      expect(content).not.toMatch(/\b[A-Za-z0-9_-]*(?:sk-|ghp_|AKIA)[A-Za-z0-9]{8,}|\/(?:home|root|Users|work|tmp)\//);
    }
  });

  test("a key of several sections means the one beside the others that an algorithm reads", () => {
    const placeOf = (names: readonly string[]) => settingsOf(whole, names).get("epsilon")?.path;
    expect(placeOf(["mechanism_type", "epsilon", "sensitivity"])).toBe("dp_args.epsilon");
    expect(placeOf(["max_word_len", "epsilon", "delta"])).toBe("task_args.epsilon");
  });

  test("can be asked for in every way, as ordinary Markdown with ids that are unique", async () => {
    const tree = (await createReader()).parse(new VFile(text())) as Root;
    const { problems, shown } = expandElements(tree, toReference(whole), new Set());
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
      "break", "code", "emphasis", "inlineCode", "link", "list", "listItem", "mdxJsxFlowElement", "mdxJsxTextElement",
      "paragraph", "root", "strong", "table", "tableCell", "tableRow", "text",
    ]); // prettier-ignore
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("every element has its place in the advice to authors", async () => {
    const contributing = await readFile("CONTRIBUTING.md", "utf8");
    expect(Object.keys(tiny.elements).filter((name) => !contributing.includes(`<${name}`))).toEqual([]);
  });
});
