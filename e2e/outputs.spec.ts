import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../scripts/workspace.mjs";
import { addresses, categoryAddresses, docAddresses, redirects } from "./addresses";
import { workspaceFolder } from "./support/workspaces";
import { expect, hydrated, test } from "./support/test";

const siteUrl = "https://doc.fedml.ai";
const published = addresses.filter((address) => address !== "/search");
const outputOf = (folder: string) => (file: string) => readFileSync(path.join(folder, "public", file), "utf8");
const site = outputOf(root);
const fixture = outputOf(workspaceFolder("fixture"));
const markdownOf = (address: string) => (address === "/" ? "/index.md" : `${address}.md`);
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));
const pageOf = (address: string) => site(address === "/" ? "/index.html" : `${address}.html`);

/** Values of one attribute, from elements whose tag contains a text. */
function attributes(html: string, element: string, marker: string, name: string): readonly string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, "g")) ?? [];
  return tags.filter((tag) => tag.includes(marker)).map((tag) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

interface Data {
  readonly "@context": string;
  readonly "@type": string;
  readonly [property: string]: unknown;
}

function dataOf(html: string): readonly Data[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(?<json>.*?)<\/script>/g)].map(
    ({ groups }) => JSON.parse(groups?.["json"] ?? "") as Data,
  );
}

test.describe("pages", () => {
  test("every page is written at its address with the required head elements", () => {
    for (const address of addresses) {
      const html = pageOf(address);
      expect(html, address).toMatch(/^<!DOCTYPE html><html [^>]*lang="en" dir="ltr"/);
      const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
      expect(title, address).toMatch(address === "/" ? /^Nexus AI Docs$/ : /.+ \| Nexus AI Docs$/);
      expect(attributes(html, "link", 'rel="canonical"', "href")).toEqual([siteUrl + address]);
      expect(attributes(html, "meta", 'name="docsearch:version"', "content"), address).toEqual(["current"]);
    }
  });

  test("every document is marked in the sidebar of its group", () => {
    for (const address of docAddresses) {
      const [sidebar = ""] = /<aside.*?<\/nav>/s.exec(pageOf(address)) ?? [];
      const current = sidebar.match(/<a [^>]*aria-current="page"[^>]*>/)?.[0] ?? "";
      expect(current, address).toContain(`href="${address}"`);
    }
  });

  test("categories link to their pages", () => {
    for (const address of categoryAddresses) {
      const html = pageOf(address);
      const [, path = ""] = /<li[^>]*><a [^>]*href="(\/[^"]+)"/.exec(html.slice(html.indexOf("<main"))) ?? [];
      expect(addresses as readonly string[], address).toContain(path);
    }
  });

  test("former addresses redirect to the new ones", () => {
    for (const [from, to] of redirects)
      expect(attributes(pageOf(from), "meta", 'name="redirect"', "content"), from).toEqual([to]);
  });
});

test("no page has a generator tag", () => {
  expect(published.filter((address) => pageOf(address).includes('name="generator"'))).toEqual([]);
});

test.describe("Markdown files", () => {
  test("exist for every page, are named in its head, and contain no MDX", () => {
    for (const address of published) {
      expect(attributes(headOf(pageOf(address)), "link", "text/markdown", "href"), address).toEqual([
        markdownOf(address),
      ]);
      const text = site(markdownOf(address));
      expect(text, address).toMatch(
        new RegExp(`^---\ntitle: "[^\n]+"\n(description: "[^\n]+"\n)?url: "${siteUrl}${address}"\n---\n\n# .`),
      );
      const prose = text.replace(/^(?<fence>`{3,})[^\n]*\n[\s\S]*?^\k<fence>$/gm, "").replace(/`[^`\n]*`/g, "");
      expect(prose, address).not.toMatch(/^:::|^<[A-Z]|^(?:import|export) |reference:|\{#/m);
      expect(prose, address).not.toMatch(/\]\((?!https?:|mailto:)/);
    }
  });

  test("contain the reference data", () => {
    expect(site("/open-source/cli/launch.md")).toMatch(/^\| Option \|/m);
    // The heading of the column says it already.
    expect(site("/open-source/cli/launch.md")).not.toContain("_Default");
    expect(site("/community/glossary.md")).toContain("\n| **aggregation** | ");
  });

  test("are served as text, not as a download", async ({ request }) => {
    const response = await request.get("/launch/yaml.md");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/markdown/);
  });

  test("do not exist for drafts", () => {
    expect(() => fixture("/launch/features/draft.md")).toThrow(/ENOENT/);
    for (const file of ["/llms.txt", "/llms-full.txt", "/feed.xml"]) {
      expect(fixture(file), file).not.toContain("/launch/features/draft");
    }
  });

  test("include the path prefix in every address", () => {
    const text = fixture("/launch/features/tabs.md");
    expect(text).toContain(`url: "${siteUrl}/docs/launch/features/tabs"`);
    expect(text).toContain("**Linux**\n\n");
    expect(fixture("/launch/features/live.md")).toContain(`](${siteUrl}/docs/launch/features/pictures#further-down)`);
    expect(fixture("/launch/features/live.md")).toContain("> **Tip: Boxes work here too**");
    expect(fixture("/launch/features/pictures.md")).toMatch(
      /!\[[^\]]+\]\(https:\/\/doc\.fedml\.ai\/docs\/static\/pictures\//,
    );
    const head = headOf(fixture("/launch/features/tabs.html"));
    expect(attributes(head, "link", "text/markdown", "href")).toEqual(["/docs/launch/features/tabs.md"]);
    expect(attributes(head, "link", "canonical", "href")).toEqual([`${siteUrl}/docs/launch/features/tabs`]);
    expect(attributes(head, "meta", '"og:image"', "content")).toEqual([
      `${siteUrl}/docs/cards/launch/features/tabs.png`,
    ]);
    for (const file of ["/llms.txt", "/feed.xml"]) {
      const outside = [...fixture(file).matchAll(/https:\/\/doc\.fedml\.ai(?!\/docs\/)/g)];
      expect(outside, file).toEqual([]);
    }
  });
});

test.describe("files for language models", () => {
  test("list every page once, with a file that exists", () => {
    const listed = [...site("/llms.txt").matchAll(/\]\(https:\/\/doc\.fedml\.ai(?<file>\/[^)]+)\)/g)].map(
      ({ groups }) => groups?.["file"] ?? "",
    );
    const pages = listed.filter((file) => file.endsWith(".md"));
    expect(pages.toSorted()).toEqual(
      published
        .filter((address) => address !== "/")
        .map(markdownOf)
        .toSorted(),
    );
    for (const file of listed) expect(site(file).length, file).toBeGreaterThan(0);
    expect(site("/llms.txt")).toMatch(/^# Nexus AI Docs\n\n> .+\n\n.+\n\n## /);
  });

  test("contain the full text of their pages", () => {
    const whole = site("/llms-full.txt");
    for (const address of published) expect(whole, address).toContain(`\nurl: "${siteUrl}${address}"\n`);
    const launch = site("/llms-full/launch.txt");
    expect(launch).toContain(`url: "${siteUrl}/launch/yaml"`);
    expect(launch).not.toContain(`url: "${siteUrl}/train"`);
  });
});

test.describe("JSON Schemas of configuration files", () => {
  const schemas = [
    ["/schemas/job.json", "/launch/yaml"],
    ["/schemas/model-config.json", "/deploy/yaml_ref"],
    ["/schemas/fedml_config.json", "/federate/api/api-fedml-api"],
    ["/schemas/gpu_mapping.json", "/federate/api/api-fedml-api"],
  ] as const;

  test("are served as JSON to any origin, at the address that their page names", async ({ page, request }) => {
    for (const [file, address] of schemas) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()["content-type"], file).toMatch(/^application\/json/);
      expect(response.headers()["access-control-allow-origin"], file).toBe("*");
      expect(await response.json(), file).toMatchObject({ $id: siteUrl + file, type: "object" });
      const line = `# yaml-language-server: $schema=${siteUrl}${file}`;
      await page.goto(address);
      await expect(page.locator("pre", { hasText: line }), file).toHaveText(line);
      expect(site(markdownOf(address)), file).toContain(`\`\`\`yaml\n${line}\n\`\`\``);
    }
    expect((await request.get("/launch/yaml")).headers()["access-control-allow-origin"]).toBeUndefined();
  });

  test("include the path prefix in their own addresses and in links to pages", () => {
    const file = "/schemas/gpu_mapping.json";
    const schema = JSON.parse(fixture(file)) as { readonly $id: string; readonly description: string };
    expect(schema.$id).toBe(`${siteUrl}/docs${file}`);
    expect(schema.description).toContain(`${siteUrl}/docs/`);
    expect(fixture("/launch/features/reference.md")).toContain(`$schema=${siteUrl}/docs${file}`);
    expect(fixture("/_headers")).toContain(`\n/docs${file}\n  Access-Control-Allow-Origin: *\n`);
  });
});

test.describe("the feed", () => {
  test("is valid, lists at most thirty entries, newest first, and is linked from a page", async ({ page }) => {
    await page.goto("/launch/yaml");
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute("href", "/feed.xml");
    const found = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (selector: string) =>
        [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
      return {
        error: feed.querySelector("parsererror")?.textContent ?? null,
        namespace: feed.documentElement.namespaceURI,
        own: ["id", "title", "updated", "author > name"].map((name) => texts(`feed > ${name}`).length),
        ids: texts("entry > id"),
        titles: texts("entry > title"),
        updated: texts("entry > updated"),
        self: feed.querySelector('feed > link[rel="self"]')?.getAttribute("href"),
      };
    }, site("/feed.xml"));
    expect(found.error).toBeNull();
    expect(found).toMatchObject({ namespace: "http://www.w3.org/2005/Atom", own: [1, 1, 1, 1] });
    expect(found.self).toBe(`${siteUrl}/feed.xml`);
    expect(found.ids.length).toBeLessThanOrEqual(30);
    expect(new Set(found.ids).size).toBe(found.ids.length);
    expect([found.titles.length, found.updated.length]).toEqual([found.ids.length, found.ids.length]);
    expect(found.updated).toEqual(found.updated.toSorted().toReversed());
    for (const day of found.updated) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    const known = new Set(published.map((address) => siteUrl + address));
    expect(found.ids.filter((id) => !known.has(id))).toEqual([]);
  });
});

test.describe("structured data", () => {
  test("describes every document as an article at its address", () => {
    for (const address of published.filter((one) => one !== "/" && !/^\/(?:category|paths)\//.test(one))) {
      const data = dataOf(pageOf(address));
      for (const one of data) expect(one["@context"], address).toBe("https://schema.org");
      const article = data.find((one) => one["@type"] === "TechArticle");
      expect(article, address).toMatchObject({
        headline: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        url: siteUrl + address,
        image: expect.stringMatching(/^https:\/\/doc\.fedml\.ai\/.+\.png$/),
        inLanguage: "en",
        isPartOf: { "@type": "WebSite", name: "Nexus AI Docs", url: `${siteUrl}/` },
      });
      // Copies without Git history have no dates.
      expect(String(article?.["dateModified"] ?? "2026-11-20")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test("gives every page breadcrumbs that are numbered from one and end at its address", () => {
    for (const address of published.filter((one) => one !== "/" && one !== "/markdown-page")) {
      const list = dataOf(pageOf(address)).find((one) => one["@type"] === "BreadcrumbList");
      const steps = (list?.["itemListElement"] ?? []) as readonly { position: number; name: string; item?: string }[];
      expect(steps.length, address).toBeGreaterThan(0);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { name } of steps) expect(name).toMatch(/\S/);
      expect(steps.at(-1)?.item, address).toBe(siteUrl + address);
    }
  });

  test("describes the site's search on the home page", () => {
    expect(dataOf(pageOf("/"))).toEqual([
      expect.objectContaining({
        "@type": "WebSite",
        name: "Nexus AI Docs",
        url: `${siteUrl}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      }),
    ]);
  });
});

test("every page has a social network picture of the declared size, below the file size limit", async () => {
  const sizes: number[] = [];
  for (const address of published) {
    const head = headOf(pageOf(address));
    const [picture = ""] = attributes(head, "meta", '"og:image"', "content");
    const file = path.join(root, "public", picture.replace(siteUrl, ""));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, address).toEqual({ format: "png", width: 1200, height: 630 });
    expect(attributes(head, "meta", '"og:image:width"', "content"), address).toEqual(["1200"]);
    expect(attributes(head, "meta", '"og:image:height"', "content"), address).toEqual(["630"]);
    expect(attributes(head, "meta", '"og:image:alt"', "content")[0], address).toMatch(/\S/);
    expect(attributes(head, "meta", '"twitter:image"', "content"), address).toEqual([picture]);
    sizes.push(readFileSync(file).length);
  }
  expect(Math.max(...sizes)).toBeLessThan(32_000);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(28_000);
});

test.describe("the page's menu", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the page, which it fetches only then, and works by keyboard", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/launch/yaml");
    await hydrated(page);
    expect(asked).not.toContain("/launch/yaml.md");
    await page.getByRole("button", { name: "Copy page" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site("/launch/yaml.md"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeHidden();
    await expect(page.locator("summary").filter({ hasText: "Markdown" })).toBeFocused();
  });

  test("stays within a narrow screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ["/open-source/cli/login-and-logout", "/category/benchmark", "/markdown-page"]) {
      await page.goto(address);
      await page.locator("summary").filter({ hasText: "Markdown" }).click();
      const box = await page.getByRole("link", { name: "View as Markdown" }).boundingBox();
      expect(box?.x, address).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), address).toBeLessThanOrEqual(320);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page's menu opens and links to the text files, without a copy button", async ({ page }) => {
    await page.goto("/launch/yaml");
    await page.locator("summary").filter({ hasText: "Markdown" }).click();
    await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveAttribute("href", "/launch/yaml.md");
    await expect(page.getByRole("link", { name: "All of Launch as text" })).toHaveAttribute(
      "href",
      "/llms-full/launch.txt",
    );
    await expect(page.getByRole("button", { name: "Copy page" })).toBeHidden();
  });
});
