import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

/** Longest map that a newcomer reads at one sitting. */
const mostLines = 150;

const folder = "docs/decisions";
const map = readFileSync("docs/ARCHITECTURE.md", "utf8");
const withoutPictures = map.replace(/^```.*?^```$/gms, "");

/** A file or folder in a folder of the repository, or of `src`, whose folders the map also names without `src/`. */
const inFolder =
  /^(?:content|deploy|docs|e2e|extensions|node|scripts|src|static|test|client|mdx|shared|site)\/[\w./-]*$/;
/** A file at the root. */
const atRoot = /^[\w.-]+\.(?:tsx?|mjs|cjs|md)$/;

const named = [...withoutPictures.matchAll(/`(?<text>[^`]+)`/g)].map(({ groups }) => groups?.["text"] ?? "");
const paths = [...new Set(named.filter((text) => inFolder.test(text) || atRoot.test(text)))];

test("the map names more than 25 files and folders", () => {
  expect(paths.length).toBeGreaterThan(25);
});

test.each(paths)("%s, which the map names, exists", (name) => {
  const places = ["", "src/"].flatMap((base) => ["", ".ts", ".tsx", ".mjs"].map((ending) => base + name + ending));
  expect(places.filter((place) => existsSync(place))).not.toEqual([]);
});

test(`the map has at most ${mostLines} lines`, () => {
  expect(map.trimEnd().split("\n").length).toBeLessThanOrEqual(mostLines);
});

const decisions = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

test("the index lists every decision with its title, date and status", () => {
  const rows = readFileSync(path.join(folder, "README.md"), "utf8").matchAll(
    /^\| \[(?<number>\d+)\]\((?<file>[^)]+)\) +\| (?<title>.+?) +\| (?<date>[\d-]+) +\| (?<status>.+?) +\|$/gm,
  );
  const facts = decisions.map(({ file, text }) => ({
    number: file.slice(0, "0000".length),
    file,
    title: /^# (.+)$/m.exec(text)?.[1],
    date: /^Decided on ([\d-]+)\.$/m.exec(text)?.[1],
    status: /^## Status\n\n(.+)$/m.exec(text)?.[1],
  }));
  expect([...rows].map(({ groups }) => ({ ...groups }))).toEqual(facts);
});

test("decisions are numbered without gaps, in the order of their dates", () => {
  const numbers = decisions.map(({ file }) => Number(/^(\d{4})-[a-z\d]+(?:-[a-z\d]+)*\.md$/.exec(file)?.[1]));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  const dates = decisions.map(({ text }) => /^Decided on (.+)\.$/m.exec(text)?.[1]);
  expect(dates).toEqual([...dates].sort());
});

test.each(decisions)("$file has the four required sections and a valid status", ({ text }) => {
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(["Status", "Context", "Decision", "Consequences"]);
  const successor = /^## Status\n\n(?:Accepted|Superseded by \[\d{4}\]\((.+)\))$/m.exec(text);
  expect(successor).not.toBeNull();
  if (successor?.[1] !== undefined) expect(decisions.map(({ file }) => file)).toContain(successor[1]);
});

const documents = [
  "README.md",
  "docs/ARCHITECTURE.md",
  "docs/DEPENDENCIES.md",
  "docs/PITFALLS.md",
  `${folder}/README.md`,
];

test.each([...documents, ...decisions.map(({ file }) => `${folder}/${file}`)])(
  "every relative link in %s leads to an existing file",
  (document) => {
    const targets = [...readFileSync(document, "utf8").matchAll(/\]\((?<target>[^)#\s]+)/g)].map(
      ({ groups }) => groups?.["target"] ?? "",
    );
    const relative = targets.filter((target) => !/^\w+:/.test(target));
    expect(relative.filter((target) => !existsSync(path.join(path.dirname(document), target)))).toEqual([]);
  },
);

/** What a newcomer asks, and what they find in the file or folder that the map names. */
const questions: readonly (readonly [question: string, found: RegExp])[] = [
  ["change a link check", /export function createLinkChecker/],
  ["see where a page's HTML is cached", /export async function openRenderCache/],
  ["add a key to the front matter", /export const frontMatterSchema/],
  ["add a GraphQL field to documents", /export function mdxFields/],
  ["know why a document has its address", /export function parseHead/],
  ["add a kind of fact", /Add a kind of fact/i],
  ["change the accent color", /--color-accent/],
  ["translate a button", /Strings = \{/],
  ["change the navbar, the groups, the search address", /navbar: \{/],
  ["add a language for code blocks", /export const languages/],
  ["add a box such as `:::note`", /"note"/],
  ["change what a code block looks like", /export function CodeBlock/],
  ["change the ranking of search results", /export function rankPages/],
  ["add a rule of the checks", /"dead-link"/],
  ["implement a hook of Gatsby", /onPostBuild/],
  ["change the scroll position after a click", /export function placePage/],
  ["follow a redirect", /function RedirectTemplate/],
  ["change what a new site starts from", /noExtension/],
  ["change what the build tells hosts", /export function hostFiles/],
];

test.each(questions)("the map points anyone who wants to %s to the right file", (question, found) => {
  const rows = [...map.matchAll(/^\| (?<question>\S.*?) +\| (?<places>`[^|]+`) +\|$/gm)];
  const places = rows.find(({ groups }) => groups?.["question"] === question)?.groups?.["places"] ?? "";
  const texts = [...places.matchAll(/`([^`]+)`/g)]
    .flatMap(([, place = ""]) =>
      place.endsWith("/")
        ? readdirSync(place, { recursive: true, encoding: "utf8" }).map((file) => path.join(place, file))
        : place,
    )
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  expect(texts.some((text) => found.test(text))).toBe(true);
});
