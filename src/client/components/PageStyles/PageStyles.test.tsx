import { expect, test } from "@jest/globals";
import { render } from "../../../../test/render";
import { PageStyles } from "./PageStyles";

const sheets = () => [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));

test("a style sheet is added once, and stays when its page goes", () => {
  const { unmount } = render(<PageStyles href="/formulas.css" />);
  expect(sheets()).toEqual(["/formulas.css"]);
  unmount();
  render(<PageStyles href="/formulas.css" />);
  expect(sheets()).toEqual(["/formulas.css"]);
});

test("one that the static page has is left as it is", () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/docs/search.css" id="static" />';
  render(<PageStyles href="/docs/search.css" />);
  expect(sheets()).toEqual(["/docs/search.css"]);
  expect(document.querySelector("#static")).not.toBeNull();
});
