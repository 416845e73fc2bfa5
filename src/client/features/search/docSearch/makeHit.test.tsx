import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import { makeHit } from "./makeHit";

const Hit = makeHit((url) => `/prefix${url}`);

function row(place: number) {
  const hit = { url: "/train", _snippetResult: { kind: "page", isInner: false, place } } as never;
  return <Hit hit={hit}>Name of the page</Hit>;
}

test("renders a visible row as a link with its text in the first frame", () => {
  const firstFrame = renderToStaticMarkup(row(0));
  expect(firstFrame).toContain('href="/prefix/train"');
  expect(firstFrame).toContain("Name of the page");
});

test("renders the text of a row further down after the first frame", () => {
  expect(renderToStaticMarkup(row(30))).not.toContain("Name of the page");
  render(row(30));
  expect(screen.getByText("Name of the page")).toBeTruthy();
});
