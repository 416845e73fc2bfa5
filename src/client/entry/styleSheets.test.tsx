import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "@jest/globals";
import { preloadFacesScript } from "./preloadFacesScript";
import { placeStyleSheets } from "./styleSheets";

/** The site's own style sheet as Gatsby writes it. */
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

test("moves linked style sheets after scripts, and leaves the site's own in place", () => {
  expect(placeStyleSheets([inlined, formulas, script, icon], false)).toEqual([inlined, script, icon, formulas]);
});

test("removes the attribute by which Helmet would remove a linked style sheet", () => {
  const marked = <link key="formulas" rel="stylesheet" href="/docs/katex.css" {...{ "data-react-helmet": "true" }} />;
  expect(markup(placeStyleSheets([marked], false))).toBe('<link rel="stylesheet" href="/docs/katex.css"/>');
});

test("turns the site's own style sheet into a link to its file", () => {
  expect(markup(placeStyleSheets([inlined, script], true))).toBe(
    '<script src="/docs/a.js"></script><link rel="stylesheet" href="/docs/styles.1a2b.css"/>',
  );
  // The styles of formulas build on the site's own, so they come after them.
  expect(markup(placeStyleSheets([inlined, formulas], true))).toMatch(/styles\.1a2b.*katex/);
});

test("preloads the faces of the site's own style sheet first, once each, linked or inlined", () => {
  const faces = ["/docs/static/a-1.woff2", "/docs/static/b-2.woff2"];
  const named =
    '@font-face{src:url(/docs/static/a-1.woff2)}@font-face{src:url("/docs/static/b-2.woff2") format("woff2")}';
  const styles = `${named}@font-face{src:local("Arial")}@font-face{src:url(/docs/static/a-1.woff2)}`;
  const own = (
    <style
      key="own"
      data-href="/docs/styles.css"
      data-identity="gatsby-global-css"
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
  const first = markup([<script key="faces" dangerouslySetInnerHTML={{ __html: preloadFacesScript(faces) }} />]);
  for (const isLinked of [false, true]) {
    const placed = markup(placeStyleSheets([script, own], isLinked));
    expect(placed.startsWith(`${first}<script src`)).toBe(true);
  }
});

test("preloads nothing for a style sheet without faces", () => {
  expect(placeStyleSheets([inlined], false)).toEqual([inlined]);
});
