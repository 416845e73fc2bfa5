import { expect, test } from "./test";

const menu = 'button[aria-label="Open menu"]';
const drawer = 'dialog[aria-label="Menu"]';

test("a link in the drawer opens its page and closes the drawer", async ({ reader }) => {
  await reader.resize(390, 800);
  await reader.open("/launch/yaml");
  await reader.click(menu);
  await reader.click(`${drawer} a[href="/launch/cli"]`);
  await reader.title().toBe("Launch commands");
  await reader.shown(drawer).toBe(false);
});

test("Escape closes the drawer and returns the focus to the menu button", async ({ reader }) => {
  await reader.resize(390, 800);
  await reader.open("/launch/yaml");
  await reader.click(menu);
  await reader.shown(drawer).toBe(true);
  await reader.press("Escape");
  await reader.shown(drawer).toBe(false);
  await reader.see(() => document.activeElement?.getAttribute("aria-label")).toBe("Open menu");
});

const faces = {
  wide: { family: '"DejaVu Sans", Verdana, sans-serif', spacing: "0.02em" },
  narrow: { family: '"Liberation Sans Narrow", "Arial Narrow", sans-serif', spacing: "-0.02em" },
};

for (const [name, face] of Object.entries(faces)) {
  test(`a page does not scroll sideways with a ${name} system font`, async ({ reader }) => {
    await reader.open("/launch/yaml");
    await reader.ask(({ family, spacing }) => {
      document.documentElement.style.setProperty("--font-text", family);
      document.documentElement.style.letterSpacing = spacing;
    }, face);
    for (const width of [360, 997, 1200, 1380, 1440]) {
      await reader.resize(width);
      const overflow = await reader.ask(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
