import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../scripts/compress.mjs";
import { root } from "../scripts/workspace.mjs";
import { addresses, redirects } from "./addresses";
import { ask } from "./support/ask";
import { expectRightAnswers, hostilePrefixRequests, hostileRequests } from "./support/hostileRequests";
import { hasBrotli, hasNginx, startNginx, type Nginx } from "./support/nginx";
import { expect, hydrated, test, urlOf } from "./support/test";

const missing =
  'SKIPPED: there is no nginx on this machine. Debian: "apt-get install nginx-light", or name one in NGINX_PATH.';
if (!hasNginx) console.log(missing);

/** The tests run in one process, so that one server is enough. */
test.describe.configure({ mode: "default" });
test.skip(!hasNginx, missing);

test.describe("nginx", () => {
  let nginx: Nginx | undefined;
  const url = () => nginx?.url ?? "";
  let output: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    output = mkdtempSync(path.join(os.tmpdir(), "docs-site-output-"));
    cpSync(path.join(root, "public"), output, { recursive: true });
    await compress(output);
    nginx = await startNginx(output);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    rmSync(output, { recursive: true, force: true });
  });

  const script = () => readdirSync(output).find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";

  test("serves every address directly", async () => {
    for (const address of addresses) {
      const { status, headers } = await ask(url(), address);
      expect(status, address).toBe(200);
      expect(headers["content-type"], address).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"], address).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("redirects other spellings in one step and keeps the query", async () => {
    for (const [spelling, to] of [
      ["/launch/yaml/", "/launch/yaml"],
      ["/launch/yaml.html", "/launch/yaml"],
      ["/launch/yaml/index.html", "/launch/yaml"],
      ["/launch/yaml.html?a=1&b=2", "/launch/yaml?a=1&b=2"],
      ["/index.html", "/"],
      ["/index?a=1", "/?a=1"],
      ["/launch/index", "/launch"],
    ] as const) {
      const { status, headers } = await ask(url(), spelling);
      expect(status, spelling).toBe(301);
      expect(headers["location"], spelling).toBe(to);
    }
  });

  test("answers requests that no browser sends like the local server", async () => {
    await expectRightAnswers(url(), hostileRequests);
  });

  test("redirects former addresses permanently", async () => {
    for (const [from, to] of redirects) {
      const { status, headers } = await ask(url(), `${from}?a=1`);
      expect(status, from).toBe(301);
      expect(headers["location"], from).toBe(`${to}?a=1`);
    }
  });

  test("answers missing files with 404 and an uncached not-found page", async () => {
    for (const address of [
      "/nothing/here",
      "/404",
      "/404.html",
      "/nothing.html/x",
      "/app-00000000000000000000.js",
      "/static/none.png",
    ]) {
      const { status, headers, body } = await ask(url(), address);
      expect(status, address).toBe(404);
      expect(headers["cache-control"], address).toBe("public, max-age=0, must-revalidate");
      expect(body.toString(), address).toContain("Page not found");
    }
  });

  test("caches files with a digest for a year", async () => {
    const styles = readdirSync(output).find((file) => file.endsWith(".css")) ?? "";
    for (const file of [script(), styles]) {
      const { status, headers } = await ask(url(), `/${file}`);
      expect(status, file).toBe(200);
      expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    }
    const data = await ask(url(), "/page-data/launch/yaml/page-data.json");
    expect(data.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test("allows other sites to load JSON Schemas, and nothing else", async () => {
    const schema = await ask(url(), "/schemas/job.json");
    expect(schema.status).toBe(200);
    expect(schema.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(schema.headers["access-control-allow-origin"]).toBe("*");
    expect(schema.headers["x-content-type-options"]).toBe("nosniff");
    for (const address of ["/launch/yaml", "/search-assets/index.json", "/schemas/none.json"]) {
      expect((await ask(url(), address)).headers["access-control-allow-origin"], address).toBeUndefined();
    }
  });

  test("serves precompressed files unchanged", async () => {
    const file = readFileSync(path.join(output, "launch/yaml/index.html"));
    const packed = await ask(url(), "/launch/yaml", { headers: { "Accept-Encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers["vary"]).toBe("Accept-Encoding");
    expect(packed.body.equals(readFileSync(path.join(output, "launch/yaml/index.html.gz")))).toBe(true);
    expect(gunzipSync(packed.body).equals(file)).toBe(true);
    expect((await ask(url(), "/launch/yaml")).body.equals(file)).toBe(true);
    const code = await ask(url(), `/${script()}`, { headers: { "Accept-Encoding": "gzip" } });
    expect(code.headers["content-encoding"]).toBe("gzip");
    expect(code.headers["content-type"]).toContain("application/javascript");
  });

  test("prefers Brotli to gzip", async () => {
    const absent = 'SKIPPED: nginx has no brotli here. Debian: "apt-get install libnginx-mod-http-brotli-static".';
    if (!hasBrotli) console.log(absent);
    test.skip(!hasBrotli, absent);
    const { headers, body } = await ask(url(), "/launch/yaml", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["vary"]).toContain("Accept-Encoding");
    expect(brotliDecompressSync(body).equals(readFileSync(path.join(output, "launch/yaml/index.html")))).toBe(true);
  });

  test("answers range, HEAD and conditional requests", async () => {
    const whole = readFileSync(path.join(output, script()));
    const part = await ask(url(), `/${script()}`, { headers: { Range: "bytes=10-19" } });
    expect(part.status).toBe(206);
    expect(part.body.equals(whole.subarray(10, 20))).toBe(true);
    const head = await ask(url(), "/launch/yaml", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const etag = head.headers["etag"] ?? "";
    expect((await ask(url(), "/launch/yaml", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("sends the security headers with every response", async () => {
    for (const address of ["/", "/launch/yaml", `/${script()}`, "/nothing", "/launch/", "/mlops/user_guide"]) {
      const { headers } = await ask(url(), address);
      expect(headers["content-security-policy"], address).toContain("script-src 'self' 'sha256-");
      expect(headers["strict-transport-security"], address).toContain("max-age=31536000");
      expect(headers["x-content-type-options"], address).toBe("nosniff");
      expect(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"], address).toContain("camera=()");
    }
  });

  test("serves pages that hydrate and navigate", async ({ page }) => {
    await page.goto(`${url()}/launch/yaml/`);
    await expect(page).toHaveURL(`${url()}/launch/yaml`);
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deploy" }).click();
    await expect(page).toHaveURL(/\/deploy/);
    await expect(page.locator("h1")).toHaveCount(1);
  });
});

test.describe("nginx with a site built for a path", () => {
  let nginx: Nginx | undefined;
  const url = () => nginx?.url ?? "";
  const prefix = "/docs";

  test.beforeAll(async () => {
    nginx = await startNginx(process.env["E2E_FIXTURE_FOLDER"] ?? "", prefix);
  });
  test.afterAll(() => nginx?.stop());

  test("serves only addresses below the path", async () => {
    expect(urlOf("E2E_FIXTURE_URL")).toMatch(/\/docs$/);
    for (const [address, status, to] of [
      ["", 200, undefined],
      ["/launch/yaml", 200, undefined],
      ["/", 301, "/docs"],
      ["/launch/yaml/index.html", 301, "/docs/launch/yaml"],
      ["/mlops/user_guide", 301, "/docs/federate/cross-silo/user_guide"],
      ["/nothing", 404, undefined],
      ["/_headers", 404, undefined],
    ] as const) {
      const answer = await ask(url(), address);
      expect(answer.status, address).toBe(status);
      expect(answer.headers["location"], address).toBe(to);
    }
    const outside = new URL(url()).origin;
    expect((await ask(outside, "/launch/yaml")).status).toBe(404);
    expect((await ask(outside, "/docsearch")).body.toString()).toContain("Page not found");
  });

  test("answers requests that no browser sends like the local server", async () => {
    await expectRightAnswers(url(), hostilePrefixRequests);
  });

  test("redirects a former address in any encoding", async () => {
    const former = "/old/größe";
    for (const spelling of [
      encodeURI(former),
      encodeURI(former).toLowerCase(),
      encodeURI(former.normalize("NFD")),
      // The raw bytes, as some programs send them.
      Buffer.from(former).toString("latin1"),
    ]) {
      const { status, headers } = await ask(url(), `${spelling}?a=1`);
      expect(status, spelling).toBe(301);
      expect(headers["location"], spelling).toBe("/docs/launch/features/pictures?a=1");
    }
  });

  test("serves pages that hydrate and navigate", async ({ page }) => {
    await page.goto(`${url()}/launch/yaml`);
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deploy" }).click();
    await expect(page).toHaveURL(/\/docs\/deploy/);
  });
});
