import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { CreateDevServerArgs } from "gatsby";
import { watchSettings } from "./watchSettings";

let root = "";
const save = (name: string, text: string) => writeFileSync(path.join(root, "src/site", name), text);
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "settings-"));
  mkdirSync(path.join(root, "src/site"), { recursive: true });
  save("settings.ts", "a");
});
afterEach(() => rmSync(root, { recursive: true }));

const advice = 'has changed, but the live preview read it when it started. Stop "npm run develop", and start it again.';

test("terminal and pages ask for a restart after a settings change, until it is undone", async () => {
  const warn = jest.fn();
  const told: (string | null)[] = [];
  const toldOf = async (count: number) => {
    while (told.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const store = { getState: () => ({ program: { directory: root } }) };
  const args = { reporter: { warn }, store } as unknown as CreateDevServerArgs;
  const stop = watchSettings(args, (text) => told.push(text));
  save("brand.css", "");
  save("settings.ts", "");
  save("settings.ts", "b");
  await toldOf(1);
  expect(told).toEqual([`src/site/settings.ts ${advice}`]);
  save("settings.ts", "a");
  await toldOf(2);
  stop();
  expect(told[1]).toBeNull();
  expect(warn.mock.calls).toEqual([[told[0]]]);
});
