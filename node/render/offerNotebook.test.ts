import { expect, test } from "@jest/globals";
import { testDocumentStrings } from "../../test/testStrings";
import { noReference } from "../elements/reference";
import { renderDocument } from "./renderDocument";

function render(text: string, notebook: string | null): Promise<string> {
  return renderDocument("content/docs/page.mdx", text, {
    resolveLink: (href) => href,
    resolveItem: () => null,
    resolvePicture: () => Promise.reject(new Error("There is no picture.")),
    urlOf: (address) => address,
    strings: testDocumentStrings,
    highlight: ({ code }) => Promise.resolve(code),
    reference: () => Promise.resolve(noReference),
    notebook,
  });
}

const link = '<p><a href="/docs/page.ipynb" download="">Take it as a notebook</a></p>';

test.each([
  [
    "below what the reader needs",
    "Opening.\n\n:::prerequisites\n\nPython.\n\n:::\n\nMore.",
    `</div>\n${link}\n<p>More.`,
  ],
  ["below the opening paragraph, where nothing is needed", "Opening.\n\nMore.", `<p>Opening.</p>\n${link}\n<p>More.`],
])("places the link %s", async (_, text, expected) => {
  expect(await render(text, "/docs/page.ipynb")).toContain(expected);
});

test("a page without a notebook has no link", async () => {
  expect(await render("Opening.", null)).toBe("<p>Opening.</p>");
});
