import { expect, test } from "@jest/globals";
import { link, text } from "../elements/mdast";
import { noReference, type Reference } from "../elements/reference";
import { readFacts } from "./documentFacts";

const sectionsOf = async (text: string) => (await readFacts("content/docs/guide/page.mdx", text)).facts.sections;

test("starts a section at each heading, and one for the text before the first heading", async () => {
  expect(
    await sectionsOf(`---
title: Page
---

Before *all* \`code\`.

## First {#own}

- One
- Two

| A | B |
| - | - |
| c | d |

### Below

Last.
`),
  ).toEqual([
    { heading: null, text: "Before all code.", code: "" },
    { heading: { depth: 2, text: "First", id: "own" }, text: "One Two A B c d", code: "" },
    { heading: { depth: 3, text: "Below", id: "below" }, text: "Last.", code: "" },
  ]);
});

test("separates code, takes the alt text of diagrams, and leaves out display formulas", async () => {
  const [section] = await sectionsOf(`
Text.

\`\`\`python title="average.py"
import this
\`\`\`

\`\`\`mermaid alt="A leads to B" title="The way"
flowchart LR
  A --> B
\`\`\`

$$
x_1
$$

![A field](./field.png)
`);
  expect(section).toEqual({
    heading: null,
    text: "Text. average.py The way A leads to B A field",
    code: "import this",
  });
});

test("keeps an inline formula in its sentence", async () => {
  const [section] = await sectionsOf("Modulo a prime $p$, with noise $\\varepsilon_{k}$.\n");
  expect(section?.text).toBe("Modulo a prime p, with noise varepsilon_k.");
});

test("includes the titles of boxes and tabs, and starts sections at headings inside them", async () => {
  const sections = await sectionsOf(`
:::warning[Mind the cost]
The clock runs.
:::

<Tabs>
<Tab value="linux" label="Linux">

## On Linux

Type.

</Tab>
</Tabs>
`);
  expect(sections.map(({ heading, text }) => [heading?.text ?? null, text])).toEqual([
    [null, "Mind the cost The clock runs. Linux"],
    ["On Linux", "Type."],
  ]);
});

test("includes the fallback of an island, but not its properties", async () => {
  const island = '<Island name="counter" label="Machines">\n\nOne machine.\n\n</Island>\n';
  expect(await sectionsOf(island)).toEqual([{ heading: null, text: "One machine.", code: "" }]);
});

test("includes what readers see in place of an inline reference element", async () => {
  const reference: Reference = {
    ...noReference,
    elements: {
      Flaw: {
        reads: [],
        attributes: { id: "required" },
        isInline: true,
        expand: ({ id = "" }, _, children) => [link("/flaws", children.length === 0 ? [text(`Flaw ${id}`)] : children)],
      },
    },
  };
  const written = 'Known flaws: <Flaw id="one" />; <Flaw id="two">the *other*</Flaw>; <Flaw />.\n';
  const { facts } = await readFacts("content/docs/guide/page.mdx", written, reference);
  expect(facts.sections[0]?.text).toBe("Known flaws: Flaw one; the other; .");
});
