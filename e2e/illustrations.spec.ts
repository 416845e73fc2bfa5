import type { Locator, Page } from "@playwright/test";
import { findings } from "./everySite/axe";
import { expect, hydrated, test } from "./support/test";

/** Pages with key pictures and sketches. */
const addresses = [
  "/federate",
  "/federate/cross-silo/overview",
  "/platform",
  "/platform/overview",
  "/platform/train",
  "/platform/federate-cross-device",
  "/launch",
  "/launch/on-prem/install",
  "/deploy",
  "/deploy/low_code_ui",
];

interface Shown {
  readonly name: string | null;
  readonly arrangements: number;
  /** Smallest letter size, in CSS pixels. */
  readonly least: number;
  /** Texts that extend beyond the picture or overlap another text. */
  readonly misplaced: readonly string[];
}

/** @returns what a reader sees in the illustrations of a page. */
function illustrations(page: Page): Promise<readonly Shown[]> {
  return page.locator(":is(.key-picture, .sketch) > [role='img']").evaluateAll((pictures) =>
    pictures.map((picture) => {
      const shown = [...picture.querySelectorAll("svg")].filter((svg) => svg.checkVisibility());
      const texts = shown.flatMap((svg) => [...svg.querySelectorAll("text")]);
      const room = picture.getBoundingClientRect();
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const misplaced = texts.filter((_, index) => {
        const box = boxes[index] ?? room;
        if (box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom)
          return true;
        // The distance between lines is smaller than the height of their boxes.
        return boxes.some(
          (other, at) =>
            at !== index &&
            box.left < other.right &&
            other.left < box.right &&
            Math.abs(box.top - other.top) < box.height * 0.7,
        );
      });
      const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0));
      return {
        name: picture.getAttribute("aria-label"),
        arrangements: shown.length,
        least: Math.min(...sizes),
        misplaced: misplaced.map((text) => text.textContent ?? ""),
      };
    }),
  );
}

for (const width of [360, 768, 1024, 1440])
  test(`illustrations show one arrangement with legible labels at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const shown = await illustrations(page);
      expect(shown.length, address).toBeGreaterThan(0);
      for (const { name, arrangements, least, misplaced } of shown) {
        expect([address, name, arrangements, misplaced]).toEqual([address, expect.stringMatching(/\w{4}/), 1, []]);
        expect(least, `${address}: ${name ?? ""}`).toBeGreaterThanOrEqual(12);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

for (const theme of ["light", "dark"] as const)
  test(`pages with illustrations have no accessibility findings in ${theme} mode`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    for (const address of ["/launch", "/deploy/low_code_ui"]) {
      await page.goto(address);
      await hydrated(page);
      expect(await findings(page, address)).toEqual([]);
    }
  });

test("illustrations take their colors from the mode, or from the system in forced-colors mode", async ({ page }) => {
  await page.goto("/federate");
  const colors = () =>
    page.evaluate(() =>
      ["[data-kind=server] > rect", "[data-kind=client] > rect", ".hue-1", ".way", "text"].map((selector) => {
        const { fill, stroke } = getComputedStyle(document.querySelector(`.key-picture ${selector}`) ?? document.body);
        return `${fill} ${stroke}`;
      }),
    );
  const light = await colors();
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  const dark = await colors();
  light.forEach((color, index) => expect(dark[index]).not.toBe(color));
  await page.emulateMedia({ forcedColors: "active" });
  const strokes = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "CanvasText";
    const expected = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll(".key-picture :is(rect, path, circle)")].map(
      (shape) => getComputedStyle(shape).stroke === expected,
    );
  });
  expect(strokes.length).toBeGreaterThan(20);
  expect(strokes).not.toContain(false);
});

test("drawings can be enlarged to the window and keep their colors", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, selector] of [
    ["/launch", ".key-picture"],
    ["/deploy/low_code_ui", ".sketch"],
    ["/open-source/cli/model", ".diagram"],
    ["/open-source/cli/cluster", ".diagram"],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const figure = page.locator(selector).first();
    const look = (root: Locator) =>
      root.evaluate((element) => {
        const drawing = [...element.querySelectorAll("[role=img] svg")].find((svg) => svg.checkVisibility());
        const [word, shape] = [drawing?.querySelector("text"), drawing?.querySelector("path, rect")];
        if (!word || !shape) throw new Error("There is no drawing.");
        return { letters: word.getScreenCTM()?.a ?? 0, stroke: getComputedStyle(shape).stroke };
      });
    const before = await look(figure);
    await figure.getByRole("button", { name: /^Enlarge: / }).click();
    const dialog = page.getByRole("dialog");
    const after = await look(dialog);
    expect(after.letters, address).toBeGreaterThan(before.letters * 1.5);
    expect(after.stroke, address).toBe(before.stroke);
    const room = await dialog.evaluate((element) => ({
      width: element.clientWidth / innerWidth,
      height: element.clientHeight / innerHeight,
      rest: element.scrollHeight - element.clientHeight,
    }));
    expect(room.width, address).toBeGreaterThan(0.9);
    expect(room.height, address).toBeGreaterThan(0.85);
    expect(room.rest, address).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("on a phone, diagrams keep their letter size, and wide ones fade out at the edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/platform/overview");
  await hydrated(page);
  const drawing = page.locator(".diagram-drawing").first();
  const shown = await drawing.evaluate((box) => ({
    letters: 13 * (box.querySelector("text")?.getScreenCTM()?.a ?? 0),
    more: box.scrollWidth - box.clientWidth,
    fade: getComputedStyle(box, "::after").backgroundImage,
    // When it is scrolled to the end, the drawing ends before the fade.
    beyond: (() => {
      box.scrollLeft = box.scrollWidth;
      const fade = parseFloat(getComputedStyle(box, "::after").inlineSize);
      const picture = box.querySelector("svg")?.getBoundingClientRect().right ?? Infinity;
      return picture - (box.getBoundingClientRect().right - fade - 1);
    })(),
  }));
  expect(shown.letters).toBeCloseTo(13, 1);
  expect(shown.more).toBeGreaterThan(0);
  expect(shown.fade).toContain("linear-gradient");
  expect(Math.abs(shown.beyond)).toBeLessThan(1);
  // A picture that the dialog would not show larger has no button.
  await page.goto("/launch");
  await expect(page.locator(".key-picture [data-action=zoom]")).toBeHidden();
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("is reported when the reader enlarges a drawing, who may try again", async ({ page, context }) => {
    await page.goto("/launch");
    await hydrated(page);
    await context.setOffline(true);
    const enlarge = page
      .locator(".key-picture")
      .first()
      .getByRole("button", { name: /^Enlarge: / });
    await enlarge.click();
    await expect(page.getByText("You might want to check your network connection.")).toBeVisible();
    await context.setOffline(false);
    await enlarge.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
