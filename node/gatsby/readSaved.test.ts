import { statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { readSaved } from "./readSaved";

let site: TemporarySite | undefined;
const mode = process.env["NODE_ENV"];

afterEach(() => {
  site?.remove();
  Object.assign(process.env, { NODE_ENV: mode });
});

/** @returns what `readSaved` returns for an existing file and for a deleted one that Gatsby still has a node for. */
function readIn(NODE_ENV: "production" | "development") {
  Object.assign(process.env, { NODE_ENV });
  const { root } = (site = makeTemporarySite({ "content/docs/a.mdx": "Text." }));
  return readSaved(
    root,
    ["a", "gone"].map((name) => path.join(root, `content/docs/${name}.mdx`)),
  );
}

test("skips a file that was just deleted in the live preview; a build fails", async () => {
  expect(await readIn("development")).toEqual([{ file: "content/docs/a.mdx", text: "Text." }]);
  await expect(readIn("production")).rejects.toThrow("ENOENT");
});

test("the live preview rereads only files that have changed", async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const { root } = (site = makeTemporarySite({ "content/docs/a.mdx": "Text.", "content/docs/b.mdx": "Other." }));
  const files = ["a", "b"].map((name) => path.join(root, `content/docs/${name}.mdx`));
  const first = await readSaved(root, files);
  const [changed = ""] = files;
  const before = statSync(changed).mtime;
  writeFileSync(changed, "Tixt.");
  // The same length as before, with a time 1 ms later.
  utimesSync(changed, before, new Date(before.getTime() + 1));
  const [a, b] = await readSaved(root, files);
  expect(a?.text).toBe("Tixt.");
  expect(b).toBe(first[1]);
});

test.each(["production", "development"])("skips files outside the repository: %s", async (NODE_ENV) => {
  Object.assign(process.env, { NODE_ENV });
  site = makeTemporarySite({ "site/content/docs/a.mdx": "Text.", "private/b.mdx": "Other." });
  const root = path.join(site.root, "site");
  symlinkSync("../../../private/b.mdx", path.join(root, "content/docs/b.mdx"));
  symlinkSync("../../../private", path.join(root, "content/docs/part"));
  symlinkSync("a.mdx", path.join(root, "content/docs/c.mdx"));
  const files = ["a", "b", "c", "part/b"].map((name) => path.join(root, `content/docs/${name}.mdx`));
  const read = await readSaved(root, files);
  expect(read.map(({ file }) => file)).toEqual(["content/docs/a.mdx", "content/docs/c.mdx"]);
});
