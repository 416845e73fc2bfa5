import { expect, test } from "@jest/globals";
import { renderText, simpleContext } from "../../test/renderText";

test("the list of footnotes uses the language of the site", async () => {
  const strings = { ...simpleContext.strings, footnotes: "Fußnoten", backToText: "Zurück zum Text" };
  const html = await renderText("A sentence.[^1]\n\n[^1]: A note.\n", { strings });
  expect(html).toContain(">Fußnoten</h2>");
  expect(html).toContain('aria-label="Zurück zum Text"');
  expect(html).not.toContain("Footnotes");
});
