import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { readFacts } from "../../../content/documentFacts";
import { noReference } from "../../../elements/reference";

const linkTo = (href: string) => href;

test.each(["docusaurus", "starlight", "vitepress"] as const)(
  "%s: addresses and notes that nothing refers to become comments",
  async (kind) => {
    const { text } = await convertPage(
      kind,
      `[One][a], ![two][b] and three.[^1]

[a]: https://a.example
[A]: https://other.example/*/
[b]: ./b.png "B"
[c]: https://c.example

- Item

  [d]: https://d.example
  Words.

[^1]: Note.
[^2]: See {x} and

    more of [c].
`.replace("{x}", kind === "docusaurus" ? "`{x}`" : "\\{x}"),
      { linkTo },
    );
    expect(text).toContain("[a]: https://a.example\n{/* [A]: https://other.example/* / */}\n[b]: ");
    expect(text).toContain("  {/* [d]: https://d.example */}\n  Words.\n\n[^1]: Note.\n{/* [^2]: See ");
    const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
    expect(problems.filter(({ rule }) => rule === "unparsed-markup" || rule === "mdx-syntax")).toEqual([]);
  },
);

test("VitePress: a part of a page keeps the addresses that its page may use", async () => {
  const source = "[a]: https://a.example\n";
  expect((await convertPage("vitepress", source, { isPartial: true, linkTo })).text).toBe(source);
});
