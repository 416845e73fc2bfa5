import { describe, expect, test } from "@jest/globals";
import { readTerminal } from "./readTerminal";

const read = (lines: readonly string[], isSession = false) => readTerminal(lines.join("\n"), isSession);
const commandsOf = async (lines: readonly string[], isSession = false) => [
  ...((await read(lines, isSession))?.commands ?? []),
];

describe("a command begins", () => {
  test("on the line of its first word, not on a continuation line or in a comment", async () => {
    expect(await commandsOf(["# Install it.", "pip install \\", "  fedml", "", "fedml version # now"])).toEqual([2, 5]);
  });

  test("once for a loop, and once for a here-document", async () => {
    expect(await commandsOf(["for i in 1 2; do", "  echo $i", "done", "cat > a <<END", "b", "END", "ls"])).toEqual([
      1, 4, 7,
    ]);
  });

  test("nowhere in a script", async () => {
    expect(await read(["#!/bin/sh", "ls"])).toBeNull();
  });

  test("at each prompt of a session", async () => {
    expect(await commandsOf(["$ fedml version", "fedml version: 0.8.30", "(venv) $ ls"], true)).toEqual([1, 3]);
  });
});

test("a block of only commands is copied as it is shown", async () => {
  expect((await read(["# Install it.", "pip install fedml"]))?.copied).toBeNull();
});

test("a session is shown without prompts, and copied without output", async () => {
  const session = await read(["$ pip install \\", ">   fedml", "Done $ 5", "", "$ ls # => a.txt"], true);
  expect(session?.code).toBe("pip install \\\n  fedml\nDone $ 5\n\nls # => a.txt");
  expect([...(session?.output ?? [])]).toEqual([3, 4]);
  expect(session?.copied).toBe("pip install \\\n  fedml\nls");
});

test("leaves comments with output out of the copied text and keeps other comments", async () => {
  const terminal = await read(["# Add.", "expr 1 + 2 # => 3", "# => and a line", "ls # [!code highlight]"]);
  expect(terminal?.copied).toBe("# Add.\nexpr 1 + 2\nls");
});

test("a session without output is copied as it is shown", async () => {
  expect(await read(["$ fedml network"], true)).toMatchObject({ code: "fedml network", copied: null });
});
