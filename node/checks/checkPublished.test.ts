import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

async function lostAnchors(count: number, body = "Text.", slug = "") {
  const anchors = Array.from({ length: count }, (_, number) => `/guide/install#part-${number}\n`);
  const problems = await problemsOf({
    files: {
      "content/docs/guide/install.mdx": `---\ntitle: Install\n${slug}---\n\n${body}\n`,
      "content/addresses.txt": ["/guide/install\n", ...anchors].join(""),
    },
    settings: {},
    report: "",
    reference: null,
  });
  return problems.filter(({ rule }) => rule === "lost-anchor");
}

test("reports a few lost anchors of a page one by one", async () => {
  expect(await lostAnchors(5)).toHaveLength(5);
});

test("reports many lost anchors once, with the likely reason", async () => {
  const found = await lostAnchors(79);
  expect(found.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    '"/guide/install#part-0" and 78 more anchors were published, but the page no longer has them. ' +
      "if this page took the address of another one, give it another slug. " +
      'Otherwise write "{#part-0}" after the heading that now covers it, or <a id="part-0"></a> where it was, and so for each.',
  ]);
});

test("does not suggest a single new heading for many lost anchors", async () => {
  const found = await lostAnchors(79, "Text.\n\n## Parts\n\nText.");
  expect(found.map(({ line, what, fix }) => `${line} ${what} ${fix}`)).toEqual([
    '7 "/guide/install#part-0" and 78 more anchors were published, but the page no longer has them. ' +
      'write an anchor such as <a id="part-0"></a> for each where its text now stands, perhaps below "Parts".',
  ]);
});

test("names the line of a slug that may have taken over the address", async () => {
  expect((await lostAnchors(79, "Text.", "slug: /guide/install\n")).map(({ line }) => line)).toEqual([3]);
});

test("suggests a page with a similar address for a lost address, and no other page", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/quick/unrelated.mdx": "---\ntitle: Unrelated\n---\n\nText.\n",
      "content/docs/guide/quick/instal.mdx": "---\ntitle: Install\n---\n\nText.\n",
      "content/addresses.txt": "/guide\n/guide/quick/install\n/guide/quick/zoo\n",
    },
    settings: {},
    report: "",
    reference: null,
  });
  expect(problems.filter(({ rule }) => rule === "lost-address").map(({ fix }) => fix)).toEqual([
    'write "redirect_from: [/guide/quick/install]" into the front matter of content/docs/guide/quick/instal.mdx.',
    'write "redirect_from: [/guide/quick/zoo]" into the front matter of the page that took its place.',
  ]);
});
