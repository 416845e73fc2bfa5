import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import type { SourceKind } from "../importedPage";

async function convert(kind: SourceKind, source: string, files: Readonly<Record<string, string>>) {
  const { text, notes } = await convertPage(kind, source, { snippetOf: (name) => files[name] ?? null });
  return { text: text.trim(), notes };
}

const mark = `<script setup>
import Other from "./Other.vue";
</script>

<template>
  <Badge type="warning" class="mark">
    on
    trial
  </Badge>
</template>

<style scoped>
.mark { cursor: help; }
</style>
`;

test.each([
  ["Words <Trial />.", 'Words <Badge tone="warning">on trial</Badge>.'],
  ["## state <Trial />", '## state <Badge tone="warning">on trial</Badge> {#state}'],
  ["`<Trial />` and\n\n```vue\n<Trial />\n```", "`<Trial />` and\n\n```vue\n<Trial />\n```"],
])("VitePress: a component that always shows the same is what it shows: %j", async (source, text) => {
  const files = { "@/.vitepress/components/Trial.vue": mark };
  expect(await convert("vitepress", `${source}\n`, files)).toEqual({ text, notes: [] });
});

test("VitePress: signs in a constant text stay signs, and an element around a slot keeps the words in it", async () => {
  const files = {
    "./Plain.vue": "<template>at *your* own risk</template>",
    "./Strong.vue": "<template>\n  <strong :class='a'><slot /></strong>\n</template>",
  };
  const head = '<script setup>\nimport Plain from "./Plain.vue";\nimport Strong from "./Strong.vue";\n</script>\n\n';
  const { text } = await convert("vitepress", `${head}Do it <Plain /> or <Strong>*not*</Strong>.\n`, files);
  expect(text).toBe("Do it at \\*your\\* own risk or <strong>*not*</strong>.");
});

test("Starlight: an Astro component that always shows the same", async () => {
  const files = {
    "../Stub.astro":
      '---\nconst url = 1;\n---\n\n<p title="a">Nothing yet.</p>\n\n<style>\n  p { color: red; }\n</style>\n',
  };
  const { text, notes } = await convert(
    "starlight",
    'import Stub from "../Stub.astro";\n\nWords.\n\n<Stub />\n',
    files,
  );
  expect({ text, notes }).toEqual({ text: 'Words.\n\n<p title="a">Nothing yet.</p>', notes: [] });
});

test.each([
  [
    "export default function New() {\n  return (\n    <Badge>\n      new {'in'} 2\n    </Badge>\n  );\n}",
    "<Badge>new in 2</Badge>",
  ],
  ["const New = () => <em className={styles.a}>new</em>;\nexport default New;", "<em>new</em>"],
  ["export default () => <>new</>;", "new"],
])("Docusaurus: a React component that always shows the same: %j", async (component, shown) => {
  const source = 'import New from "@site/src/New";\n\nWords <New />.\n';
  expect(await convert("docusaurus", source, { "@site/src/New.tsx": component })).toEqual({
    text: `Words ${shown}.`,
    notes: [],
  });
});

const links = `import { memo } from "react";

export const Links = {
  Home: memo(() => (
    <Link to="/home" title="Home">
      <code>go_home</code>
    </Link>
  )),
  Parts: React.memo(({ text = "the parts" }: Props) => <Link to="/parts">"{text}"</Link>),
  Plain: ({ children = "nothing" }) => <em>{children}</em>,
  Given: memo(({ text }) => <b>{text}</b>),
  Computed: memo(() => <b>{made()}</b>),
} as const satisfies Record<string, FC<Props>>;
`;

test.each([
  ["<Links.Home />", "[<code>go\\_home</code>](/home)"],
  ["<Links.Parts />", '["the parts"](/parts)'],
  ['<Links.Parts text="a part" />', '["a part"](/parts)'],
  ["<Links.Parts text={<b>Parts</b>} />", '["<b>Parts</b>"](/parts)'],
  ["<Links.Parts text={'a_b'} />", '["a\\_b"](/parts)'],
  ["<Links.Plain />", "<em>nothing</em>"],
  ["<Links.Plain>*more*</Links.Plain>", "<em>*more*</em>"],
  ["<Links.Given text='words' />", "<b>words</b>"],
])("Docusaurus: a component of an exported object, with the text that it is given: %j", async (element, shown) => {
  const source = `import { Links } from "../Links";\n\nWords ${element}.\n`;
  const { text, notes } = await convert("docusaurus", source, { "../Links.tsx": links });
  expect(text).toBe(`Words ${shown}.`);
  expect(notes.join("\n")).not.toContain("title");
});

test.each([
  ["<Links.Given />", "it was removed"],
  ["<Links.Computed />", "it was removed"],
  ["<Links.Gone />", "it was removed"],
  ["<Links.Parts text={made()} />", 'it was removed; its data in "text" is not on the page'],
])("Docusaurus: the report names a component of an object that cannot be read: %j", async (element, what) => {
  const source = `import { Links } from "../Links";\n\nWords ${element}.\n`;
  const { notes } = await convert("docusaurus", source, { "../Links.tsx": links });
  const [name = ""] = /Links\.\w+/.exec(element) ?? [];
  expect(notes).toEqual([`1: <${name}> is not an element here: ${what}.`]);
});

test("Docusaurus: a named React component around the content of its tags", async () => {
  const source = 'import { a, Big as Wide } from "../Big";\n\n<Wide>Words</Wide> and <Wide a="b">more</Wide>.\n';
  const { text, notes } = await convert("docusaurus", source, {
    "../Big.jsx": "export function Big({ children }) {\n  return <b>{children}</b>;\n}\n",
  });
  expect(text).toBe("<b>Words</b> and more.");
  expect(notes).toEqual(['1: <Wide> is not an element here: its tags were removed, with a="b".']);
});

test.each([
  ["./New.vue", "<template><Badge>{{ version }}</Badge></template>"],
  ["./New.vue", '<template><Badge :type="type">new</Badge></template>'],
  ["./New.vue", '<template><b v-if="a">new</b></template>'],
  ["./New.vue", "<template><b>new</b> and <i>more</i></template>"],
  ["./New.vue", "<template><b><slot /> more</b></template>"],
  ["./New.vue", "<template><Thing>new</Thing></template>"],
  ["./New.astro", "---\n---\n<b {...Astro.props}>new</b>"],
  ["./New.astro", "---\n---\n<b>{version}</b>"],
  ["./New.tsx", "export default function New({ a }) {\n  return <b>{a}</b>;\n}"],
  ["./New.tsx", "export default function New() {\n  const a = 1;\n  return <b>new</b>;\n}"],
  ["./New.tsx", "export default () => <b><Thing>new</Thing></b>;"],
])("a component that can show different things, or several, is taken out: %s %j", async (file, component) => {
  const { text, notes } = await convert("docusaurus", `import New from "${file}";\n\nWords <New />.\n`, {
    [file]: component,
  });
  expect(text).toBe("Words .");
  expect(notes).toEqual(["1: <New> is not an element here: it was removed."]);
});

test("words of a component that is no badge are not in a heading, whose anchor would change", async () => {
  const source = 'import New from "./New.vue";\n\n## Words <New />\n';
  expect((await convert("docusaurus", source, { "./New.vue": "<template><b>new</b></template>" })).text).toBe(
    "## Words",
  );
});
