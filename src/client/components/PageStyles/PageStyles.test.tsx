import { expect, test } from "@jest/globals";
import { render } from "../../../../test/render";
import { PageStyles } from "./PageStyles";

const sheets = () => [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));

test("adds a style sheet once, also when its page is mounted again", () => {
  const { unmount } = render(<PageStyles href="/formulas.css" />);
  expect(sheets()).toEqual(["/formulas.css"]);
  unmount();
  render(<PageStyles href="/formulas.css" />);
  expect(sheets()).toEqual(["/formulas.css"]);
});

test("keeps a style sheet that the static page already has", () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/docs/search.css" id="static" />';
  render(<PageStyles href="/docs/search.css" />);
  expect(sheets()).toEqual(["/docs/search.css"]);
  expect(document.querySelector("#static")).not.toBeNull();
});
