import type { Doc } from "../content/parseDocument";
import type { Category } from "../content/parseCategory";
import type { Problem } from "../common/problem";
import type { RuleName } from "../common/rules";

/** @source Google shows about 600 pixels of a title, which is 60 letters; the site's name may be cut off. */
const longestTitle = 60;
/** @source search engines cut descriptions between 155 and 160 letters. */
const longestDescription = 160;
/** About a quarter of an hour of reading; readers only skim a longer page. */
const longestPage = 3000;
/** Minimum number of words: a shorter page says less than its title and its neighbors. */
const fewestWords = 150;

/** Reports titles and descriptions that search engines cut, and pages that are too long or too short to help. */
export function checkTexts(docs: readonly Doc[], categories: readonly Category[]): readonly Problem[] {
  return [...docs.flatMap(checkDoc), ...categories.flatMap(checkCategory)];
}

function checkDoc(doc: Doc): readonly Problem[] {
  const { file, frontMatter, keyLines, collection, isUnread, words, wordsInSentences } = doc;
  const problems: Problem[] = [];
  const report = (key: string, rule: RuleName, what: string, fix: string) =>
    problems.push({ file, line: keyLines[key] ?? 1, column: 1, rule, severity: "warning", what, fix });
  const { title, description = "" } = frontMatter;
  if (title.length > longestTitle) {
    report(
      "title",
      "long-title",
      `The title has ${title.length} characters; search engines show ${longestTitle}.`,
      "shorten it; a long name can go into the first sentence.",
    );
  }
  if (description.length > longestDescription) report("description", "long-description", ...tooLong(description));
  if (words > longestPage) {
    report(
      "title",
      "long-page",
      `The page has ${words} words; ${longestPage} take a quarter of an hour to read.`,
      "split it into two pages, one for each purpose.",
    );
  }
  if (collection === "docs" && keyLines["thin"] === undefined && !isUnread && wordsInSentences < fewestWords) {
    report(
      "title",
      "thin-page",
      `The page has ${wordsInSentences} ${wordsInSentences === 1 ? "word" : "words"} outside of code and tables; the minimum is ${fewestWords}.`,
      'say what the page is for, what goes wrong, where to go next; or write the reason, "thin: …", into the front matter.',
    );
  }
  return problems;
}

function checkCategory({ file, description = "", keyLines }: Category): readonly Problem[] {
  if (description.length <= longestDescription) return [];
  const [what, fix] = tooLong(description);
  const line = keyLines["description"] ?? 1;
  return [{ file, line, column: 1, rule: "long-description", severity: "warning", what, fix }];
}

function tooLong(description: string): readonly [what: string, fix: string] {
  return [
    `The description has ${description.length} characters; search engines show ${longestDescription}.`,
    "say in one sentence what readers find here, ideally in 70 to 155 characters.",
  ];
}
