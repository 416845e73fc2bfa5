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

test("shows the default mode, and marks that scripts run", () => {
  run();
  expect(root.dataset).toEqual(expect.objectContaining({ theme: "light", js: "" }));
  expect(themeColor()).toBe("#ffffff");
  run({ defaultMode: "dark" });
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(themeColor()).toBe("#0f1218");
});

test("shows the stored mode, and light if the stored value is invalid", () => {
  localStorage.setItem("theme", "dark");
  run();
  expect(root).toHaveAttribute("data-theme", "dark");
  localStorage.setItem("theme", "sepia");
  run();
  expect(root).toHaveAttribute("data-theme", "light");
});

test("works without storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("Storage is forbidden.");
  });
  run({ defaultMode: "dark" });
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(root).toHaveAttribute("data-js", "");
});

test("ignores the stored mode on a site without the switch", () => {
  localStorage.setItem("theme", "dark");
  run({ disableSwitch: true });
  expect(root).toHaveAttribute("data-theme", "light");
});

test("follows the system's mode if the settings say so, and prefers a stored choice", () => {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes("dark") }) });
  run();
  expect(root).toHaveAttribute("data-theme", "light");
  run({ respectPrefersColorScheme: true });
  expect(root).toHaveAttribute("data-theme", "dark");
  localStorage.setItem("theme", "light");
  run({ respectPrefersColorScheme: true });
  expect(root).toHaveAttribute("data-theme", "light");
});

test("keeps a hidden sidebar hidden", () => {
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

test("escapes settings so that they cannot end the script element", () => {
  expect(beforePaintScript({ colorMode, announcement: { ...announcement, id: "</script>" } }, colors)).not.toContain(
    "</",
  );
});
