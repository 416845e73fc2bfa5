import type { Locator, Page } from "@playwright/test";
import { findings } from "./everySite/axe";
import { expect, hydrated, test } from "./support/test";

const workbench = (page: Page): Locator => page.getByRole("region", { name: "Configuration workbench" });

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error("The Tab key does not lead there.");
}

test("the workbench reports a problem, works by keyboard, and shares the file in a link", async ({ page }) => {
  await page.goto("/launch/yaml#editor");
  await hydrated(page);
  const bench = workbench(page);
  await expect(bench.getByText("Checked as job.yaml. No problems.")).toBeVisible();
  const editor = bench.getByRole("textbox");
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("computng:\n", { delay: 20 });
  const problem = bench.getByRole("button", { name: /computng/ }).first();
  await expect(problem).toBeVisible();
  // The editor is in a shadow root; keys typed there must not trigger the page's shortcuts.
  const theme = await page.locator("html").getAttribute("data-theme");
  await page.keyboard.type("# t/t?t");
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme ?? "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Tab leaves the editor; the problem leads back into it.
  await tabTo(page, problem);
  await expect(editor).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(editor).toBeFocused();
  expect(await findings(page, "workbench")).toEqual([]);

  await bench.getByRole("button", { name: "Copy link" }).click();
  await expect(page).toHaveURL(/#workbench=[\w-]+$/);
  const shared = page.url();
  await page.goto("/");
  await page.goto(shared);
  await expect(
    workbench(page)
      .getByRole("button", { name: /computng/ })
      .first(),
  ).toBeVisible();

  await page.goto("/");
  await page.goto(shared.slice(0, -20));
  await expect(workbench(page).getByText("The link does not contain a readable file")).toBeVisible();
});

test("undoing an example restores the file, which is recognized again", async ({ page }) => {
  await page.goto("/launch/workbench#editor");
  await hydrated(page);
  const bench = workbench(page);
  const checkedAs = (name: string) => expect(bench.getByText(`Checked as ${name}. No problems.`)).toBeVisible();
  await checkedAs("job.yaml");
  await bench
    .getByLabel("Start from an example")
    .selectOption({ label: "Share GPUs among processes (gpu_mapping.yaml)" });
  await checkedAs("gpu_mapping.yaml");
  await bench.getByRole("textbox").focus();
  await page.keyboard.press("Control+z");
  await checkedAs("job.yaml");
});

test("a dropped file is recognized by its name and checked offline", async ({ page, context }) => {
  await page.goto("/launch/workbench#editor");
  await hydrated(page);
  const bench = workbench(page);
  await expect(bench.getByText("Checked as job.yaml. No problems.")).toBeVisible();
  await context.setOffline(true);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["hosts:\n  one: [two]\nmapping: 3\n"], "gpu_mapping.yaml"));
    return transfer;
  });
  await bench.getByRole("textbox").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(bench.getByText(/^Checked as gpu_mapping.yaml\. \d problem/)).toBeVisible();
});

test("the playground trains, keeps its settings in the address, and copies its configuration", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/federate#playground");
  await hydrated(page);
  const rounds = page.getByText(/^Round 30 of 30: accuracy \d+%/);
  await expect(rounds).toBeVisible();
  const before = await rounds.textContent();
  await page.getByRole("button", { name: "Label skew" }).focus();
  await tabTo(page, page.getByLabel("partition_alpha"));
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/#playground=partition_alpha:/);
  await expect.poll(() => rounds.textContent()).not.toBe(before);
  expect(await findings(page, "playground")).toEqual([]);
  await tabTo(page, page.getByRole("button", { name: "Copy this configuration" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("partition_alpha: ");

  await page.goto("/");
  await page.goto("/federate#playground=partition_alpha:cheese");
  await expect(
    page
      .getByText(/address/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(rounds).toBeVisible();
});
