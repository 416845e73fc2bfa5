import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

const frame = (html: string) => /^<div class="table[^>]*>/.exec(html)?.[0].replaceAll("&quot;", '"');

describe("tables on a phone", () => {
  test("stay tables if their words fit", async () => {
    expect(frame(await renderText("| Key | Meaning |\n| - | - |\n| `a_key` | Many short words that wrap |\n"))).toBe(
      '<div class="table" data-scrolls="Table">',
    );
  });

  test("that are too wide are stacked, with the column titles as labels", async () => {
    const text =
      "| Sign | Cause | What to do |\n| - | - | - |\n| `RuntimeError: it is on` | `client_id_list` twice | Start `mqtt_broker_of_this` |\n";
    expect(frame(await renderText(text))).toBe(
      '<div class="table table-stacked" data-scrolls="Table" style="--label-2:"Cause: ";--label-3:"What to do: "">',
    );
  });

  test("count a short command as one word, because it never wraps", async () => {
    const table = (code: string) =>
      `| What you see | What to do |\n| - | - |\n| A \`FileNotFoundError\` | Give ${code} a file |\n`;
    expect(frame(await renderText(table("`fedml federate build`")))).toContain("table-stacked");
    expect(frame(await renderText(table("fedml federate build")))).not.toContain("table-stacked");
  });

  test("have valid styles for titles with code, quotes or no text", async () => {
    const wide = "`a_name_of_24_characters_`";
    const text = `| A |  | Say \\"a\\" in \`b;\` | C |\n| - | - | - | - |\n| ${wide} | ${wide} | c | d |\n`;
    expect(frame(await renderText(text))).toContain(String.raw`style="--label-3:"Say \"a\" in b;: ";--label-4:"C: ""`);
  });

  test("in HTML scroll, and so do tables inside them", async () => {
    const html = await renderText(
      "<table>\n<tbody>\n<tr>\n<td>\n\n| A |\n| - |\n| b |\n\n</td>\n</tr>\n</tbody>\n</table>\n",
    );
    expect(html.match(/<div class="table" data-scrolls="Table"><table>/g)).toHaveLength(2);
    expect(html).toMatch(/^<div class="table"/);
  });

  test("with many columns scroll", async () => {
    const row = (text: string) => `|${` ${text} |`.repeat(5)}\n`;
    expect(frame(await renderText(row("Accuracy") + row("-") + row("`client_num_per_round`")))).toBe(
      '<div class="table" data-scrolls="Table">',
    );
  });
});
