import { expect, test } from "@jest/globals";
import { formatEntries } from "./formatAnswers";

test("writes the first entries in full, lists the next by name and counts the others", () => {
  const entries = Array.from({ length: 70 }, (_, number) => ({
    name: `appml.f${number}`,
    kind: "function",
    text: "",
    page: "API",
    url: `https://docs.example.org/api#${number}`,
  }));
  const text = formatEntries("appml", { entries, suggestion: null });
  expect(text).toContain(
    'appml.f19 (function)\nOn the page "API": https://docs.example.org/api#19\n\n- appml.f20: https://',
  );
  expect(text).toMatch(/- appml\.f59: \S+\n\nThere are 10 more\. Look a longer name up to see them\.$/);
  expect(formatEntries("appml", { entries: entries.slice(0, 60), suggestion: null })).not.toContain("more");
});
