import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { inlineParts, mergeInlineParts } from "./inlineParts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes scripts and style elements by their exact text", () => {
  const { scripts, styles } = inlineParts(
    `<style data-href="/a.css">\n a > b {}</style><script>\n1 < 2;\n</script><SCRIPT TYPE="module">2</SCRIPT >` +
      `<script\n  id="mapping"\n>3</script><noscript><style>i{}</style></noscript>`,
  );
  expect([...scripts]).toEqual([hash("\n1 < 2;\n"), hash("2"), hash("3")]);
  expect([...styles]).toEqual([hash("\n a > b {}"), hash("i{}")]);
});

test("ignores scripts from files and blocks of data", () => {
  const { scripts } = inlineParts(
    `<script src="/app.js" async></script><script type="application/ld+json">{}</script>` +
      `<script type=application/json>{}</script><p>&lt;script&gt;no&lt;/script&gt;</p>`,
  );
  expect(scripts.size).toBe(0);
});

test("detects style attributes, but not text about them", () => {
  expect(inlineParts(`<span class="a" style="height:1em">x</span>`).hasStyleAttributes).toBe(true);
  expect(inlineParts(`<p data-style="x">write style="…" into it</p>`).hasStyleAttributes).toBe(false);
});

test("merges the inline parts of all pages", () => {
  const merged = mergeInlineParts([`<script>1</script>`, `<script>1</script><i style="a"></i>`].map(inlineParts));
  expect([...merged.scripts]).toEqual([hash("1")]);
  expect(merged.hasStyleAttributes).toBe(true);
  expect(mergeInlineParts([]).hasStyleAttributes).toBe(false);
});
