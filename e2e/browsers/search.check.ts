import { expect, test } from "./test";

const dialog = '[role="dialog"][aria-label="Search"]';
const field = `${dialog} input`;
/** Runs in the page. */
const isFocused = (selector: string) => document.activeElement?.matches(selector);

test("Ctrl+K opens the search, and Enter opens the result", async ({ reader }) => {
  await reader.open("/launch");
  await reader.press("Control+k");
  await reader.see(isFocused, field).toBe(true);
  await reader.type("job yaml");
  await reader.shown(`${dialog} [role="option"]`, "Job YAML").toBe(true);
  await reader.press("Enter");
  await reader.title().toBe("Job YAML");
  await reader.shown(dialog).toBe(false);
});

test("Escape closes the search and returns the focus to its button", async ({ reader }) => {
  await reader.open("/launch");
  await reader.click("header button[aria-keyshortcuts*=Control]");
  await reader.see(isFocused, field).toBe(true);
  await reader.press("Escape");
  await reader.shown(dialog).toBe(false);
  await reader.see(isFocused, "header button[aria-keyshortcuts*=Control]").toBe(true);
});

test("Tab keeps the focus in the open search window", async ({ reader }) => {
  await reader.open("/launch");
  await reader.press("Control+k");
  await reader.see(isFocused, field).toBe(true);
  await reader.type("yaml");
  await reader.shown(`${dialog} [role="option"]`).toBe(true);
  for (let stop = 0; stop < 15; stop += 1) {
    await reader.press(stop < 10 ? "Tab" : "Shift+Tab");
    // Tab also reaches the browser's own toolbars; no element of the document is focused then.
    const isInside = await reader.ask(
      (window) => document.activeElement === document.body || document.activeElement?.closest(window) !== null,
      dialog,
    );
    expect(isInside, `stop ${stop + 1}`).toBe(true);
  }
});

test("the search page answers the query in its address", async ({ reader }) => {
  await reader.open("/search?q=yaml");
  await reader.shown("main a", "Job YAML").toBe(true);
  await reader.click("main a", "Job YAML");
  await reader.title().toBe("Job YAML");
});
