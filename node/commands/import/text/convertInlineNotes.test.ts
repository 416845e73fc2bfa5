import { expect, test } from "@jest/globals";
import { convertPage as convert } from "../../../../test/convertPage";

test("VitePress: moves inline footnotes below the text", async () => {
  const { text } = await convert(
    "vitepress",
    "One^[The first *one*.], [^note-2], two^[And a second.].\n\n[^note-2]: Two.\n",
  );
  expect(text).toBe(
    "One[^note-1], [^note-2], two[^note-3].\n\n[^note-2]: Two.\n\n[^note-1]: The first *one*.\n\n[^note-3]: And a second.\n",
  );
});

test.each(["`a^[b c]`", "a\\^[b c]", "a^[b]", "```text\na^[b c]\n```"])(
  "does not treat %s as a footnote",
  async (source) => {
    expect((await convert("vitepress", `${source}\n`)).text).toBe(`${source}\n`);
  },
);

test("Docusaurus: keeps the syntax of inline footnotes as text", async () => {
  expect((await convert("docusaurus", "One^[the first].\n")).text).toBe("One^[the first].\n");
});

test("reads an inline footnote over several lines of a paragraph", async () => {
  const { text } = await convert("vitepress", "One^[the\n first words] two.\n");
  expect(text).toBe("One[^note-1] two.\n\n[^note-1]: the first words\n");
});

test.each([
  ["vitepress", "One ^[see [the](https://a.example) words].\n"],
  ["docusaurus", "One ^[the first\nwords].\n"],
] as const)("%s: reports an inline note that stays text: %j", async (kind, source) => {
  const { text, notes } = await convert(kind, source.replace("see [", "see two ["), { linkTo: (href) => href });
  expect(text).toBe(source.replace("see [", "see two ["));
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(
    /^1: "\^\[.*" appears on the page as text: a note has a place of its own\. So it did on the old site\./s,
  );
});

test("reports tabs of MkDocs in text, but not in code", async () => {
  const source = '=== "One"\n\nWords === "two".\n\n```text\n=== "Three"\n```\n';
  for (const kind of ["vitepress", "docusaurus", "starlight"] as const)
    expect(await convert(kind, source)).toMatchObject({
      text: source,
      notes: [
        expect.stringMatching(
          /^1: "=== "One"" appears on the page as text: .* So it did on the old site\. To change that, write /,
        ),
      ],
    });
});
