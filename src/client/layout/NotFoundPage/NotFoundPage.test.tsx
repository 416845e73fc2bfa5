import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { render, withSite } from "../../../../test/render";
import { NotFoundPage } from "./NotFoundPage";

const addresses = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("a")?.getAttribute("href") ?? "");

test("the static page has a search form and the start pages", () => {
  const html = renderToString(withSite(<NotFoundPage path="/guide/yml" />));
  expect(html).toMatch(/<form role="search"[^>]* action="\/search"/);
  expect(html).toContain('name="q"');
  expect(html).toContain('type="submit"');
  expect(html).toMatch(/<noscript>.*Start here<\/h2>.*href="\/guide".*<\/noscript>/);
  expect(html).not.toContain("/guide/yml");
});

test("with scripts, shows pages with similar addresses", async () => {
  const pages = [
    ["YAML", "/guide/yaml"],
    ["Papers", "/reference/papers"],
  ];
  Object.assign(globalThis, {
    fetch: jest.fn((address: string) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(address.includes("guide") ? pages : []) }),
    ),
  });
  render(<NotFoundPage path="/guide/yml" />);
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(await screen.findByRole("heading", { name: "Pages with similar addresses" })).toBeVisible();
  expect(addresses()).toEqual(["/guide/yaml"]);
});
