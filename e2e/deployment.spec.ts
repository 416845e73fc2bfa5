import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { root } from "../scripts/workspace.mjs";
import { inlineParts } from "../node/outputs/host/inlineParts";
import { ask } from "./support/ask";
import { writeNextBuild } from "./support/nextBuild";
import { hasNginx, startReloadableNginx, workers, type ReloadableNginx } from "./support/nginx";
import { makeHome, type Home, type Outcome } from "./support/releases";
import { button, dialog, field, options } from "./support/search";
import { expect, fastNetwork, hydrated, spareNetwork, takenOver, test } from "./support/test";
import { fixturePrefix } from "./support/workspaces";

const missing =
  'SKIPPED: deployments need nginx on Linux. Debian: "apt-get install nginx-light", or name one in NGINX_PATH.';
const isHere = hasNginx && process.platform === "linux";
if (!isHere) console.log(missing);

/** The tests run one after another in one process, because they deploy to the same server. */
test.describe.configure({ mode: "default" });
test.skip(!isHere, missing);

/** A page whose text the second build changes, with its heading before and after, and a page that the second build lacks. */
const changed = { path: "/federate", before: "What is Federate?", after: "What is Federate now?" };
const removed = { path: "/launch/cli", before: "Launch commands" };

let home: Home;
let nginx: ReloadableNginx;
let second: string;

test.beforeAll(async () => {
  home = makeHome();
  second = writeNextBuild(path.join(root, "public"));
  for (const file of ["federate/index.html", "federate.html", "page-data/federate/page-data.json"]) {
    const text = readFileSync(path.join(second, file), "utf8");
    expect(text).toContain(changed.before);
    writeFileSync(path.join(second, file), text.replaceAll(changed.before, changed.after));
  }
  for (const file of [removed.path, `${removed.path}.html`, `page-data${removed.path}`]) {
    rmSync(path.join(second, file), { recursive: true });
  }
  expect((await home.run(["add", path.join(root, "public"), "first"])).code).toBe(0);
  nginx = await startReloadableNginx(home.included);
  // Serve it once, so that a test can begin with either release.
  expect((await release("add", second, "second")).code).toBe(0);
});
test.beforeEach(() => serve("first"));
test.afterAll(async () => {
  await nginx.stop();
  home.remove();
  rmSync(second, { recursive: true, force: true });
});

/** Runs deploy/release.sh for the running nginx, and waits until the old workers have ended. */
async function release(...args: readonly string[]): Promise<Outcome> {
  const ended = nginx.endedWorkers();
  const outcome = await home.run(args, { NGINX_TEST: nginx.testCommand, NGINX_RELOAD: nginx.reloadCommand });
  if (outcome.code === 0) await expect.poll(() => nginx.endedWorkers()).toBe(ended + workers);
  return outcome;
}

async function serve(name: "first" | "second"): Promise<void> {
  expect(await release("rollback", name)).toEqual({ code: 0, text: `Release "${name}" is served.\n` });
}

interface Tab {
  readonly page: Page;
  /** Console errors, exceptions, and failed requests. */
  readonly faults: readonly string[];
}

/** Opens a page in a new tab. @param isAhead whether the page prefetches links. */
async function openTab(context: BrowserContext, address: string, isAhead = false): Promise<Tab> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on("requestfailed", (request) => {
    const text = request.failure()?.errorText ?? "";
    // The browser cancels pending requests when it reloads a page.
    if (text !== "net::ERR_ABORTED") faults.push(`${text} ${request.url()}`);
  });
  await (isAhead ? fastNetwork(page) : spareNetwork(page));
  await page.goto(nginx.url + address);
  await hydrated(page);
  return { page, faults };
}

async function clickLink(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
}

/** Expects the address, title and heading of one page, from one build. */
async function shows(page: Page, address: string, heading: string, build: "first" | "second"): Promise<void> {
  await expect(page.locator("h1")).toHaveText(heading);
  await expect(page).toHaveURL(nginx.url + address);
  await expect(page).toHaveTitle(new RegExp(heading === changed.after ? "Federate" : heading.replace(/\W/g, ".")));
  await expect(page.locator("h1")).toHaveCount(1);
  await takenOver(page);
  expect(await buildOf(page)).toBe(build);
}

/** The build whose script runs in a page. */
async function buildOf(page: Page): Promise<string> {
  const source = (await page.locator('script[src*="/app-"]').first().getAttribute("src")) ?? "";
  return /-f{20}\.js$/.test(source) ? "second" : "first";
}

test.describe("a tab that was open before a deployment", () => {
  test("loads the new page in full from a link; Back and Forward show the right pages", async ({ context }) => {
    const { page, faults } = await openTab(context, "/launch/yaml");
    await serve("second");
    await clickLink(page, changed.path);
    await shows(page, changed.path, changed.after, "second");
    await page.goBack();
    await expect(page).toHaveURL(`${nginx.url}/launch/yaml`);
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await takenOver(page);
    await page.goForward();
    await shows(page, changed.path, changed.after, "second");
    expect(faults).toEqual([]);
  });

  test("shows a prefetched page as it was, and the new one after a reload", async ({ context }) => {
    const { page, faults } = await openTab(context, "/launch/yaml", true);
    await page.locator(`a[href="${changed.path}"]`).filter({ visible: true }).first().hover();
    await page.waitForFunction((asked) => window.___loader?.loadPageSync(asked) !== undefined, changed.path);
    await serve("second");
    await clickLink(page, changed.path);
    await shows(page, changed.path, changed.before, "first");
    await page.reload();
    await shows(page, changed.path, changed.after, "second");
    expect(faults).toEqual([]);
  });

  test("shows the page in memory after Back, and the new one after a reload", async ({ context }) => {
    const { page, faults } = await openTab(context, changed.path);
    await clickLink(page, "/launch");
    await shows(page, "/launch", "What is Launch?", "first");
    await serve("second");
    await page.goBack();
    await shows(page, changed.path, changed.before, "first");
    await page.reload();
    await shows(page, changed.path, changed.after, "second");
    expect(faults).toEqual([]);
  });

  test("opens the search for the first time, finds results and opens the new page", async ({ context }) => {
    const { page, faults } = await openTab(context, "/launch/yaml");
    await serve("second");
    await button(page).click();
    await field(page).fill("federate");
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page)).not.toContainText("Unable to fetch results");
    expect(await buildOf(page)).toBe("first");
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => buildOf(page)).toBe("second");
    await expect(page.locator("h1")).toHaveCount(1);
    expect(faults).toEqual([]);
  });

  test("shows a removed page as not found, without other errors", async ({ context }) => {
    const { page, faults } = await openTab(context, "/launch/yaml");
    await serve("second");
    await clickLink(page, removed.path);
    await shows(page, removed.path, "Page not found", "second");
    const ofPage = [`404 ${removed.path}`, `404 /page-data${removed.path}/page-data.json`];
    const others = faults.filter((fault) => !ofPage.includes(fault) && !/^Failed to load resource.*404/.test(fault));
    expect(others).toEqual([]);
    expect(faults).toContain(ofPage[0]);
  });

  test("keeps working after its release is rolled back", async ({ context }) => {
    await serve("second");
    const link = await openTab(context, "/launch/yaml");
    const search = await openTab(context, "/launch/yaml");
    expect(await buildOf(link.page)).toBe("second");
    const { code } = await release("rollback");
    expect(code).toBe(0);
    await clickLink(link.page, removed.path);
    await shows(link.page, removed.path, removed.before, "first");
    await button(search.page).click();
    await field(search.page).fill("federate");
    await expect(options(search.page).first()).toBeVisible();
    await search.page.reload();
    await shows(search.page, "/launch/yaml", "Job YAML", "first");
    expect([...link.faults, ...search.faults]).toEqual([]);
  });
});

test("every response during a deployment has the page and the policy of the same build", async () => {
  const seen = new Set<string>();
  let isOver = false;
  const look = async () => {
    // nginx closes kept-alive connections when it reloads; browsers then repeat the request.
    const { status, headers, body } = await ask(nginx.url, changed.path, { headers: { Connection: "close" } });
    const html = body.toString();
    expect(status).toBe(200);
    seen.add(html.includes(changed.after) ? "second" : "first");
    for (const script of inlineParts(html).scripts) expect(headers["content-security-policy"]).toContain(script);
  };
  const askOn = async () => {
    while (!isOver) await look();
  };
  const switching = (async () => {
    try {
      for (let round = 0; round < 5; round += 1) for (const name of ["second", "first"] as const) await serve(name);
    } finally {
      isOver = true;
    }
  })();
  const all = [switching, ...Array.from({ length: 4 }, askOn)];
  // Even if something fails, nothing may still be running when the folders are removed.
  await Promise.allSettled(all);
  await Promise.all(all);
  expect([...seen].sort()).toEqual(["first", "second"]);
});

test("the two builds have different policies, which the tests above rely on", async () => {
  const policies: unknown[] = [];
  for (const name of ["first", "second"] as const) {
    await serve(name);
    const { headers, body } = await ask(nginx.url, changed.path);
    policies.push(headers["content-security-policy"]);
    expect(inlineParts(body.toString()).scripts.size).toBeGreaterThan(0);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test("after a deployment, old files with digests stay available, and removed pages answer 404", async () => {
  const named = readdirSync(path.join(root, "public")).filter((name) => /[0-9a-f]{20}\.(?:js|css)$/.test(name));
  await serve("second");
  for (const name of named) {
    const { status, headers } = await ask(nginx.url, `/${name}`);
    expect(status, name).toBe(200);
    expect(headers["cache-control"], name).toContain("immutable");
  }
  expect((await ask(nginx.url, removed.path)).status).toBe(404);
  expect((await ask(nginx.url, `/page-data${removed.path}/page-data.json`)).status).toBe(404);
});

test("a release that nginx rejects leaves the previous one served", async () => {
  const broken = `${second}-broken`;
  cpSync(second, broken, { recursive: true });
  try {
    const rules = path.join(broken, "_nginx/site.conf");
    writeFileSync(rules, `${readFileSync(rules, "utf8")}\nno_such_directive on;\n`);
    const { code, text } = await release("add", broken, "broken");
    expect(code).toBe(1);
    expect(text).toContain('unknown directive "no_such_directive"');
    expect(text).toContain('nginx does not accept release "broken"');
  } finally {
    rmSync(broken, { recursive: true, force: true });
  }
  expect(home.served()).toBe("first");
  expect(existsSync(path.join(home.folder, "releases/broken"))).toBe(false);
  expect((await ask(nginx.url, changed.path)).body.toString()).toContain(changed.before);
  // A reload of nginx for another reason would find a valid configuration.
  await serve("second");
});

test("a site built for a path is served only below that path", async () => {
  const docs = makeHome();
  let server: ReloadableNginx | undefined;
  try {
    const { code } = await docs.run(["add", process.env["E2E_FIXTURE_FOLDER"] ?? ""]);
    expect(code).toBe(0);
    server = await startReloadableNginx(docs.included);
    const { status, headers, body } = await ask(server.url, `${fixturePrefix}/launch/yaml`);
    expect(status).toBe(200);
    for (const script of inlineParts(body.toString()).scripts) {
      expect(headers["content-security-policy"]).toContain(script);
    }
    const [program = ""] = /\/docs\/app-[0-9a-f]{20}\.js/.exec(body.toString()) ?? [];
    expect((await ask(server.url, program)).headers["cache-control"]).toContain("immutable");
    expect((await ask(server.url, "/launch/yaml")).status).toBe(404);
    expect((await ask(server.url, `${fixturePrefix}/_nginx/site.conf`)).status).toBe(404);
  } finally {
    await server?.stop();
    docs.remove();
  }
});
