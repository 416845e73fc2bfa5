import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

const frame = (html: string) => /^<div class="table[^>]*>/.exec(html)?.[0].replaceAll("&quot;", '"');

describe("tables on a phone", () => {
  test("a table whose words fit stays a table", async () => {
    expect(frame(await renderText("| Key | Meaning |\n| - | - |\n| `a_key` | Many short words that wrap |\n"))).toBe(
      '<div class="table" data-scrolls="Table">',
    );
  });

  test("a table that is too wide names the columns of its rows", async () => {
    const text =
      "| Sign | Cause | What to do |\n| - | - | - |\n| `RuntimeError: it is on` | `client_id_list` twice | Start `mqtt_broker_of_this` |\n";
    expect(frame(await renderText(text))).toBe(
      '<div class="table table-stacked" data-scrolls="Table" style="--label-2:"Cause: ";--label-3:"What to do: "">',
    );
  });

  test("a short command in a sentence counts whole, because it is not broken between lines", async () => {
    const table = (code: string) =>
      `| What you see | What to do |\n| - | - |\n| A \`FileNotFoundError\` | Give ${code} a file |\n`;
    expect(frame(await renderText(table("`fedml federate build`")))).toContain("table-stacked");
    expect(frame(await renderText(table("fedml federate build")))).not.toContain("table-stacked");
  });

  test("a title with code, quotes or nothing breaks no style", async () => {
    const wide = "`a_name_of_24_characters_`";
    const text = `| A |  | Say \\"a\\" in \`b;\` | C |\n| - | - | - | - |\n| ${wide} | ${wide} | c | d |\n`;
    expect(frame(await renderText(text))).toContain(String.raw`style="--label-3:"Say \"a\" in b;: ";--label-4:"C: ""`);
  });

  test("a table of HTML scrolls, and so does one within it", async () => {
    const html = await renderText(
      "<table>\n<tbody>\n<tr>\n<td>\n\n| A |\n| - |\n| b |\n\n</td>\n</tr>\n</tbody>\n</table>\n",
    );
    expect(html.match(/<div class="table" data-scrolls="Table"><table>/g)).toHaveLength(2);
    expect(html).toMatch(/^<div class="table"/);
  });

  test("a table of many columns scrolls", async () => {
    const row = (text: string) => `|${` ${text} |`.repeat(5)}\n`;
    expect(frame(await renderText(row("Accuracy") + row("-") + row("`client_num_per_round`")))).toBe(
      '<div class="table" data-scrolls="Table">',
    );
  });
});
