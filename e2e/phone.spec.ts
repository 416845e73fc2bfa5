import { expect, test } from "./support/test";

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

test.describe("before the programs have come", () => {
  test.use({ javaScriptEnabled: false });

  test("the link to the search is as large as the button that takes its place", async ({ page }) => {
    await page.goto("/federate");
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    expect((await link.boundingBox())?.height).toBe(44);
  });
});
