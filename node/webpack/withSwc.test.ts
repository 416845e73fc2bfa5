import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { withSwc, type Rule } from "./withSwc";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), "swc-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @returns names of the loaders for a file with this text, when the other rules are Gatsby's. */
async function loadersOf(text: string, resourceQuery = ""): Promise<readonly string[]> {
  const resource = path.join(folder, "template.tsx");
  await writeFile(resource, text);
  const gatsbys: readonly Rule[] = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [{ loader: "babel-loader" }] },
    { test: /\.tsx?$/, use: () => [{ loader: "babel-loader, types" }] },
  ];
  const used = withSwc(gatsbys, "/repository").flatMap(({ test: fits, use }) =>
    fits?.test(resource) ? (use as (file: object) => readonly { loader: string }[])({ resource, resourceQuery }) : [],
  );
  return used.map(({ loader }) => path.basename(loader));
}

const swc = ["swc-loader", "leaveOutQueries.cjs"];
const babel = ["babel-loader", "babel-loader, types"];

test.each([
  ["a component", "export const A = () => <p>config, getServerData</p>;", swc],
  ["a page with a query", "export const query = graphql`{ site { id } }`;", swc],
  ["a query that is answered in its place", "const a = useStaticQuery(graphql`{ site { id } }`);", babel],
  ["a picture", 'import { StaticImage } from "gatsby-plugin-image";', babel],
  ["code for a server", "export async function getServerData() {}", babel],
  ["settings of a page", "export const config = async () => ({});", babel],
])("chooses the loaders for %s", async (_, text, loaders) => {
  expect(await loadersOf(text)).toEqual(loaders);
});

test("chooses Babel for the template of a document with code", async () => {
  const text = "export const query = graphql`{ site { id } }`;";
  expect(await loadersOf(text, "?__contentFilePath=/repository/content/docs/a.mdx")).toEqual(babel);
});

test("replaces a query with an empty string and keeps the line count", () => {
  const leaveOut = createRequire(import.meta.url)("./leaveOutQueries.cjs") as (source: string) => string;
  const source =
    'import { graphql } from "gatsby";\nexport const query = graphql`\n  query {\n    a\n  }\n`;\nrun();\n';
  expect(leaveOut(source)).toBe('import { graphql } from "gatsby";\nexport const query = ""\n\n\n\n;\nrun();\n');
  expect(leaveOut("const a = `graphql ${b}`;")).toBe("const a = `graphql ${b}`;");
});
