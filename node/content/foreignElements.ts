const box = 'write a box, such as ":::note", and ":::" below its last line.';
const code = "write a code block, with a title and marked lines after its language.";
const details = "write <details>, below it <summary>Title</summary>, and </details> below the text.";

/** Components of other site engines, each with what is written here. */
const advice: Readonly<Record<string, string>> = {
  Accordion: details,
  Admonition: box,
  Aside: box,
  Callout: box,
  CardGrid: "write <Cards>.",
  CardGroup: "write <Cards>.",
  Code: code,
  Danger: box,
  Details: details,
  Image: 'write it in Markdown: "![What it shows](./picture.png)".',
  Info: box,
  Link: 'write it in Markdown: "[words](./page.mdx)".',
  LinkCard: "write <Card>, within <Cards>.",
  Note: box,
  Step: "write a numbered list within <Steps>.",
  TabItem: "write <Tab>.",
  TabPane: "write <Tab>.",
  ThemedImage: 'write the light picture in Markdown; "picture.dark.png" beside it replaces it in dark mode.',
  Tip: box,
  Warning: box,
};

/** @returns what to write in place of a component of another site engine; undefined for any other name. */
export function adviceOnForeignElement(name: string): string | undefined {
  return Object.hasOwn(advice, name) ? advice[name] : undefined;
}
