import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "@jest/globals";
import { siteMarks } from "./siteMarks";

const markup = (favicon: string | null, hasMarks: boolean) =>
  renderToStaticMarkup(<>{siteMarks({ favicon, hasMarks }, "/docs")}</>);

test("links the favicon, bitmap, touch icon and manifest below the path prefix", () => {
  expect(markup("/favicon.svg", true)).toBe(
    '<link rel="icon" href="/docs/favicon.ico" sizes="32x32"/>' +
      '<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml"/>' +
      '<link rel="apple-touch-icon" href="/docs/apple-touch-icon.png"/>' +
      '<link rel="manifest" href="/docs/manifest.json"/>',
  );
});

test("links nothing that the site does not have", () => {
  expect(markup("/mark.png", false)).toBe('<link rel="icon" href="/docs/mark.png"/>');
  expect(markup(null, false)).toBe("");
});
