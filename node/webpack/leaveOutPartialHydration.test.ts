import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@jest/globals";

const require = createRequire(import.meta.url);

test("disables partial hydration in Gatsby's page loader", () => {
  const source = readFileSync(require.resolve("gatsby/cache-dir/loader.js"), "utf8");
  const leaveOut = require("./leaveOutPayloads.cjs") as (source: string) => string;
  expect(leaveOut(source)).toMatch(
    /if \(false\) \{[^}]*pageResources = toPageResources\(pageData, null, headComponent\)/,
  );
});
