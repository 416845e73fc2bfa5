import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { SiteSettings } from "../../shared/settings";
import { beforePaintScript } from "./beforePaintScript";

const root = document.documentElement;
const colorMode = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false } as const;
const colors = { light: "#ffffff", dark: "#0f1218" };
const announcement = { id: "news-2", text: "News.", link: null, isDismissible: true };

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
});
afterEach(() => void jest.restoreAllMocks());

function run(
  changes: Partial<SiteSettings["colorMode"]> = {},
  news: SiteSettings["announcement"] = announcement,
): void {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  const script = document.createElement("script");
  script.textContent = beforePaintScript({ colorMode: { ...colorMode, ...changes }, announcement: news }, colors);
  document.head.append(script);
  script.remove();
}

const themeColor = () => document.querySelector("meta[name='theme-color']")?.getAttribute("content");

test("shows the default mode, and marks that script runs", () => {
  run();
  expect(root.dataset).toEqual(expect.objectContaining({ theme: "light", js: "" }));
  expect(themeColor()).toBe("#ffffff");
  run({ defaultMode: "dark" });
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(themeColor()).toBe("#0f1218");
});

test("shows the stored mode; what is no mode is light", () => {
  localStorage.setItem("theme", "dark");
  run();
  expect(root).toHaveAttribute("data-theme", "dark");
  localStorage.setItem("theme", "sepia");
  run();
  expect(root).toHaveAttribute("data-theme", "light");
});

test("does without storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("Storage is forbidden.");
  });
  run({ defaultMode: "dark" });
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(root).toHaveAttribute("data-js", "");
});

test("a site without the switch does not ask for a stored mode", () => {
  localStorage.setItem("theme", "dark");
  run({ disableSwitch: true });
  expect(root).toHaveAttribute("data-theme", "light");
});

test("the system's wish counts where the settings say so, and a stored choice before it", () => {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes("dark") }) });
  run();
  expect(root).toHaveAttribute("data-theme", "light");
  run({ respectPrefersColorScheme: true });
  expect(root).toHaveAttribute("data-theme", "dark");
  localStorage.setItem("theme", "light");
  run({ respectPrefersColorScheme: true });
  expect(root).toHaveAttribute("data-theme", "light");
});

test("a hidden sidebar stays hidden", () => {
  run();
  expect(root).not.toHaveAttribute("data-sidebar");
  localStorage.setItem("sidebar", "hidden");
  run();
  expect(root).toHaveAttribute("data-sidebar", "hidden");
});

test("an announcement stays dismissed until its id changes", () => {
  localStorage.setItem("announcement.dismissed", "news-1");
  run();
  expect(root).not.toHaveAttribute("data-announcement");
  localStorage.setItem("announcement.dismissed", "news-2");
  run();
  expect(root).toHaveAttribute("data-announcement", "dismissed");
  run({}, null);
  expect(root).not.toHaveAttribute("data-announcement");
});

test("no setting ends the script element", () => {
  expect(beforePaintScript({ colorMode, announcement: { ...announcement, id: "</script>" } }, colors)).not.toContain(
    "</",
  );
});
