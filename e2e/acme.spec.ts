import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../scripts/serve.mjs";
import { searchWindowStrings } from "../src/site/searchWindowStrings";
import { buildStrings, strings } from "../src/site/strings";
import * as german from "./sites/acme/src/site/strings";
import { findings } from "./support/axe";
import { expect, hydrated, test } from "./support/test";
import { acmePrefix, buildAcme } from "./support/workspaces";

/** A site of another company on the same engine: its own words, colours, groups, addresses, and no reference data. */
test.describe("another site", () => {
  // One build and one server for all.
  test.describe.configure({ mode: "default", timeout: 120_000 });
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  let output = "";
  let server: Awaited<ReturnType<typeof serve>>;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    output = await buildAcme();
    server = await serve(output, 0, acmePrefix);
  });
  test.afterAll(() => {
    server.server.closeAllConnections();
    server.server.close();
  });

  const at = (address: string) => `${server.url}${address}`;

  /** Every address of the site, from the root, without the prefix. */
  function addresses(): readonly string[] {
    const sitemap = readFileSync(path.join(output, "sitemap-0.xml"), "utf8");
    const listed = [...sitemap.matchAll(/<loc>https:\/\/handbuch\.acme\.example\/handbuch(.*?)<\/loc>/g)];
    return [...listed.map(([, address]) => address || "/"), "/finden", "/404.html"];
  }

  test("a reader walks through it", async ({ page }) => {
    await page.goto(at("/"));
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page).toHaveTitle("Acme Handbuch");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page
      .getByRole("link", { name: /^Anleitung/ })
      .last()
      .click();
    await expect(page.locator("h1")).toHaveText("Anleitung");
    await page.getByRole("link", { name: "Betrieb" }).first().click();
    await expect(page.locator("h1")).toHaveText("Betrieb");
    await expect(page.getByRole("navigation", { name: "Pfad" })).toContainText("Anleitung");
    await page.getByRole("link", { name: "Die Presse warten Was nach hundert Stunden" }).click();
    await page.locator("label", { hasText: "Große Presse" }).click();
    await expect(page.getByText("Neun Liter.")).toBeVisible();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Betrieb");
    await page.goto(at("/start"));
    await page.waitForURL(at("/anleitung"));
  });

  test("the search has its own address and words", async ({ page }) => {
    await page.goto(at("/anleitung"));
    await hydrated(page);
    await page.keyboard.press("Control+K");
    const dialog = page.getByRole("dialog", { name: "Suche" });
    // What is no key of the test's keyboard goes to the field alone.
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("Öl");
    await expect(dialog.getByRole("option").first()).toContainText("Ölwechsel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`/anleitung/betrieb/warten#${encodeURIComponent("ölwechsel")}`));
    await page.goto(at("/finden?wort=Kolben"));
    await expect(page.getByRole("status")).toContainText("1 Seite zu „Kolben“");
  });

  for (const theme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      test(`axe finds nothing in ${theme} mode at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
        for (const address of addresses()) {
          await page.goto(at(address));
          await hydrated(page);
          expect(await findings(page, address)).toEqual([]);
        }
      });
    }
  }

  test("no page says a word of this site's interface", async ({ page }) => {
    const foreign = new Set(textsOf({ strings, buildStrings, searchWindowStrings }));
    for (const own of textsOf({ ...german })) foreign.delete(own);
    const expectNone = async (where: string) => {
      const seen = await wordsOn(page);
      expect({ where, words: seen.filter((text) => foreign.has(text)) }).toEqual({ where, words: [] });
    };
    for (const address of addresses()) {
      await page.goto(at(address));
      await hydrated(page);
      await expectNone(address);
    }
    await page.goto(at("/anleitung/aufstellen"));
    await hydrated(page);
    await page.keyboard.press("?");
    await expectNone("shortcuts");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("Kolben");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    await expectNone("search");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expectNone("drawer");
  });

  test("no file holds a text or a name of this site", () => {
    const own = textsOf({ ...german });
    const foreign = textsOf({ strings, buildStrings, searchWindowStrings })
      .flatMap((text) => text.split(/\{.*?\}/))
      .map((text) => text.trim())
      .filter((text) => text.includes(" ") && !own.includes(text));
    const found = filesOf(output).flatMap((file) => {
      const text = readFileSync(file, "utf8");
      // DocSearch carries texts in English, which the site's replace, and names of phones.
      const isDocSearch = file.endsWith(".js") && text.includes("DocSearch-Modal");
      if (isDocSearch) return [];
      const texts = foreign.filter((each) => text.includes(each));
      return [...texts, ...(text.match(/fedml|nexus|federated/gi) ?? [])].map(
        (each) => `${path.relative(output, file)}: ${each}`,
      );
    });
    expect(found).toEqual([]);
  });
});

type Texts = { readonly [key: string]: string | Texts };

function textsOf(texts: object): readonly string[] {
  return Object.values(texts as Texts).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|md|svg|txt|xml|conf)$|^_/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @returns every text and every name that a reader sees or hears on a page, also of what is not shown yet. */
function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = ["aria-label", "title", "placeholder", "alt"];
    const names = [...document.querySelectorAll("*")].flatMap((each) => named.map((name) => each.getAttribute(name)));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style")) texts.push(walker.currentNode.nodeValue);
    return [...names, ...texts].map((text) => text?.trim() ?? "").filter(Boolean);
  });
}
