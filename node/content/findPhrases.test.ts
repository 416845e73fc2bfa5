import { expect, test } from "@jest/globals";
import type { AvoidedPhrase } from "../common/proseRules";
import { describePhrase, findPhrases } from "./findPhrases";

const please: AvoidedPhrase = { find: ["please"], write: "leave it out", because: "instructions are imperatives" };
const clickOn: AvoidedPhrase = {
  find: ["click(?:s|ed)? on"],
  write: 'write "select"',
  because: "not everyone has a mouse",
};
const short: AvoidedPhrase = { find: ["e\\.g\\."], write: 'write "for example"', because: "readers mix it up" };
const phrases = [please, clickOn, short];

const textsIn = (text: string) => findPhrases(text, phrases).map((found) => found.text);

test("finds phrases in any letter case and across line breaks", () => {
  const found = findPhrases("Please wait, then click\n  on it, e.g. twice.", phrases);
  expect(found.map(({ phrase, index }) => [phrase, index])).toEqual([
    [please, 0],
    [clickOn, 18],
    [short, 33],
  ]);
});

test.each([
  "pleased",
  "unpleasePlease",
  "/please",
  "not-please",
  "please.yaml",
  "please/now",
  "@please",
  "--please",
  "please=1",
])("ignores %s, which is another word, an address or an option", (text) => expect(textsIn(text)).toEqual([]));

test.each(["please.", "(please)", "please, wait", "“Please”", "please"])("finds the phrase in %s", (text) =>
  expect(textsIn(text)).toHaveLength(1),
);

test("finds nothing if there are no phrases", () => {
  expect(findPhrases("Please click on it.", [])).toEqual([]);
});

test("a report quotes the phrase on one line, with reason and fix", () => {
  const [found] = findPhrases("He clicked\n  on it.", phrases);
  expect(found && describePhrase(found)).toEqual(['"clicked on": not everyone has a mouse.', 'write "select".']);
});
