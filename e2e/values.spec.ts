import type { Page } from "@playwright/test";
import { findings } from "./everySite/axe";
import { expect, hydrated, test } from "./support/test";

const path = "/launch/on-cloud/cloud-cluster";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Your values" });
const field = (page: Page) => dialog(page).getByLabel("Cluster name");
/** A code block of the page with a command that names the cluster. */
const frame = (page: Page) => page.locator("figure.code").filter({ hasText: "fedml launch" }).first();
const word = (page: Page) => frame(page).locator(".value");

async function openPage(page: Page): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(word(page)).toHaveText("my_cluster");
}

test("a value entered once appears in every code block and on the next page until it is forgotten", async ({
  page,
}) => {
  await openPage(page);
  await word(page).scrollIntoViewIfNeeded();
  const box = await word(page).boundingBox();
  if (!box) throw new Error("The word is not shown.");
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(field(page)).toBeFocused();
  expect(await findings(page, "values")).toEqual([]);
  await page.keyboard.type("team-gpu");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(word(page)).toHaveText("team-gpu");
  await expect(page.locator("figure.code")).not.toContainText(["my_cluster"]);

  await page.locator("aside").getByRole("link", { name: "Commands", exact: true }).click();
  await expect(page).toHaveURL("/launch/cli");
  await expect(page.locator('.value[data-word="my_cluster"]').first()).toHaveText("team-gpu");
  await page.reload();
  await expect(page.locator('.value[data-word="my_cluster"]').first()).toHaveText("team-gpu");

  await page.goBack();
  await expect(word(page)).toHaveText("team-gpu");
  await frame(page).getByRole("button", { name: "Fill in" }).click();
  await expect(field(page)).toHaveValue("team-gpu");
  await dialog(page).getByRole("button", { name: "Forget all" }).click();
  await expect(word(page)).toHaveText("my_cluster");
  await page.reload();
  await expect(word(page)).toHaveText("my_cluster");
});

test("the form works by keyboard; Escape discards the input and returns the focus", async ({ page }) => {
  await openPage(page);
  const button = frame(page).getByRole("button", { name: "Fill in" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("other");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(word(page)).toHaveText("my_cluster");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("");
});

test("copying a code block copies the values that it shows", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => localStorage.setItem("values", '{"my_cluster":"team-gpu"}'));
  await page.goto(path);
  await hydrated(page);
  await expect(word(page)).toHaveText("team-gpu");
  await frame(page).getByRole("button", { name: "Copy" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^fedml launch \S+ -c team-gpu$/m);
});

for (const [kind, entered] of [
  ["a key", "0123456789abcdef0123456789abcdef"],
  ["a token", "hf_abcdefgh"],
  ["a key behind a prefix", "acme_sk_1234567890abcdef1234567890"],
  ["a JSON web token", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc"],
  ["what a shell would run", "x; rm -r ."],
  ["what a command would read as an option", "-rf"],
] as const) {
  test(`${kind} is rejected and not stored`, async ({ page }) => {
    await openPage(page);
    await frame(page).getByRole("button", { name: "Fill in" }).click();
    await page.keyboard.type(entered);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(await field(page).evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe("");
    expect(await page.evaluate(() => localStorage.getItem("values"))).toBeNull();
  });
}

for (const kept of ["{", "null", "[1]", '{"my_cluster":"<b>x</b>"}', '{"my_cluster":7}', '{"constructor":"x"}']) {
  test(`ignores ${kept} in storage`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("values", text), kept);
    await openPage(page);
  });
}

test("a page without words to fill in has no form and loads no script for it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto("/federate/tech/overview");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("dialog.values")).toHaveCount(0);
  expect(asked.filter((pathname) => pathname.startsWith("/values-"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("code blocks show their original words and no button", async ({ page }) => {
    await page.goto(path);
    await expect(frame(page)).toContainText("my_cluster");
    await expect(page.getByText("Fill in", { exact: true }).first()).toBeHidden();
    await expect(page.locator("dialog.values")).toBeHidden();
  });
});
