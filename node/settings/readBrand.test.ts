import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { brandFile, readBrand } from "./readBrand";

const others = "--color-text: #101010; --color-soft: #202020; --color-muted: #303030;";
const hues = [1, 2, 3, 4, 5, 6].map((hue) => `--color-data-${hue}: #${String(hue).repeat(6)};`).join(" ");
const light = `--color-page: #ffffff; --color-accent: #AA0000; --color-accent-soft: #eeeeee; --color-on-accent: #fefefe; ${others} ${hues}`;
const dark = `--color-page: #000000; --color-accent: #bb0000; --color-on-accent: #010101; ${others} ${hues}`;

let site: TemporarySite | undefined;
afterEach(() => site?.remove());

function brandOf(lightStyles: string, darkStyles: string) {
  site = makeTemporarySite({ [brandFile]: `:root { ${lightStyles} } :root[data-theme="dark"] { ${darkStyles} }` });
  return readBrand(site.root);
}

test("reads the colors of both modes", () => {
  const same = {
    text: "#101010",
    soft: "#202020",
    muted: "#303030",
    data: ["#111111", "#222222", "#333333", "#444444", "#555555", "#666666"],
  };
  expect(brandOf(light, dark)).toEqual({
    light: { page: "#ffffff", accent: "#AA0000", onAccent: "#fefefe", ...same },
    dark: { page: "#000000", accent: "#bb0000", onAccent: "#010101", ...same },
  });
});

test("reads the hues of dark mode from a separate rule", () => {
  const apart = `${dark.replace(hues, "")} } @media screen { :root[data-theme="dark"] { ${hues.replaceAll("1", "a")}`;
  expect(brandOf(light, apart.replace("data-a", "data-1")).dark.data[0]).toBe("#aaaaaa");
});

test("reports a missing or unreadable color with its mode", () => {
  expect(() => brandOf(light, dark.replace("--color-accent:", "--color-other:"))).toThrow(
    "--color-accent of dark mode cannot be read",
  );
  expect(() => brandOf(light.replace("#ffffff", "white"), dark)).toThrow("--color-page of light mode cannot be read");
});

const marks = [settings.favicon, settings.navbar.logo?.src].filter((file) => file?.endsWith(".svg"));

test.each(marks)("%s uses the colors of the brand, and their counterparts in dark mode", (file) => {
  const [light, dark] = Object.values(readBrand(process.cwd())).map(({ accent, onAccent, data }) => [
    accent,
    onAccent,
    ...data,
  ]);
  const [head = "", style = "", shapes = ""] = readFileSync(`static${file}`, "utf8").split(/<\/?style>/);
  const placesOf = (text: string, colors: readonly string[] = []) =>
    (text.match(/#[0-9a-f]{6}/gi) ?? []).map((color) => colors.indexOf(color));
  const places = placesOf(head + shapes, light);
  expect(places).not.toContain(-1);
  expect(style).toMatch(/^@media \(prefers-color-scheme:dark\)/);
  expect(placesOf(style, dark)).toEqual(places);
});
