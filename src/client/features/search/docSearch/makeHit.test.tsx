import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import { makeHit } from "./makeHit";

const Hit = makeHit((url) => `/prefix${url}`);

function row(place: number) {
  const hit = { url: "/train", _snippetResult: { kind: "page", isInner: false, place } } as never;
  return <Hit hit={hit}>Name of the page</Hit>;
}

test("a row is a link with its kind and its texts, which the first frame has for those that the window shows", () => {
  const firstFrame = renderToStaticMarkup(row(0));
  expect(firstFrame).toContain('href="/prefix/train"');
  expect(firstFrame).toContain("Name of the page");
});

test("the texts of a row further down come after the first frame", () => {
  expect(renderToStaticMarkup(row(30))).not.toContain("Name of the page");
  render(row(30));
  expect(screen.getByText("Name of the page")).toBeTruthy();
});
