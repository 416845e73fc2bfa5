import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { renderText } from "../../../../test/renderText";

const rows = 'export const rows = [{ name: "a_b", to: "/a" }, { name: "c", to: "/c", does: "*Two*" }];\n\n';

const linkTo = (href: string) => `.${href}.mdx`;

async function convert(source: string, files: Readonly<Record<string, string>> = {}) {
  const { text, notes } = await convertPage("docusaurus", rows + source, {
    linkTo,
    snippetOf: (name) => files[name] ?? null,
  });
  return { text, left: notes.filter((note) => note.includes("computed by a program")).length };
}

test("rows that a program makes of constants are written out", async () => {
  const { text, left } = await convert(`<table>
<tbody>
  {rows.map((row) => (
    <tr key={row.name} style={{ color: "red" }}>
      <td><code>{row.name}</code></td>
      <td>
        See <a href={\`\${row.to}\`}>the page</a>
      </td>
    </tr>
  ))}
</tbody>
</table>
`);
  expect({ text, left }).toEqual({
    text: `<table>
<tbody>
  <tr><td><code>a\\_b</code></td><td>See <a href="./a.mdx">the page</a></td></tr>
  <tr><td><code>c</code></td><td>See <a href="./c.mdx">the page</a></td></tr>
</tbody>
</table>
`,
    left: 0,
  });
  expect(await renderText(text)).toContain("<tr><td><code>a_b</code></td><td>See <a");
});

test("entries within a sentence, and of a list in another file, are written out", async () => {
  const source = 'import { names } from "./names";\n\nWords {names.map((name) => <b key={name}>{name}</b>)}.\n';
  expect(await convert(source, { "./names.ts": 'export const names = ["x", "y"];' })).toEqual({
    text: "Words <b>x</b><b>y</b>.\n",
    left: 0,
  });
});

test("code of entries keeps its signs", async () => {
  const source =
    "<table>\n<tbody>\n{rows.map((row) => <tr><td><CodeBlock>{row.name}</CodeBlock></td></tr>)}\n</tbody>\n</table>\n";
  expect((await convert(source)).text).toBe(
    "<table>\n<tbody>\n<tr><td>`a_b`</td></tr>\n<tr><td>`c`</td></tr>\n</tbody>\n</table>\n",
  );
});

test.each([
  "{rows.map((row) => <td onClick={() => go(row)}>{row.name}</td>)}",
  "{rows.map((row) => <td>{row.name.toUpperCase()}</td>)}",
  "{rows.map((row) => <td>{row.does}</td>)}",
  "{rows.map((row) => <Unknown name={row.name} />)}",
  "{rows.filter(Boolean).map((row) => <td>{row.name}</td>)}",
])("entries that a program must compute stay in a comment: %s", async (expression) => {
  const { text, left } = await convert(`<table>\n<tbody>\n<tr>\n${expression}\n</tr>\n</tbody>\n</table>\n`);
  expect(text).toContain(`{/* ${expression.slice(1, -1)} */}`);
  expect(left).toBe(1);
});
