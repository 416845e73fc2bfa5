import path from "node:path";
import { expect, test } from "@jest/globals";
import { makeTemporarySite } from "../../../../test/temporarySite";
import { formatTrial } from "./formatTrial";
import { planImport } from "../planImport";
import { readSource } from "../source/readSource";

test("a trial counts the words of unused parts and names what is left out", async () => {
  const site = makeTemporarySite({
    "docs/a.mdx":
      'import Part from "./_part.mdx";\nimport Lost from "./_lost.mdx";\n\n<Part />\n\n<Lost />\n\nOne two.\n\n![](gone.png) <img src={f()} /> <Seen by="seven" />\n\n<video src="gone.mp4" />\n',
    "docs/_part.mdx": "Three four.\n",
    "docs/_nobody.mdx": "Five six.\n",
  });
  const source = await readSource("docusaurus", path.join(site.root, "docs"), undefined);
  const plan = await planImport(source, { into: "guide" });
  site.remove();
  const trial = formatTrial({ asTheyAre: [], imported: [], fixed: [] }, source, plan);
  expect(trial).toContain(
    "words that stay      57.14 % of 7\nleft out             2 pictures, 1 video, 2 parts of pages, words of 1 element\n",
  );
  expect(trial).toMatch(/\nTo do by hand, by message\n {2}1, such as content\/docs\/guide\/a\.mdx:\d+ {2}\S/);
  expect(trial).toContain("_nobody.mdx  2: Five six");
});
