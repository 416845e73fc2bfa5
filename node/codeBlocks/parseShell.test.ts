import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { commandsOfSession, isSession, parseShell } from "./parseShell";

async function callsIn(text: string): Promise<readonly string[]> {
  const { commandLines } = await parseShell({ text, firstLine: 1, library: "fedml" });
  return commandLines.map(({ line, words }) => `${line}: ${words.map((word) => word.text).join("|")}`);
}

test.each([
  ["fedml env", ["1: env"]],
  ["a=1 B='x y' fedml env # fedml not this", ["1: env"]],
  ["fedml a && fedml b || fedml c; fedml d | fedml e &", ["1: a", "1: b", "1: c", "1: d", "1: e"]],
  ["fedml a \\\n  --b 'c d'\nfedml e", ["1: a|--b|c d", "3: e"]],
  ["echo $(fedml a) `fedml b` <(fedml c)", ["1: a", "1: b", "1: c"]],
  ["if true; then\n  fedml a\nfi\nf() { fedml b; }\nfor x in 1; do (fedml c); done", ["2: a", "4: b", "5: c"]],
  ["time sudo -E fedml a\nnohup fedml b > log 2>&1", ["1: a", "2: b"]],
  ["bash -lc 'fedml a; fedml b'", ["1: a", "1: b"]],
  ["docker run -d image bash -c 'fedml login '$API_KEY'; sleep 1'", ["1: login|$API_KEY"]],
  ["kubectl exec pod -- fedml env", ["1: env"]],
  ['fedml model run \'{"a": [1]}\' "two\\"words"', ['1: model|run|{"a": [1]}|two"words']],
])("finds the calls in %p", async (text, expected) => {
  expect(await callsIn(text)).toEqual(expected);
});

test.each([
  "pip install fedml",
  "conda create -n fedml python && conda activate fedml",
  "cd fedml; ls fedml env",
  "# fedml env",
  "cat <<'END'\nfedml env\nEND",
  "echo 'fedml env'",
  "docker rm fedml env",
  "fedml-cli env",
  "FEDML_HOME=/x ./fedml.sh env",
])("finds no calls in %p", async (text) => {
  expect(await callsIn(text)).toEqual([]);
});

test("classifies each word as certain, a value or any text", async () => {
  const text = `fedml a 'b' "c$D" $E --f=$G "$@" \${H[@]} *.yaml {i,j} $(k) ... [L]`;
  const { commandLines } = await parseShell({ text, firstLine: 1, library: "fedml" });
  expect(commandLines[0]?.words.map(({ kind }) => kind)).toEqual([
    ...["certain", "certain", "value", "value", "value"],
    ...["any", "any", "any", "any", "any", "any", "any"],
  ]);
});

test.each([
  ["echo 'a\necho b", 3],
  ["if true; then", 3],
  ["echo a\nfedml login <YOUR KEY>", 4],
])("reports the line of the shell syntax error in %p", async (text, line) => {
  const { findings } = await parseShell({ text, firstLine: 3, library: "fedml" });
  expect(findings.map((finding) => [finding.rule, finding.line])).toEqual([["shell-syntax", line]]);
});

test.each(["[Server] [INFO] [main.py:12:run] started (1)", "INFO: it's ready"])(
  "advises another code block for output that is not shell code: %s",
  async (text) => {
    const { findings } = await parseShell({ text, firstLine: 3, library: "fedml" });
    expect(findings).toMatchObject([{ rule: "shell-syntax", line: 3 }]);
    expect(findings[0]?.fix).toContain('output belongs in a "text" or "console" code block');
  },
);

test("reads only the text after the prompts of a session as commands", () => {
  const text = "$ fedml a \\\n>   -b\nfedml: output\n(venv) $ fedml c\n$HOME is no prompt";
  expect(isSession(text)).toBe(true);
  expect(isSession("echo $ fedml")).toBe(false);
  expect(commandsOfSession(text)).toBe("fedml a \\\n  -b\n\nfedml c\n");
});

test("parses any text and places every finding on one of its lines", async () => {
  const piece = fc.constantFrom(
    "fedml",
    "'",
    '"',
    "$(",
    ")",
    "`",
    "<<E",
    "\n",
    "\\",
    " ",
    "${",
    "}",
    "bash -c",
    "#",
    "é",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join(" ")),
      ),
      async (text) => {
        const { commandLines, findings } = await parseShell({ text, firstLine: 1, library: "fedml" });
        const last = text.split("\n").length;
        for (const { line } of [...commandLines, ...findings]) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(last);
        }
      },
    ),
  );
});
