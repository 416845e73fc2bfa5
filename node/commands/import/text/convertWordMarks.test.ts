import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { noReference } from "../../../elements/reference";
import { readFacts } from "../../../content/documentFacts";
import { wordMarksOf } from "./convertWordMarks";

const source = "H~2~O, ~~gone~~, x^2^, a ==new== word, ++added++ words.\n";

/** What the checks and the import say about the same page. */
async function read(kind: "docusaurus" | "starlight" | "vitepress", text: string, configuration = "") {
  const converted = await convertPage(kind, text, { wordMarks: wordMarksOf(configuration) });
  const { problems } = await readFacts("content/docs/guide/a.mdx", converted.text, noReference);
  const marks = problems.filter(({ rule }) => rule === "unparsed-markup").map(({ what }) => what);
  return { ...converted, marks };
}

test.each(["docusaurus", "starlight", "vitepress"] as const)(
  "%s: marks that only plugins read stay text, which the checks report, too",
  async (kind) => {
    const { text, notes, marks } = await read(kind, "The x^2^ of **word:**next and ==new== words.\n");
    expect(text).toBe("The x^2^ of **word:**next and ==new== words.\n");
    expect(notes).toEqual(
      marks.map((what) => expect.stringMatching(`^1: ${what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} So it did on`)),
    );
    expect(marks).toHaveLength(3);
  },
);

test("VitePress shows single tildes; the other engines strike words through", async () => {
  expect((await read("vitepress", "H~2~O and ~~gone~~.\n")).text).toBe("H\\~2\\~O and ~~gone~~.\n");
  expect((await read("vitepress", "H~2~O.\n")).marks).toEqual([]);
  for (const kind of ["docusaurus", "starlight"] as const) {
    const { text, marks } = await read(kind, "H~2~O.\n");
    expect({ text, marks }).toEqual({
      text: "H~2~O.\n",
      marks: ['"~2~" is struck through: tildes do not lower words here.'],
    });
  }
});

test.each(["docusaurus", "starlight", "vitepress"] as const)(
  "%s: marks that plugins read are elements",
  async (kind) => {
    const configuration =
      'import sup from "markdown-it-sup"; import "markdown-it-sub"; import "markdown-it-mark"; import "markdown-it-ins";';
    const { text, notes, marks } = await read(kind, source, configuration);
    expect({ text, notes, marks }).toEqual({
      text: "H<sub>2</sub>O, ~~gone~~, x<sup>2</sup>, a <mark>new</mark> word, <ins>added</ins> words.\n",
      notes: [],
      marks: [],
    });
    expect(wordMarksOf('import supersub from "remark-supersub";')).toEqual(["sub", "sup"]);
  },
);
