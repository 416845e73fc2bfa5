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

test("phrases are found in any case, across line breaks, with the row that they break", () => {
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
])("%s is another word, an address or an option", (text) => expect(textsIn(text)).toEqual([]));

test.each(["please.", "(please)", "please, wait", "“Please”", "please"])("%s holds the word", (text) =>
  expect(textsIn(text)).toHaveLength(1),
);

test("a site without phrases finds none", () => {
  expect(findPhrases("Please click on it.", [])).toEqual([]);
});

test("a report quotes the phrase on one line, with reason and remedy", () => {
  const [found] = findPhrases("He clicked\n  on it.", phrases);
  expect(found && describePhrase(found)).toEqual(['"clicked on": not everyone has a mouse.', 'write "select".']);
});
