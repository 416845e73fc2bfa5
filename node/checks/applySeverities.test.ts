import { expect, test } from "@jest/globals";
import { reportOf } from "../../test/loadFixture";
import { definition } from "../../src/site/definition";

test("settings decide what stops the build, and what is silent", async () => {
  const checks = { "dead-markdown-link": "error", "dead-anchor": "warning", "dead-link": "off" } as const;
  const report = await reportOf("broken-links", { settings: { checks: { "thin-page": "off", ...checks } } });
  expect(report).toContain("dead-markdown-link\n");
  expect(report).toContain("dead-anchor  (warning)\n");
  expect(report).not.toContain("dead-link");
});

test("broken links stop the build of this site; broken Markdown links and two sources of one address do not", () => {
  expect(definition.settings.checks).toMatchObject({
    "dead-link": "error",
    "dead-markdown-link": "warning",
    "duplicate-route": "warning",
  });
});
