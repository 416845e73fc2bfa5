import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { brandFile, readBrand } from "./readBrand";

const light =
  "--color-page: #ffffff; --color-accent: #AA0000; --color-accent-soft: #eeeeee; --color-on-accent: #fefefe;";
const dark = "--color-page: #000000; --color-accent: #bb0000; --color-on-accent: #010101;";

let site: TemporarySite | undefined;
afterEach(() => site?.remove());

function brandOf(lightStyles: string, darkStyles: string) {
  site = makeTemporarySite({ [brandFile]: `:root { ${lightStyles} } :root[data-theme="dark"] { ${darkStyles} }` });
  return readBrand(site.root);
}

test("colours of both modes", () => {
  expect(brandOf(light, dark)).toEqual({
    light: { page: "#ffffff", accent: "#AA0000", onAccent: "#fefefe" },
    dark: { page: "#000000", accent: "#bb0000", onAccent: "#010101" },
  });
});

test("a colour that is missing, or written in another way, is named with its mode", () => {
  expect(() => brandOf(light, "--color-page: #000000;")).toThrow("--color-accent of dark mode cannot be read");
  expect(() => brandOf(light.replace("#ffffff", "white"), dark)).toThrow("--color-page of light mode cannot be read");
});

const marks = [settings.favicon, settings.navbar.logo?.src].filter((file) => file?.endsWith(".svg"));

test.each(marks)("%s has the colours of the brand", (file) => {
  const { accent, onAccent } = readBrand(process.cwd()).light;
  const used = readFileSync(`static${file}`, "utf8").match(/#[0-9a-f]{3,6}/gi) ?? [];
  const whole = used.map((color) => (color.length === 4 ? color.replace(/[0-9a-f]/gi, "$&$&") : color));
  expect([accent, onAccent]).toEqual(expect.arrayContaining(whole));
});
