import { expect, test } from "@jest/globals";
import fc from "fast-check";
import indefiniteArticle from "retext-indefinite-article";
import repeatedWords from "retext-repeated-words";
import english from "retext-english";
import { unified } from "unified";
import { VFile } from "vfile";
import { mayBeWrong } from "./checkSentences";

/** @returns the messages of the libraries about a text. */
async function findingsIn(text: string): Promise<readonly string[]> {
  const file = new VFile({ value: text });
  const reader = unified().use(english).use(repeatedWords).use(indefiniteArticle).freeze();
  await reader.run(reader.parse(file), file);
  return file.messages.map(({ reason }) => reason);
}

test("mayBeWrong is true for every text about which the libraries report something", async () => {
  // Letters that decide the article, and words from the library's lists.
  const letters = fc.string({ unit: fc.constantFrom(..."aehimnorsuxAEMU1-'/"), minLength: 1, maxLength: 4 });
  const listed = fc.constantFrom(
    "hour",
    "npm",
    "raf",
    "sos",
    "suv",
    "euro",
    "one",
    "once",
    "ewe",
    "unit",
    "xml",
    "MS",
    "x64",
  );
  const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom("a", "an", "A", "An", "the") }, letters, listed);
  const space = fc.constantFrom(" ", "\n", "  ", ' "', " (", ", ", ". ");
  const text = fc.array(fc.tuple(word, space), { minLength: 2, maxLength: 8 }).map((pairs) => pairs.flat().join(""));
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      if (!mayBeWrong(written)) expect(await findingsIn(written)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "Start a server, wait for an endpoint, and read a file of a client.",
  "It had been a list of three parts; an array holds a string.",
])("mayBeWrong is false for most sentences: %s", (text) => expect(mayBeWrong(text)).toBe(false));
