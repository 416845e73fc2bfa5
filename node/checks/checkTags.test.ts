import { expect, test } from "@jest/globals";
import { parseDocument } from "../content/parseDocument";
import { formatProblem } from "../common/problem";
import { checkTags } from "./checkTags";

/** @returns the report on documents with these tags. */
async function report(tags: readonly string[], known?: Readonly<Record<string, string>>): Promise<string> {
  const docs = tags.map(async (list, index) => {
    const file = `content/docs/guide/page-${index}.mdx`;
    return (await parseDocument({ file, text: `---\ntitle: Page\ntags: [${list}]\n---\n\nText.\n` })).doc;
  });
  return checkTags(await Promise.all(docs), { known })
    .map(formatProblem)
    .join("\n\n");
}

test.each([
  [["cli", "cli", "CLI"], "CLI", "cli"],
  [["cross-silo", "cross-silo", "Cross silo"], "Cross silo", "cross-silo"],
  [["example", "example", "examples"], "examples", "example"],
  [["policies", "policies", "policy"], "policy", "policies"],
  [["Café", "Café", "cafe"], "cafe", "Café"],
  [["training", "training", "trainning"], "trainning", "training"],
])("%j: reports %s as similar to %s", async (tags, wrong, right) => {
  expect(await report(tags)).toBe(
    `content/docs/guide/page-2.mdx:3:1  similar-tags  (warning)\n` +
      `  The tag "${wrong}" is almost "${right}", which has 2 pages.\n  Fix: write "${right}".`,
  );
  expect(await report(["CLI"], { api: "Names.", cli: "Commands." })).toContain('Fix: write "cli".');
});

test.each([
  [["cli", "api", "cli"]],
  [["train", "train", "brain"]],
  [["cross-silo", "cross-silo", "cross-cloud"]],
  [["release-1", "release-1", "release-2"]],
  [["c, c", "c++", "c"]],
  [["training", "training", "trainings, trainer", "trainer"].slice(3)],
  // Both tags are used more than once.
  [["learner", "learner", "learned", "learned"]],
])("%j: reports nothing", async (tags) => expect(await report(tags)).toBe(""));

test("with known tags in the settings, reports all others and never confuses known ones", async () => {
  const known = { cli: "Commands.", clis: "Other commands." };
  expect(await report(["cli, clis", "cli, toString", "cil"], known)).toBe(
    `content/docs/guide/page-1.mdx:3:1  unknown-tag  (warning)\n` +
      `  "toString" is not a tag of this site.\n  Fix: add it to tagPages.known in src/site/settings.ts, or remove it.\n\n` +
      `content/docs/guide/page-2.mdx:3:1  unknown-tag  (warning)\n` +
      `  "cil" is not a tag of this site.\n  Fix: write "cli".`,
  );
});
