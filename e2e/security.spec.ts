import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../scripts/workspace.mjs";
import { ask } from "./support/ask";
import { expect, hydrated, spareNetwork, takenOver, test, urlOf } from "./support/test";

const kinds = {
  home: "/",
  "a document": "/launch/yaml",
  "a document with formulas": "/federate/security/overview",
  "a category": "/category/federated-analytics",
  "a plain page with every element": "/markdown-page",
  search: "/search?q=yaml",
  "a former address": "/mlops/user_guide",
  "not found": "/nothing/here",
} as const;

/** Expression for the policy's violations on the page so far. */
const violations = `(window.violations ??= [])`;
const watchViolations = `addEventListener("securitypolicyviolation", (event) => ${violations}.push(event.violatedDirective + " " + event.blockedURI))`;

test.describe("under the security policy", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const [name, address] of Object.entries(kinds)) {
    test(`${name} works without violations`, async ({ page }) => {
      await page.addInitScript(watchViolations);
      const response = await page.goto(address);
      expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
      await hydrated(page);
      await expect(page.locator("h1")).toHaveCount(1);
      await page.getByRole("button", { name: /^Switch to dark mode/ }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await page.evaluate(violations)).toEqual([]);
    });
  }

  test("pages opened by links work without violations", async ({ page }) => {
    await page.addInitScript(watchViolations);
    await page.goto(kinds.search);
    await takenOver(page);
    // A former address loads its target in full, and the test above checks the policy of that page.
    const linked = Object.entries(kinds).filter(([name]) => name !== "search" && name !== "a former address");
    for (const [, to] of linked) {
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }, to);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toHaveCount(1);
    }
    expect(await page.evaluate(violations)).toEqual([]);
  });
});

test.describe("the security policy", () => {
  test.use({ expectedErrors: [/Content Security Policy|404/] });

  test("blocks scripts that the build did not write, and inline event handlers", async ({ page }) => {
    await spareNetwork(page);
    await page.addInitScript(watchViolations);
    await page.goto("/launch/yaml");
    await takenOver(page);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.broken = ''";
      document.body.append(script);
      const picture = document.createElement("img");
      picture.setAttribute("onerror", "document.body.dataset.broken = ''");
      picture.src = "/none.png";
      document.body.append(picture);
      const timer = document.createElement("script");
      timer.src = "https://other.example.org/a.js";
      document.body.append(timer);
    });
    await expect
      .poll(() => page.evaluate(`${violations}.map((text) => text.split(" ")[0])`))
      .toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr"]));
    await expect(page.locator("body")).not.toHaveAttribute("data-broken");
  });
});

test("the policy allows only the site's own scripts, plus exactly the hosts in the settings", async () => {
  const policyOf = async (url: string) =>
    String((await ask(url, "/launch/yaml")).headers["content-security-policy"]).split("; ");
  const site = await policyOf(process.env["E2E_URL"] ?? "");
  expect(site.filter((directive) => directive.includes("unsafe"))).toEqual(["style-src-attr 'unsafe-inline'"]);
  expect(site.join("; ")).not.toMatch(/https?:|\*/);
  const fixture = await policyOf(urlOf("E2E_FIXTURE_URL"));
  const hosts = fixture.flatMap((directive) => {
    const [name, ...values] = directive.split(" ");
    return values.filter((value) => value.startsWith("http")).map((value) => `${name} ${value}`);
  });
  const widget = "https://chat.example.org";
  const analytics = "https://stats.example.org";
  const index = ["testapp-dsn.algolia.net", ...[1, 2, 3].map((turn) => `testapp-${turn}.algolianet.com`)];
  expect(hosts).toEqual([
    ...["script-src", "img-src", "connect-src"].flatMap((name) => [`${name} ${widget}`, `${name} ${analytics}`]),
    ...index.map((host) => `connect-src https://${host}`),
    `frame-src ${widget}`,
  ]);
});

test("links to other sites have rel=noopener", async ({ page }) => {
  for (const address of [kinds.home, kinds["a document"], "/federate/tech/papers"]) {
    await page.goto(address);
    const bare = page.locator('a[href^="http"]:not([rel~="noopener"])');
    expect(await bare.evaluateAll((links) => links.map((link) => link.outerHTML)), address).toEqual([]);
  }
});

test.describe("the output", () => {
  const output = path.join(root, "public");
  const files = () =>
    readdirSync(output, { recursive: true })
      .map((file) => path.join(output, String(file)))
      .filter((file) => statSync(file).isFile());

  test("contains no source map", () => {
    expect(files().filter((file) => file.endsWith(".map"))).toEqual([]);
    const mapped = files().filter((file) => /\.(?:js|css)$/.test(file) && /sourceMappingURL=/.test(read(file)));
    expect(mapped).toEqual([]);
  });

  test("contains nothing about the machine that built it", () => {
    const places = [root, os.homedir(), os.tmpdir()].filter((place) => place.length > 4);
    const names = [os.hostname(), gitAddress()].filter((name) => name.length > 4);
    const told = files().filter((file) => {
      const text = read(file);
      // Only whole words: "/root" is part of many addresses.
      return [...places, ...names].some((word) => new RegExp(`(?<![\\w/.-])${escaped(word)}(?![\\w-])`).test(text));
    });
    expect(told.map((file) => path.relative(output, file))).toEqual([]);
  });

  test("contains no secret key", () => {
    const keys =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[abprs]-[A-Za-z0-9-]{10}|\bnpm_[A-Za-z0-9]{36}\b|\bsk_live_[A-Za-z0-9]{20}|\bAIza[0-9A-Za-z_-]{35}\b|\beyJ[A-Za-z0-9_-]{15,}\.eyJ/;
    const told = files().filter((file) => keys.test(read(file)));
    expect(told.map((file) => path.relative(output, file))).toEqual([]);
    // The pattern finds a key if there is one.
    expect(keys.test(`AKIA${"A".repeat(16)}`)).toBe(true);
  });
});

function read(file: string): string {
  return readFileSync(file, "latin1");
}

/** Email address of the builder in Git's configuration; "" if there is none. */
function gitAddress(): string {
  try {
    return execFileSync("git", ["config", "user.email"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
