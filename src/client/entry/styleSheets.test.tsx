import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "@jest/globals";
import { placeStyleSheets } from "./styleSheets";

/** As Gatsby writes it. */
const inlined = (
  <style
    key="own"
    data-href="/docs/styles.1a2b.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: "a>b{color:red}" }}
  />
);
const formulas = <link key="formulas" rel="stylesheet" href="/docs/katex.css" />;
const script = <script key="script" src="/docs/a.js" />;
const icon = <link key="icon" rel="icon" href="/docs/favicon.svg" />;

const markup = (parts: readonly ReactNode[]) => renderToStaticMarkup(<>{parts}</>);

test("a linked style sheet stands behind scripts, the site's own stays where it is", () => {
  expect(placeStyleSheets([inlined, formulas, script, icon], false)).toEqual([inlined, script, icon, formulas]);
});

test("the site's own becomes a link to its file", () => {
  expect(markup(placeStyleSheets([inlined, script], true))).toBe(
    '<script src="/docs/a.js"></script><link rel="stylesheet" href="/docs/styles.1a2b.css"/>',
  );
  // Styles of formulas build on the site's own.
  expect(markup(placeStyleSheets([inlined, formulas], true))).toMatch(/styles\.1a2b.*katex/);
});
