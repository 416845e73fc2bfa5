import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

test("shortens the data of an inline picture", async () => {
  const text = "---\ntitle: Install\n---\n\n![A dot](data:image/png;base64,iVBORw0KGgo=)\n";
  const files = { "content/docs/guide/install.mdx": text };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.find(({ rule }) => rule === "missing-image")?.what).toBe(
    '"data:image/png…" is a picture within the text, whose size the build does not know.',
  );
});
