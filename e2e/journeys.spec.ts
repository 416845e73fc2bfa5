import { expect, test, type ConsoleMessage, type Page } from "@playwright/test";
import { hydrated, sidewaysOverflow } from "./support/test";
import { Random } from "./support/random";

/** Tolerance of a position, in CSS pixels: a line of text. Content that loads late above it (a formula's font) moves it that far. */
const line = 24;
/** Number of steps of a journey. */
const length = 120;
/** JOURNEY_SEED=… takes another journey. The default is fixed, so that every change is judged by the same journey. */
const seed = Number(process.env["JOURNEY_SEED"] ?? 20261122);

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 997, height: 700 },
  { width: 390, height: 844 },
] as const;
const words = ["yaml", "cluster", "login", "fedavg", "secure aggregation", "gpu", "model card", "docker"];
const starts = ["/launch/yaml", "/federate", "/open-source/api/deploy", "/category/federated-analytics", "/"];
const hashes = ["#nope", "#top", "#100%", "#%E0%A4%A"];

/** One entry of the history, with what the reader expects of it. */
interface Entry {
  readonly path: string;
  /** The hash in the address; undefined if the reader has not followed a link to one. */
  hash?: string;
  /** The scroll position where the reader left it; null if it cannot be predicted. */
  y: number | null;
  width: number;
}

test(`a random journey of ${length} steps always shows the page and position that the reader expects`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const journey = new Journey(page, new Random(seed));
  await journey.begin();
  for (let step = 0; step < length; step += 1) await journey.step();
});

class Journey {
  readonly errors: string[] = [];
  private readonly log: string[] = [];
  private readonly headings = new Map<string, string>();
  private entries: Entry[] = [];
  private index = 0;
  private isOffline = false;

  constructor(
    private readonly page: Page,
    private readonly random: Random,
  ) {
    page.on("pageerror", ({ message }) => this.errors.push(message));
    page.on("console", (message: ConsoleMessage) => {
      // Requests fail while offline, and Chromium reports them.
      if (message.type() === "error" && !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  async begin(): Promise<void> {
    await this.page.setViewportSize(sizes[0]);
    const path = this.random.of(starts);
    await this.page.goto(path);
    await hydrated(this.page);
    this.entries = [{ path, y: 0, width: sizes[0].width }];
  }

  /** Takes one step, and checks that everything is as the reader expects. */
  async step(): Promise<void> {
    const steps: (readonly [number, string, () => Promise<void>])[] = [
      [30, "click", () => this.click()],
      [25, "scroll", () => this.scroll()],
      [14, "back", () => this.traverse(-1)],
      [6, "forward", () => this.traverse(1)],
      [6, "hash", () => this.setHash()],
      [5, "resize", () => this.resize()],
      [5, "network", () => this.switchNetwork()],
      [6, "search", () => this.search()],
      [3, "reload", () => this.reload()],
    ];
    let left = this.random.next() * steps.reduce((sum, [weight]) => sum + weight, 0);
    const [, name, take] = steps.find(([weight]) => (left -= weight) < 0) ?? this.random.of(steps);
    this.log.push(name);
    try {
      await take();
      await this.check();
    } catch (error) {
      throw new Error(
        `After ${this.log.slice(-12).join(", ")}: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }

  private async check(): Promise<void> {
    const { page } = this;
    const entry = this.entry();
    await expect.poll(() => this.address()).toBe(entry.path);
    await expect(page.locator("h1")).toHaveText(await this.headingOf(entry.path));
    expect((await page.locator("main").innerText()).trim().length).toBeGreaterThan(20);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(this.errors).toEqual([]);
    const y = await this.settled();
    if (entry.y !== null && entry.width === this.width()) {
      const most = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(Math.abs(y - Math.min(entry.y, Math.max(0, most)))).toBeLessThan(line);
    }
    entry.y = y;
    entry.width = this.width();
  }

  private async click(): Promise<void> {
    const { page, random } = this;
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const [x, y] = [left + Math.min(width / 2, 20), top + Math.min(height / 2, 10)];
        const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
        const isOurs = link.origin === location.origin && !/\.[a-z]+$/.test(link.pathname) && link.target === "";
        return isOurs && hit && link.contains(hit)
          ? [{ x, y, path: link.pathname + link.search, hash: link.hash }]
          : [];
      }),
    );
    if (links.length === 0) return;
    const link = random.of(links);
    this.log.push(`on ${link.path}${link.hash}${this.isOffline ? " offline" : ""}`);
    const before = this.entry();
    const [from, fragment] = await page.evaluate(() => [window.scrollY, location.hash] as const);
    await page.mouse.click(link.x, link.y);
    if (link.path === before.path) {
      if (link.hash !== "") await this.jumped(link.hash, from);
      else {
        // Following the same address again adds no entry; following it without its hash does.
        const entry = { path: before.path, y: 0, width: this.width() };
        if (fragment === "") this.entries[this.index] = entry;
        else this.push(entry);
      }
      return;
    }
    // A page that was not prefetched cannot load offline; the reader stays.
    const notice = page.getByRole("alert").filter({ hasText: "This page could not be loaded." });
    if (this.isOffline) {
      await expect.poll(async () => (await notice.count()) > 0 || this.address() !== before.path).toBe(true);
      if ((await notice.count()) > 0) {
        this.log.push("stays");
        return;
      }
    }
    await expect.poll(() => this.address()).not.toBe(before.path);
    // The reader left the page where the click was.
    if (before.width === this.width()) before.y = from;
    // A former address redirects.
    await expect(page.locator("h1")).not.toHaveText("");
    await this.settled();
    this.push({ path: this.address(), y: await this.arrival(link.hash), width: this.width() });
    this.entry().hash = new URL(page.url()).hash;
  }

  private async setHash(): Promise<void> {
    const ids = await this.page.evaluate(() =>
      [...document.querySelectorAll("article h2[id], article h3[id]")].map(({ id }) => `#${id}`),
    );
    const hash = this.random.of([...hashes, ...ids]);
    this.log.push(hash);
    const from = await this.page.evaluate(() => window.scrollY);
    const isSame = await this.page.evaluate((next) => {
      const before = location.hash;
      location.hash = next;
      return location.hash === before;
    }, hash);
    if (isSame) this.entry().y = null;
    else await this.jumped(hash, from);
  }

  /** Records that the reader followed a hash within the page, and where the reader left the entry before. */
  private async jumped(hash: string, from: number): Promise<void> {
    const { path } = this.entry();
    const isNew = await this.page.evaluate(() => location.hash);
    const before = this.entry();
    if (before.hash === isNew) {
      before.y = null;
      return;
    }
    before.y = from;
    await this.settled();
    this.push({ path, y: await this.arrival(hash), width: this.width() });
    this.entry().hash = isNew;
  }

  /** Scroll position of a page after a link to it: its top, or where the heading of the hash is below the navbar. */
  private async arrival(hash: string): Promise<number> {
    return this.page.evaluate((wanted) => {
      let name = wanted.slice(1);
      let target = name === "" ? null : document.getElementById(name);
      try {
        name = decodeURIComponent(name);
        target ??= name === "" ? null : document.getElementById(name);
      } catch {
        // A hash that cannot be decoded names nothing.
      }
      if (!target || target.getClientRects().length === 0) return target ? window.scrollY : 0;
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
      const margin = parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;
      const top = target.getBoundingClientRect().top + window.scrollY - padding - margin;
      return Math.max(0, Math.min(top, document.documentElement.scrollHeight - window.innerHeight));
    }, hash);
  }

  private async scroll(): Promise<void> {
    const { page, random } = this;
    await page.mouse.move(Math.floor(this.width() / 2), 400);
    const key = random.of(["", "", "", "End", "Home", "PageDown"]);
    if (key === "") await page.mouse.wheel(0, random.integer(3000) - 1000);
    else await page.keyboard.press(key);
    await this.settled();
    this.entry().y = null;
  }

  private async traverse(step: -1 | 1): Promise<void> {
    const next = this.entries[this.index + step];
    if (!next) return;
    const before = this.entry();
    await this.page.evaluate((by) => history.go(by), step);
    const notice = this.page.getByRole("alert").filter({ hasText: "This page could not be loaded." });
    if (this.isOffline && next.path !== before.path) {
      await expect.poll(async () => (await notice.count()) > 0 || this.address() === next.path).toBe(true);
      await this.page.waitForTimeout(300);
      // The address returns to that of the page that is shown.
      if ((await notice.count()) > 0) return void this.log.push("stays");
    }
    this.index += step;
    await expect.poll(() => this.address()).toBe(next.path);
  }

  private async resize(): Promise<void> {
    const size = this.random.of(sizes);
    this.log.push(String(size.width));
    await this.page.setViewportSize(size);
    this.entry().y = null;
  }

  private async switchNetwork(): Promise<void> {
    this.isOffline = !this.isOffline;
    await this.page.context().setOffline(this.isOffline);
  }

  private async search(): Promise<void> {
    const { page, random } = this;
    if (this.isOffline) return;
    await page.keyboard.press("Control+k");
    const modal = page.locator(".DocSearch-Modal");
    await expect(modal).toBeVisible();
    const word = random.of(words);
    this.log.push(word);
    await page.keyboard.type(word);
    await expect(modal.getByRole("option").first()).toBeVisible();
    if (random.next() < 0.4) {
      await page.keyboard.press("Escape");
      await expect(modal).toHaveCount(0);
      return;
    }
    const before = await page.evaluate(() => location.href);
    const first = modal.getByRole("option").first();
    const isHere = (await first.evaluate((row) => (row.closest("a") ?? row.querySelector("a"))?.href)) === before;
    await page.keyboard.press("Enter");
    await expect(modal).toHaveCount(0);
    if (isHere) {
      // Opening the same address again adds no entry.
      this.entry().y = null;
      return;
    }
    await expect.poll(() => page.evaluate(() => location.href)).not.toBe(before);
    await expect(page.locator("h1")).not.toHaveText("");
    await this.settled();
    const hash = await page.evaluate(() => location.hash);
    this.push({ path: this.address(), y: await this.arrival(hash), width: this.width() });
    this.entry().hash = hash;
  }

  private async reload(): Promise<void> {
    if (this.isOffline) return;
    await this.page.reload();
    await hydrated(this.page);
  }

  private entry(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error("The journey has left its history.");
    return entry;
  }

  private push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
  }

  private width(): number {
    return this.page.viewportSize()?.width ?? 0;
  }

  /** The address in the browser: the page itself cannot answer while a new document replaces it. */
  private address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Heading of a page, from the file that the server has for its address. */
  private async headingOf(path: string): Promise<string> {
    const known = this.headings.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(new URL(path, this.page.url()));
    const html = await answer.text();
    const heading = /<h1[^>]*>(?<text>[\s\S]*?)<\/h1>/.exec(html)?.groups?.["text"] ?? "";
    const text = await this.page.evaluate((source) => {
      const element = new DOMParser().parseFromString(source, "text/html").body;
      return element.textContent ?? "";
    }, heading);
    this.headings.set(path, text);
    return text;
  }

  /** @returns the scroll position once it has not changed for a third of a second; a busy machine stalls for less. */
  private settled(): Promise<number> {
    return this.page.evaluate(async () => {
      const longest = performance.now() + 5000;
      let since = performance.now();
      for (let last = -1; performance.now() - since < 333 && performance.now() < longest;) {
        if (window.scrollY !== last) since = performance.now();
        last = window.scrollY;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return window.scrollY;
    });
  }
}
