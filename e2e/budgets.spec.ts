import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../scripts/workspace.mjs";
import { budgets, mostOfSearchAhead, mostOfStyleSheet, type Budget } from "./budgets";
import { expect, fastNetwork, hydrated, spareNetwork, test } from "./support/test";

type Part = Exclude<keyof Budget, "requests">;

const parts: readonly (readonly [Part, RegExp])[] = [
  ["script", /\.js$/],
  ["style", /\.css$/],
  ["font", /\.woff2$/],
  ["data", /\.(?:json|bin|txt)$/],
  ["picture", /\.(?:svg|png|webp|avif|ico)$/],
];

for (const [address, budget] of Object.entries(budgets)) {
  test.describe(address, () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    test("stays within its budget", async ({ page }) => {
      await spareNetwork(page);
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).pathname));
      await page.goto(address);
      await hydrated(page);
      const content = textOf(address);
      const cost: Record<keyof Budget, number> = {
        html: 0,
        script: 0,
        style: 0,
        font: 0,
        data: 0,
        picture: 0,
        requests: asked.size,
      };
      for (const pathname of asked) {
        // The not-found page requests data that does not exist.
        if (!existsSync(fileOf(pathname))) continue;
        const part = parts.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "html";
        const bytes = readFileSync(fileOf(pathname));
        const isText = part === "html" || part === "data";
        cost[part] += brotliCompressSync(isText ? without(content, bytes.toString()) : bytes).length;
      }
      const over = (Object.keys(budget) as (keyof Budget)[]).filter((part) => cost[part] > budget[part]);
      expect(over.map((part) => `${part}: ${cost[part]}, more than ${budget[part]}`)).toEqual([]);
    });
  });
}

test("an idle page prefetches the search within its budget", async ({ page, context }) => {
  const asked = { spared: new Set<string>(), fast: new Set<string>() };
  for (const [open, requests, setNetwork] of [
    [page, asked.spared, spareNetwork],
    [await context.newPage(), asked.fast, fastNetwork],
  ] as const) {
    open.on("request", (request) => requests.add(new URL(request.url()).pathname));
    await setNetwork(open);
    await open.goto("/launch/yaml");
    await hydrated(open);
  }
  const ahead = [...asked.fast].filter(
    (pathname) => !asked.spared.has(pathname) && !/^\/(?:page-data\/|component---)/.test(pathname),
  );
  expect(ahead).toContain("/search-assets/index.json");
  expect(ahead).toContain("/search-assets/search.css");
  const bytes = ahead.map((pathname) => brotliCompressSync(readFileSync(fileOf(pathname))).length);
  const cost = bytes.reduce((sum, size) => sum + size, 0);
  expect(cost).toBeLessThanOrEqual(mostOfSearchAhead);
});

test("the inlined style sheet stays within its budget", () => {
  const sheet = /<style data-href[^>]*>([^]*?)<\/style>/.exec(readFileSync(fileOf("/launch/yaml"), "utf8"))?.[1] ?? "";
  expect(sheet).toContain("@layer");
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(mostOfStyleSheet);
});

function fileOf(pathname: string): string {
  const output = path.join(root, "public");
  if (path.extname(pathname) !== "") return path.join(output, pathname);
  return path.join(output, pathname === "/nothing/here" ? "404.html" : path.join(pathname, "index.html"));
}

/** The HTML of the author's text in the page; empty if the page is not a document. */
function textOf(address: string): string {
  const file = path.join(root, "public/page-data", address === "/" ? "index" : address, "page-data.json");
  if (!existsSync(file)) return "";
  const { result } = JSON.parse(readFileSync(file, "utf8")) as { result: { data?: { mdx?: { html: string } } } };
  return result.data?.mdx?.html ?? "";
}

/** @returns a page, or its data, without the author's text. */
function without(content: string, text: string): string {
  return content === "" ? text : text.replace(content, "").replace(JSON.stringify(content), '""');
}
