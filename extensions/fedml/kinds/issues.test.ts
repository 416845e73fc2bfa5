import path from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { renderText } from "../../../test/renderText";
import { readFacts } from "../../../node/content/documentFacts";
import { readReference } from "../../../node/elements/readReference";
import { checkPages } from "../checks/checkPages";
import { anchorOf } from "../data/items";
import { parseFacts, type ParsedFacts } from "../data/parseFacts";
import { toReference } from "../extension";
import { issues } from "./issues";

let parsed: ParsedFacts;

beforeAll(async () => {
  parsed = parseFacts(await readReference(path.join(process.cwd(), "test/fixtures/reference")));
});

const render = (text: string) =>
  renderText(text, {
    reference: () => Promise.resolve(toReference(parsed.facts)),
    resolveItem: (key) => `/known#${anchorOf(key)}`,
  });

describe("known issues", () => {
  test("of an area show their title, effect, message, workaround, source lines and pages", async () => {
    const html = await render('<KnownIssues area="runs" />\n');
    expect(html).toContain('<strong id="issue-run-forever">A run never stops</strong>');
    expect(html).toContain("The stop is ignored.");
    expect(html).toMatch(/<strong>Message:<\/strong> <code[^>]*>cannot stop \{name\}<\/code>/);
    expect(html).toContain("<strong>Workaround:</strong> Switch it off.");
    const commit = "https://example.org/library/blob/0123456789abcdef0123456789abcdef01234567";
    expect(html).toMatch(
      new RegExp(
        `<strong>In 1\\.2\\.0:</strong> <a href="${commit}/python/fedml/run\\.py#L6-L8"[^>]*>run\\.py:6-8</a>`,
      ),
    );
    expect(html).toMatch(new RegExp(`<a href="${commit}/source/stop\\.py#L3"[^>]*>source/stop\\.py:3</a>`));
    expect(html).toContain(
      '<strong>Pages:</strong> <a href="/guide#start">/guide#start</a>, <a href="/guide">/guide</a>',
    );
    expect(html).not.toContain("A machine is slow");
  });

  test("can name a different version", async () => {
    expect(await render('<KnownIssues area="machines" />\n')).toContain("<strong>In 1.1.0:</strong> ");
  });

  test("are linked from a sentence, by their title or by the author's words", async () => {
    expect(await render('See <KnownIssue id="run-forever" />.\n')).toContain(
      'See <a href="/known#issue-run-forever">A run never stops</a>.',
    );
    expect(await render('It <KnownIssue id="run-forever">does not stop</KnownIssue>.\n')).toContain(
      'It <a href="/known#issue-run-forever">does not stop</a>.',
    );
  });

  test("that do not exist are reported with the nearest name", async () => {
    const text = 'See <KnownIssue id="run-for-ever" />.\n\n<KnownIssues area="run" />\n';
    const { problems } = await readFacts("content/docs/guide/page.mdx", text, toReference(parsed.facts));
    expect(problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
      '1 write "run-forever", or add it to content/reference.',
      '3 write "runs", or add it to content/reference.',
    ]);
  });

  test("are found by title and by message in the search items", () => {
    const found = toReference(parsed.facts)
      .searchItems()
      .filter(({ kind }) => kind === "known issue");
    expect(found.map(({ name }) => name)).toEqual(["A run never stops", "cannot stop {name}", "A machine is slow"]);
  });

  test("become nodes with their source lines, version, pages and first source file", () => {
    const [first] = issues.items[0]?.nodes(parsed.facts, parsed.facts.data.issues.source) ?? [];
    expect(first?.fields).toMatchObject({
      key: "run-forever",
      version: "1.2.0",
      places: [{ file: "python/fedml/run.py", lines: "6-8" }, { lines: "3" }],
      concerns: ["/guide#start", "/guide"],
      source: { file: "python/fedml/run.py" },
    });
  });
});

describe("the file of known issues", () => {
  const source =
    'source: { repository: "https://example.org", commit: "0123456789abcdef0123456789abcdef01234567", file: a }';
  const entry = (changes: string) =>
    `  - { id: one, title: One, area: runs, effect: E, instead: I, pages: [/guide], places: [{ file: a, lines: "1" }], ${changes} }`;
  const problems = (...entries: readonly string[]) =>
    parseFacts([
      {
        file: "content/reference/issues.yaml",
        text: [source, "areas: [{ id: runs, title: Runs }]", "issues:", ...entries, ""].join("\n"),
      },
    ]).problems.map(({ rule, line, what }) => `${line} ${rule} ${what}`);

  test("reports a duplicate id, an unknown area and invalid lines", () => {
    expect(problems(entry(""), entry(""))).toEqual(['5 reference-duplicate-id "one" is already taken.']);
    expect(problems(entry("").replace("area: runs", "area: run"))).toEqual([
      '4 reference-dead-link There is no area "run" in issues.yaml.',
    ]);
    expect(problems(entry("").replace('"1"', '"8-"')).join()).toMatch(/^4 reference-wrong-value/);
  });

  test("reports each dead link among its pages, at its line", () => {
    const links = {
      faultOf: (href: string) =>
        href === "/guide#start"
          ? { rule: "dead-link" as const, severity: "error" as const, what: href, fix: "" }
          : null,
      pathOf: () => null,
    };
    expect(checkPages(parsed, links).map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
      "content/reference/issues.yaml:26 /guide#start",
    ]);
  });
});
