import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import type { CreateDevServerArgs } from "gatsby";
import { watchSettings } from "./watchSettings";

test("the terminal says that changed settings need a new start, once for each save", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "settings-"));
  mkdirSync(path.join(root, "src/site"), { recursive: true });
  const warn = jest.fn();
  const said = new Promise<void>((resolve) => void warn.mockImplementation(() => resolve()));
  const store = { getState: () => ({ program: { directory: root } }) };
  const stop = watchSettings({ reporter: { warn }, store } as unknown as CreateDevServerArgs);
  writeFileSync(path.join(root, "src/site/brand.css"), "");
  writeFileSync(path.join(root, "src/site/settings.ts"), "a");
  writeFileSync(path.join(root, "src/site/settings.ts"), "b");
  await said;
  stop();
  expect(warn.mock.calls).toEqual([
    [
      'src/site/settings.ts has changed, but the live preview read it when it started. Stop "npm run develop", and start it again.',
    ],
  ]);
  rmSync(root, { recursive: true });
});
