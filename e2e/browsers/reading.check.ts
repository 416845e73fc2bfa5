import { expect, test } from "./test";

const sidebar = "aside nav";
const contents = 'nav[aria-label="On this page"]';

/** Runs in the page: where the element of an anchor is in the viewport. */
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
/** Runs in the page: where the navbar ends. */
const navbarEnd = () => Math.round(document.querySelector("header")?.getBoundingClientRect().bottom ?? NaN);

test("a page shows its title, text and code block", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.title().toBe("Job YAML");
  await reader.shown("article p", "The job YAML tells").toBe(true);
  await reader.shown("article figure.code", "job.yaml").toBe(true);
});

test("a sidebar link clicked far down opens its page at the top", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.scrollTo(3000);
  await reader.click(`${sidebar} a[href="/launch/cli"]`);
  await reader.title().toBe("Launch commands");
  expect(await reader.restingPlace()).toBe(0);
});

test("a link in the text opens its page without a full load, and Back and Forward return", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.ask(() => void Object.assign(window, { isSameDocument: true }));
  await reader.scrollTo(3000);
  await reader.click('.heading:has(#where-to-go-next) ~ * a[href="/launch/cli"]');
  await reader.title().toBe("Launch commands");
  expect(await reader.restingPlace()).toBe(0);
  expect(await reader.ask(() => "isSameDocument" in window)).toBe(true);
  await reader.back();
  await reader.title().toBe("Job YAML");
  await reader.see(() => window.scrollY > 800).toBe(true);
  await reader.forward();
  await reader.title().toBe("Launch commands");
  expect(await reader.restingPlace()).toBe(0);
});

test("Back restores the scroll position of the page", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.scrollTo(2000);
  const left = await reader.restingPlace();
  await reader.click('header nav a[href="/federate"]');
  await reader.title().toBe("What is Federate?");
  await reader.back();
  await reader.title().toBe("Job YAML");
  await reader.see((place) => Math.abs(window.scrollY - place), left).toBeLessThanOrEqual(2);
  expect(Math.abs((await reader.restingPlace()) - left)).toBeLessThanOrEqual(2);
});

test("an address with an anchor shows its heading below the navbar", async ({ reader }) => {
  await reader.open("/launch/yaml#every-key");
  await reader.restingPlace();
  const top = await reader.ask(topOf, "every-key");
  const end = await reader.ask(navbarEnd);
  expect(top).toBeGreaterThanOrEqual(end);
  expect(top).toBeLessThan(end + 100);
});

test("an address with a missing anchor shows the top of the page", async ({ reader }) => {
  await reader.open("/launch/yaml#nothing-of-the-kind");
  await reader.title().toBe("Job YAML");
  expect(await reader.restingPlace()).toBe(0);
});

test("a contents list entry scrolls to its heading, and Back restores the position", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.scrollTo(2500);
  const left = await reader.restingPlace();
  await reader.click(`${contents} a[href="#smallest-useful-file"]`);
  await reader.see(() => location.hash).toBe("#smallest-useful-file");
  await reader.restingPlace();
  const end = await reader.ask(navbarEnd);
  const top = await reader.ask(topOf, "smallest-useful-file");
  expect(top).toBeGreaterThanOrEqual(end);
  expect(top).toBeLessThan(end + 100);
  await reader.back();
  await reader.see(() => location.hash).toBe("");
  await reader.see((place) => Math.abs(window.scrollY - place), left).toBeLessThanOrEqual(2);
});

test("the contents list marks the current section", async ({ reader }) => {
  const marked = (list: string) => document.querySelector(`${list} a[aria-current="location"]`)?.getAttribute("href");
  await reader.open("/launch/yaml#what-goes-wrong");
  await reader.see(marked, contents).toBe("#what-goes-wrong");
  await reader.click(`${contents} a[href="#smallest-useful-file"]`);
  await reader.see(marked, contents).toBe("#smallest-useful-file");
});

test("the colour mode can be switched and is remembered", async ({ reader }) => {
  const mode = () => [
    document.documentElement.dataset["theme"],
    getComputedStyle(document.documentElement).backgroundColor,
  ];
  await reader.open("/launch");
  const [, light] = await reader.ask(mode);
  await reader.click('button[aria-label="Switch to dark mode"]');
  await reader.see(() => document.documentElement.dataset["theme"]).toBe("dark");
  const [, dark] = await reader.ask(mode);
  expect(dark).not.toBe(light);
  await reader.open("/federate");
  expect(await reader.ask(mode)).toEqual(["dark", dark]);
  await reader.click('button[aria-label="Switch to light mode"]');
  await reader.see(() => document.documentElement.dataset["theme"]).toBe("light");
});

test("a branch of the sidebar opens and closes", async ({ reader }) => {
  await reader.open("/launch");
  const inside = `${sidebar} a[href="/launch/on-prem/install"]`;
  const name = "Launch on On-premise Cluster";
  await reader.shown(inside).toBe(true);
  await reader.click(`${sidebar} button[aria-label="Close ${name}"]`);
  await reader.shown(inside).toBe(false);
  await reader.click(`${sidebar} button[aria-label="Open ${name}"]`);
  await reader.shown(inside).toBe(true);
});

test("the sidebar stays hidden on the next page until it is shown again", async ({ reader }) => {
  await reader.open("/launch/yaml");
  await reader.click("aside button", "Hide sidebar");
  await reader.shown(sidebar).toBe(false);
  await reader.open("/launch/cli");
  await reader.shown(sidebar).toBe(false);
  await reader.click('button[aria-label="Show sidebar"]');
  await reader.shown(sidebar).toBe(true);
});

test("a tab switches every group with the same choice, and the choice is remembered", async ({ reader }) => {
  const page = "/open-source/cli/federate";
  /** Runs in the page: the values that its tab groups show. */
  const chosen = () => [
    ...new Set([...document.querySelectorAll<HTMLInputElement>(".tabs-choice:checked")].map(({ value }) => value)),
  ];
  await reader.open(page);
  expect(await reader.ask(chosen)).toEqual(["client"]);
  await reader.click("label.tabs-label", "Server");
  await reader.see(chosen).toEqual(["server"]);
  await reader.open("/launch");
  await reader.open(page);
  await reader.see(chosen).toEqual(["server"]);
});

test("the copy button of a code block reports that it copied", async ({ reader }) => {
  await reader.open("/launch");
  await reader.hover("figure.code");
  await reader.click("figure.code button[data-action='copy']");
  await reader.shown("figure.code button[aria-label='Copied']").toBe(true);
});

test("a term is underlined and shows its definition on hover until Escape", async ({ reader }) => {
  await reader.open("/open-source/cli/federate");
  expect(
    await reader.ask(() => getComputedStyle(document.querySelector(".term-word") as Element).textDecorationLine),
  ).toBe("underline");
  await reader.shown(".term-card").toBe(false);
  await reader.hover(".term-word");
  await reader.shown(".term-card").toBe(true);
  await reader.press("Escape");
  await reader.shown(".term-card").toBe(false);
});

test("a dismissed announcement stays dismissed on the next page", async ({ reader }) => {
  const announcement = 'section[aria-label="Announcement"]';
  await reader.open("/launch");
  await reader.shown(announcement).toBe(true);
  await reader.click(`${announcement} button`);
  await reader.shown(announcement).toBe(false);
  await reader.open("/federate");
  await reader.shown(announcement).toBe(false);
});

test("an unknown address suggests pages with similar addresses", async ({ reader }) => {
  await reader.open("/launch/yml");
  await reader.click("main ul a", "Job YAML");
  await reader.title().toBe("Job YAML");
});

test("leaving a page whose scripts are still loading reports no error", async ({ reader }, { project }) => {
  test.skip(project.name === "WebKit", "Its driver says nothing of a page before all of it is loaded.");
  await reader.openSlowly("/launch/yaml");
  await reader.shown("article p", "The job YAML tells").toBe(true);
  await reader.see(() => document.querySelector("script[src*='component---']") !== null).toBe(true);
  await reader.click('header nav a[href="/federate"]');
  await reader.title().toBe("What is Federate?");
});
