import { expect, test } from "@jest/globals";
import { reportOf } from "../../test/loadFixture";
import { definition } from "../../src/site/definition";

test("the settings can make a rule an error or a warning, or switch it off", async () => {
  const checks = { "dead-markdown-link": "error", "dead-anchor": "warning", "dead-link": "off" } as const;
  const report = await reportOf("broken-links", { settings: { checks: { "thin-page": "off", ...checks } } });
  expect(report).toContain("dead-markdown-link\n");
  expect(report).toContain("dead-anchor  (warning)\n");
  expect(report).not.toContain("dead-link");
});

test("this site: dead links are errors; dead Markdown links and duplicate addresses are warnings", () => {
  expect(definition.settings.checks).toMatchObject({
    "dead-link": "error",
    "dead-markdown-link": "warning",
    "duplicate-route": "warning",
  });
});
