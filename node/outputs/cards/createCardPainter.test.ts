import { describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { readBrand } from "../../settings/readBrand";
import { createCardPainter, type Card } from "./createCardPainter";
import { layOutCard } from "./layOutCard";
import { breakLines, outlineText, widthOf } from "./outlineText";
import { readCardFaces } from "./readCardFaces";

const root = process.cwd();
const colors = readBrand(root);
const frame = { root, site: "Docs", logo: `${root}/static/img/logo.svg`, colors };
const paint = await createCardPainter(frame);
const faces = await readCardFaces(root);
const card: Card = {
  title: "Signing in and out: fedml login, fedml logout",
  group: "Open Source",
  description: "How to sign in on the command line, and how to leave.",
  seed: "/open-source/cli/login",
};
const longest = { title: "word ".repeat(60), group: "Launch", description: "More words that follow. ".repeat(12) };

/** The color of a pixel. */
async function colorAt(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return `#${data.subarray(start, start + 3).toString("hex")}`;
}

/** The part of a card with the picture of its page. */
async function pictureOf(png: Buffer): Promise<Buffer> {
  return sharp(png).extract({ left: 620, top: 0, width: 580, height: 630 }).raw().toBuffer();
}

describe("a card", () => {
  test("is a small PNG of the size that social networks expect", async () => {
    const png = await paint(card);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(35_000);
  });

  test("has the colors of the brand's dark mode", async () => {
    const png = await paint(card);
    expect(await colorAt(png, 0, 0)).toBe(colors.dark.page);
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const text = data.toString("hex");
    const { text: words, soft, accent, data: hues } = colors.dark;
    for (const color of [words, soft, accent, ...hues]) expect(text.includes(color.slice(1))).toBe(true);
  });

  test("shows the site's logo in the hues of dark mode", async () => {
    // A pixel in the first arc of the ring, on its right side.
    expect(await colorAt(await paint(card), 110, 537)).toBe(colors.dark.data[1]);
  });

  test("is identical each time, so that nothing is published again without a reason", async () => {
    expect((await paint(card)).equals(await paint(card))).toBe(true);
  });

  test("shows a picture that depends on the page's address, not on its words", async () => {
    const [one, other, elsewhere] = await Promise.all(
      [card, { ...card, title: "Login", description: null }, { ...card, seed: "/launch" }].map(async (each) =>
        pictureOf(await paint(each)),
      ),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(elsewhere ?? Buffer.alloc(0))).toBe(false);
  });
});

describe("the words of a card", () => {
  test("are stacked as group, title, description", () => {
    const { label, title, description } = layOutCard(card, faces);
    const rows = [...label, ...title, ...description].map(({ y }) => y);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect([label.length, title.map(({ text }) => text).join(" ")]).toEqual([1, card.title]);
    expect(description.map(({ text }) => text).join(" ")).toBe(card.description);
  });

  test("begin with the title, higher up, if there is no group", () => {
    const top = (group: string | null) => layOutCard({ ...card, group }, faces).title[0]?.y ?? 0;
    expect(layOutCard({ ...card, group: null }, faces).label).toEqual([]);
    expect(top(null)).toBeLessThan(top("Open Source"));
  });

  test.each([
    ["long ones", longest],
    ["one long word", { ...longest, title: "fedml.api.model_deploy_to_a_cloud_endpoint_and_further".repeat(2) }],
  ])("stay beside the picture and above the site's name: %s", (_, given) => {
    const { title, description } = layOutCard(given, faces);
    for (const { text, x, y, size, tracking } of [...title, ...description]) {
      const face = size > 30 ? faces.title : faces.text;
      expect(x + widthOf(face, text, size, tracking)).toBeLessThan(625);
      expect(y).toBeLessThanOrEqual(478);
    }
  });

  test("that do not fit end after a whole word, with an ellipsis", () => {
    const { description } = layOutCard({ ...card, description: longest.description }, faces);
    expect(description).toHaveLength(3);
    expect(description.at(-1)?.text).toMatch(/^[\w. ]+ …$/);
  });
});

describe("text", () => {
  const font = faces.text;

  test("breaks between words, and inside a word only if it has to", () => {
    expect(breakLines(font, "one two three", 40, widthOf(font, "one two", 40))).toEqual(["one two", "three"]);
    expect(breakLines(font, "incomprehensible a", 40, widthOf(font, "incompre", 40))).toEqual([
      "incompre",
      "hensible",
      "a",
    ]);
    expect(breakLines(font, "", 40, 10)).toEqual([]);
  });

  test("is drawn as outlines, so that it does not depend on installed fonts", () => {
    const drawn = outlineText(font, "Ab", { x: 10, y: 50, size: 40 });
    expect(drawn.match(/<path /g)).toHaveLength(2);
    expect(drawn).not.toContain("<text");
    expect(drawn).toContain("translate(10.0 50)");
  });

  test("leaves out characters that the font lacks", () => {
    expect(outlineText(font, "a🚀b", { x: 0, y: 0, size: 40 })).toBe(outlineText(font, "ab", { x: 0, y: 0, size: 40 }));
  });
});
