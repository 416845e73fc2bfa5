import { expect, test } from "@jest/globals";
import { testDocumentStrings } from "../../test/testStrings";
import { parseDocument } from "../content/parseDocument";
import type { Element } from "../elements/element";
import { link, paragraph } from "../elements/mdast";
import { noReference } from "../elements/reference";
import { baseInVersion } from "../model/versionOfFile";
import { createHighlight } from "../render/highlight";
import { PictureError } from "../pictures/pictureError";
import { renderPage } from "./renderPage";

const pages: Element = {
  attributes: {},
  reads: [],
  expand: () => ["/guide/install#linux", "/guide/new"].map((path) => paragraph(link(path, "Page"))),
};
const reference = { ...noReference, elements: { Pages: pages } };
const versions = [
  { name: "current", label: "2.0", basePath: "/" },
  { name: "1.0", label: "1.0", basePath: "/1.0" },
];
const oldPages = new Set(["/1.0/guide", "/1.0/guide/install"]);

async function render(file: string, body: string) {
  const text = `---\ntitle: Guide\n---\n\n${body}\n`;
  const { doc } = await parseDocument({ file, text }, reference);
  const rendered = await renderPage({
    doc,
    text,
    reference,
    siteUrl: "https://docs.example.org",
    strings: testDocumentStrings,
    pathPrefix: "/docs",
    highlight: createHighlight(),
    lookups: {
      pathOfDocument: () => Promise.resolve(null),
      placeOf: () => Promise.resolve(null),
      baseOf: (path) => Promise.resolve(baseInVersion(path, file, versions, oldPages)),
      picture: () => {
        const found = { rule: "unreadable-image", what: "It cannot be read.", fix: "export it again." } as const;
        return Promise.reject(new PictureError("content/docs/a.png", found));
      },
    },
  });
  return { doc, ...rendered };
}

/** @returns the link targets of a document, in HTML and in Markdown. */
async function linksOf(file: string) {
  const { doc, html, markdown } = await render(file, "<Pages />\n\n[Written](/guide/install)");
  const inHtml = [...(html ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const inMarkdown = [...markdown.matchAll(/\]\(https:\/\/docs\.example\.org([^)]+)\)/g)].map(([, href]) => href);
  return { doc, inHtml, inMarkdown };
}

test("links of reference data stay in the version of the page if it has their target", async () => {
  const old = ["/docs/1.0/guide/install#linux", "/docs/guide/new"];
  const { doc, inHtml, inMarkdown } = await linksOf("content/docs/1.0/guide/index.mdx");
  expect(inHtml).toEqual([...old, "/docs/guide/install"]);
  expect(inMarkdown.slice(0, 2)).toEqual(old);
  // The check of versions ignores links that the author cannot change.
  expect(doc.links.map(({ isOfNewest = false }) => isOfNewest)).toEqual([true, true, false]);
});

test("links of reference data stay unchanged in the newest version", async () => {
  const { inHtml } = await linksOf("content/docs/guide/index.mdx");
  expect(inHtml).toEqual(["/docs/guide/install#linux", "/docs/guide/new", "/docs/guide/install"]);
});

test("reports a problem of a picture as such, not as one of an expression", async () => {
  const file = "content/docs/a.mdx";
  const picture = /^content\/docs\/a\.png:1 {2}unreadable-image\n/;
  await expect(render(file, "![A](./a.png)")).rejects.toThrow(picture);
  await expect(render(file, "{null.length}")).rejects.toThrow(/^content\/docs\/a\.mdx:1 {2}mdx-expression\n/);
});
