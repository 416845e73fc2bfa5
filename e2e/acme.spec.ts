import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../scripts/serve.mjs";
import { root } from "../scripts/workspace.mjs";
import { searchWindowStrings } from "../src/site/searchWindowStrings";
import { buildStrings, strings } from "../src/site/strings";
import * as germanWindow from "./sites/acme/src/site/searchWindowStrings";
import * as german from "./sites/acme/src/site/strings";
import { expect, hydrated, test } from "./support/test";
import { acmePrefix, buildAcme, runSiteTests } from "./support/workspaces";

const sitesFolder = path.join(root, "e2e/sites/acme");

/** Another company's site on the same engine: its own strings, colours, groups and addresses, and no reference data. */
test.describe("another site on the same engine", () => {
  // One build and one server for all tests.
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

  test("can be browsed: navigation, breadcrumbs, tabs, Back and redirects work", async ({ page }) => {
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
    await page.getByRole("link", { name: /^Die Presse warten Was nach hundert Stunden/ }).click();
    await page.locator("label", { hasText: "Große Presse" }).click();
    await expect(page.getByText("Neun Liter.")).toBeVisible();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Betrieb");
    await page.goto(at("/start"));
    await page.waitForURL(at("/anleitung"));
  });

  test("links each tag of a page to the list of pages with that tag", async ({ page }) => {
    await page.goto(at("/anleitung/aufstellen"));
    await hydrated(page);
    await expect(page.locator("footer", { hasText: "Themen:" })).toContainText("Themen: Montage, Maße & Gewichte");
    await page.getByRole("link", { name: "Maße & Gewichte" }).click();
    await expect(page.locator("h1")).toHaveText("Themen: Maße & Gewichte");
    await expect(page).toHaveURL(at(encodeURI("/themen/maße-gewichte")));
    expect(
      await page.locator("main li a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(["/anleitung/aufstellen", "/nachschlagen/masse"].map((path) => acmePrefix + path));
    await page.goto(at("/themen"));
    await expect(page.getByRole("link", { name: "Montage Wie es steht. 1 Seite" })).toBeVisible();
  });

  test("renders a sidebar that is written entry by entry", async ({ page }) => {
    await page.goto(at("/nachschlagen"));
    await hydrated(page);
    const sidebar = page.locator("aside nav");
    expect(await sidebar.locator("li > a, li > button").allInnerTexts()).toEqual([
      "Nachschlagen",
      "Zahlen",
      "Maße",
      "Die Presse kaufen",
    ]);
    await expect(sidebar.getByRole("link", { name: "Die Presse kaufen" })).toHaveAttribute(
      "href",
      "https://www.acme.example/presse",
    );
    await sidebar.getByRole("link", { name: "Maße" }).click();
    await expect(page.locator("h1")).toHaveText("Maße");
    await expect(page.getByRole("navigation", { name: "Pfad" })).toContainText("Zahlen");
    // This is the last page: the external link after it does not count as a next page.
    await expect(page.locator("a[rel=next]")).toHaveCount(0);
  });

  test("switches versions on the same page, and links an old page to the newest version", async ({ page }) => {
    await page.goto(at("/anleitung/betrieb/warten"));
    await hydrated(page);
    const bar = page.getByRole("navigation", { name: "Hauptbereich" });
    const menu = bar.locator("details", { hasText: /^Fassung/ });
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "1.0", exact: true }).click();
    await expect(page).toHaveURL(at("/1.0/anleitung/betrieb/warten"));
    await expect(page.getByText("Nach fünfzig Stunden")).toBeVisible();
    await expect(page.locator("aside nav").getByRole("link", { name: "Die Presse einlagern" })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/handbuch\/anleitung\/betrieb\/warten$/,
    );
    await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute("content", "docs-acme-1.0");
    await page.locator("article").getByRole("link", { name: "Diese Seite in der Fassung 2.0 lesen" }).click();
    await expect(page).toHaveURL(at("/anleitung/betrieb/warten"));
    await expect(page.getByText("Du liest die Fassung")).toHaveCount(0);
    // A page that only one of the versions has.
    await page.goto(at("/1.0/anleitung/lager"));
    await hydrated(page);
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "2.0 (ohne diese Seite)" }).click();
    await expect(page).toHaveURL(at("/anleitung"));
  });

  test("keeps the search and the navbar in the version that was read last", async ({ page }) => {
    await page.goto(at("/1.0/anleitung/lager"));
    await hydrated(page);
    await page.goto(at("/finden?wort=Riemen"));
    await expect(page.getByRole("status")).toContainText("1 Seite zu „Riemen“");
    await page.getByRole("navigation", { name: "Hauptbereich" }).getByRole("link", { name: "Anleitung" }).click();
    await expect(page).toHaveURL(at("/1.0/anleitung"));
    await page.goto(at("/anleitung"));
    await hydrated(page);
    await page.goto(at("/finden?wort=Riemen"));
    await expect(page.getByText("Keine Treffer für")).toBeVisible();
  });

  test("lists a page of an older version in the sitemap only if the newest version lacks it", () => {
    expect(addresses().filter((address) => address.startsWith("/1.0"))).toEqual(["/1.0/anleitung/lager"]);
  });

  test("redirects former addresses to full URLs, including the prefix", () => {
    const pageOf = (name: string) => readFileSync(path.join(output, name), "utf8");
    expect(pageOf("start.html")).toContain('href="https://handbuch.acme.example/handbuch/anleitung"');
    expect(pageOf("laden.html")).toContain(
      '<link data-react-helmet="true" rel="canonical" href="https://www.acme.example/presse"',
    );
  });

  test("reports a search without results, and suggests nothing if no suggestions are set", async ({ page }) => {
    await page.goto(at("/finden?wort=Zeppelin"));
    await expect(page.getByText("Keine Treffer für")).toBeVisible();
    await expect(page.getByText("Vielleicht hilft")).toHaveCount(0);
  });

  test("uses the configured search address, query parameter and strings", async ({ page }) => {
    await page.goto(at("/anleitung"));
    await hydrated(page);
    await page.keyboard.press("Control+K");
    const dialog = page.getByRole("dialog", { name: "Suche" });
    // Playwright inserts characters that its keyboard has no key for directly into the focused field.
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("Ölw");
    await expect(dialog.getByRole("option").first()).toContainText("Ölwechsel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`/anleitung/betrieb/warten#${encodeURIComponent("ölwechsel")}`));
    await page.goto(at("/finden?wort=Kolben"));
    await expect(page.getByRole("status")).toContainText("1 Seite zu „Kolben“");
  });

  test("passes the tests for every site", async () => {
    test.setTimeout(300_000);
    const { code, text } = await runSiteTests(output, acmePrefix);
    expect(code, text).toBe(0);
    expect(text).toMatch(/^ {2}\d\d passed/m);
    expect(text).not.toContain("skipped");
  });

  test("shows only its own words on every page", async ({ page }) => {
    const isOwn = ownWords();
    const expectOwn = async (where: string) => {
      // The not-found page repeats the address; the search window names its provider.
      const allowed = [where, "Algolia"];
      // A colon after a label is not a word.
      const foreign = (await wordsOn(page)).filter((text) => !isOwn(text.replace(/:$/, "")) && !allowed.includes(text));
      expect({ where, foreign }).toEqual({ where, foreign: [] });
    };
    for (const address of addresses()) {
      await page.goto(at(address));
      await hydrated(page);
      await expectOwn(address);
    }
    await page.goto(at("/anleitung/aufstellen"));
    await hydrated(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectOwn("shortcuts");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+K");
    await page.keyboard.type("Kolben");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    await expectOwn("search");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Nachschlagen" }).first().click();
    await expect(page.locator("h1")).toHaveText("Nachschlagen");
    await expect(page.locator("#gatsby-announcer")).toHaveText("Nachschlagen");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expectOwn("drawer");
  });

  test("contains no text or name of the original site in any file", () => {
    const own = textsOf({ ...german });
    const foreign = textsOf({ strings, buildStrings, searchWindowStrings })
      .flatMap((text) => text.split(/\{.*?\}/))
      .map((text) => text.trim())
      .filter((text) => text.includes(" ") && !own.includes(text));
    const found = filesOf(output).flatMap((file) => {
      const text = readFileSync(file, "utf8");
      // DocSearch contains English texts, which the site's strings replace, and names of phones.
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

/** @returns a function that says whether a text is one of the site's interface strings, or is in a file of the site. */
function ownWords(): (text: string) => boolean {
  const sources = filesOf(sitesFolder).map((file) => readFileSync(file, "utf8").replace(/\s+/g, " "));
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const patterns = textsOf({ ...german, ...germanWindow }).map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{.*?\}/)
          .map(escaped)
          .join(".*")}\\W*$`,
      ),
  );
  return (text) => {
    // The footer puts "© " in front of the site's words.
    const words = text.replace(/\s+/g, " ").replace(/^© /, "");
    // Signs, and single letters as in formulas, belong to no site.
    if (!/\p{L}{2}/u.test(words)) return true;
    return sources.some((source) => source.includes(words)) || patterns.some((pattern) => pattern.test(words));
  };
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|mdx?|svg|tsx?|txt|xml|conf|yml)$|^_/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * @returns every text and every accessible name on a page, including those that are not shown yet. Search results are left out,
 * because they join the texts of several elements.
 */
function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = ["aria-label", "title", "placeholder", "alt"];
    const names = [...document.querySelectorAll("*")].flatMap((each) => named.map((name) => each.getAttribute(name)));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = document.title.split(" · ");
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style, [role=option]"))
        texts.push(walker.currentNode.nodeValue);
    return [...names, ...texts].map((text) => text?.trim() ?? "").filter(Boolean);
  });
}
