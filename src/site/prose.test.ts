import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { findPhrases } from "../../node/content/findPhrases";
import { readSources } from "../../node/common/sources";
import { prose } from "./prose";

const found = (text: string) => findPhrases(text, prose.phrases).map((each) => each.text);

test.each([
  ["Judging by the source, it stops.", "Judging by the source"],
  ["The limits are not documented.", "are not documented"],
  ["The older documentation has it.", "The older documentation"],
  ["Please wait.", "Please"],
  ["You can simply restart it.", "simply"],
  ["It is easy.", "easy"],
  ["Write it in order\nto see it.", "in order\nto"],
  ["Take a host, e.g. yours.", "e.g."],
  ["Take yours, i.e. this one.", "i.e."],
  ["Click on **Start**.", "Click on"],
  ["Wait whilst it runs.", "whilst"],
  ["The devices that shall be clients.", "shall"],
  ["The colour and its behaviour.", "colour"],
  ["Organisations and centres.", "Organisations"],
  ["The file lies in the folder.", "lies in"],
  ["The cost stands in the match.", "stands in"],
  ["The data may not leave the site.", "may not"],
  ["It waits in vain.", "in vain"],
  ["The messages, to the letter.", "to the letter"],
  ["It needs also a key.", "needs also"],
  ["To train, the set-up is needed.", "set-up"],
])("finds the phrase in: %s", (text, phrase) => expect(found(text)[0]).toBe(phrase));

test.each([
  "The program is licensed; the license is Apache-2.0.",
  "A number of clients from 1 to 10 is fine.",
  "The optimizer and its optimism, a precise promise, otherwise an exercise.",
  "Values lie between 0 and 1, and lr stands for the learning rate.",
  "Log in to the platform, and keep the login of the registry.",
  "A note that the network is down.",
  "Set up the cluster: the setup takes a minute.",
])("finds no phrase in: %s", (text) => expect(found(text)).toEqual([]));

test("every phrase has a reason and a remedy without capital or period, and no capturing group", () => {
  for (const { find, write, because } of prose.phrases) {
    expect(find.length).toBeGreaterThan(0);
    expect(`${write} ${because}`).not.toMatch(/\.$|^[A-Z]|\. [A-Z]/);
    for (const each of find) expect(each).not.toMatch(/\((?!\?)/);
  }
});

test("content/STYLE.md is not a page, and follows its own rules outside of its examples", async () => {
  const sources = await readSources(process.cwd());
  expect(sources.map(({ file }) => file)).not.toContain("content/STYLE.md");
  const text = readFileSync("content/STYLE.md", "utf8");
  const own = text
    .replace(/^\|.*$/gm, "")
    .replace(/^(?:Not|But): .*$/gm, "")
    .replace(/"[^"\n]*"|`[^`\n]*`/g, "");
  expect(found(own)).toEqual([]);
  expect(text.split("\n").length).toBeLessThan(200);
});
