import { readFileSync } from "node:fs";
import { expect, test } from "./support/test";

test("a tutorial can be downloaded as a notebook, even without JavaScript", async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/federate/getting_started");
  const link = plain.getByRole("link", { name: "Download this page as a Jupyter notebook" });
  const [download] = await Promise.all([plain.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("getting_started.ipynb");
  const notebook = JSON.parse(readFileSync(await download.path(), "utf8")) as { readonly cells: readonly object[] };
  expect(notebook.cells).toContainEqual(expect.objectContaining({ cell_type: "code", outputs: [expect.anything()] }));
  await context.close();

  // A page that is not a tutorial has neither the link nor the notebook.
  await page.goto("/federate");
  await expect(page.getByRole("link", { name: "Download this page as a Jupyter notebook" })).toHaveCount(0);
  expect((await page.request.get("/federate.ipynb")).status()).toBe(404);
});
