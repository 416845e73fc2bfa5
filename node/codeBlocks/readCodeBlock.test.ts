import { expect, test } from "@jest/globals";
import { readFacts } from "../content/documentFacts";
import { noReference } from "../elements/reference";

/** @returns each word that is collected, with its line and column in a file. */
async function placesIn(body: string): Promise<readonly string[]> {
  const { facts, problems } = await readFacts("a.mdx", body, { ...noReference, library: "fedml" });
  const { commandLines, configurations, names } = facts.codeBlocks;
  const claims = [
    ...commandLines.flatMap(({ words }) => words.map(({ text, ...at }) => ({ text, ...at }))),
    ...configurations.flatMap(({ entries }) => entries.map(({ path, ...at }) => ({ text: path.join("."), ...at }))),
    ...names.map(({ name, ...at }) => ({ text: name, ...at })),
    ...problems.map(({ rule, line, column = 0 }) => ({ text: rule, line, column })),
  ];
  return claims.map(({ text, line, column }) => `${line}:${column} ${text}`);
}

test.each([
  ["a script", "```bash\ncd x && fedml model deploy\n```", ["2:15 model", "2:21 deploy"]],
  [
    "a session",
    "```console\n$ fedml env\nfedml: output\n(venv) $ fedml login KEY\n```",
    ["2:9 env", "4:16 login", "4:22 KEY"],
  ],
  ["a list", "1. Run:\n\n   ```bash\n   fedml env\n   ```", ["4:10 env"]],
  ["a quotation", "> ```bash\n> fedml env\n> ```", ["2:9 env"]],
  ["quotes", "```bash\nbash -c 'fedml env'\n```", ["2:9 env"]],
  ["YAML", "```yaml\na:\n  b: 1\n```", ["2:1 a", "3:3 a.b"]],
  ["Python", "```python\nx = fedml.api.run()\n```", ["2:5 fedml.api.run"]],
  ["YAML that cannot be read", "```yaml\na: b: c\n```", ["2:4 data-syntax"]],
  ["JSON that cannot be read", '```json\n{ "a": 1, }\n```', ["2:11 data-syntax"]],
  ["TOML that cannot be read", "```toml\na = \n```", ["2:5 data-syntax"]],
  ["Python that cannot be read", "```python\na = = 1\n```", ["2:5 python-syntax"]],
  ["a shell that cannot be read", "```bash\nfedml login <YOUR KEY>\n```", ["2:7 login", "2:23 shell-syntax"]],
])("locates the words and problems of %s in the file", async (_, body, expected) => {
  const found = await placesIn(body);
  for (const place of expected) expect(found).toContain(place);
});
