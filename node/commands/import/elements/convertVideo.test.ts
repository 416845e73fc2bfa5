import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

async function convert(source: string) {
  const { text, notes } = await convertPage("docusaurus", `One.\n\n${source}\n`, {
    linkTo: (href) => (href.includes("gone") ? null : href.replace(/^\.?\/?/, "/files/")),
  });
  return { text: text.replace(/^One\.\s*|\s+$/g, ""), notes: notes.map((note) => note.replace(/^\d+: /, "")) };
}

test.each([
  [
    '<video src="/v.mp4" width="640" height="360px" controls />',
    '<Video src="/files/v.mp4" width="640" height="360" />',
  ],
  [
    '<video controls width={640} height={360} poster="./p.png" title="A [b]">\n  <source src="v.webm" type="video/webm">\n  <track src="v.vtt">\n  No video.\n</video>',
    '<Video src="/files/v.webm" width="640" height="360" poster="/files/p.png" subtitles="/files/v.vtt">A \\[b\\]</Video>',
  ],
  [
    '<video src={require("./v.mp4").default} width="640" height="360" />',
    '<Video src="/files/v.mp4" width="640" height="360" />',
  ],
])("<video> becomes <Video>: %j", async (source, expected) => {
  expect(await convert(source)).toEqual({ text: expected, notes: [] });
});

test.each([
  [
    '<video src="v.mp4" width="100%" />',
    '<Video src="/files/v.mp4" width="1280" height="720" />',
    "The size of the video",
  ],
  ['<video src="https://a.example/v.mp4" title="A"></video>', "[A](https://a.example/v.mp4)", "is on another host"],
  ['<video src="gone.mp4" title="A" />', "A", 'The video "gone.mp4" was not found.'],
  ["<video src={f()} />", "", "A program computes the file of a video"],
])("reports what is unknown about a video: %j", async (source, expected, what) => {
  const { text, notes } = await convert(source);
  expect(text).toBe(expected);
  expect(notes).toEqual([expect.stringContaining(what)]);
});

test("a video whose file is missing is a link to the old site, and a missing picture of a video is named", async () => {
  const old = {
    knownLinkTo: (href: string) => (href.includes("gone") ? null : href),
    linkTo: (href: string) => `https://old.example${href}`,
  };
  const of = (source: string) => convertPage("vitepress", `${source}\n`, { ...old, file: "page.md", isMdx: false });
  expect(await of('<video controls><source src="/gone.webm" type="video/webm"></video>')).toMatchObject({
    text: "[/gone.webm](https://old.example/gone.webm)\n",
    notes: ['1: The video "/gone.webm" was not found: download it, or keep the link to the old site that replaces it.'],
  });
  expect(await of('<video src="/gone (1).mp4" title="A"></video>')).toMatchObject({
    text: "[A](<https://old.example/gone (1).mp4>)\n",
  });
  expect(await of('<video src="/v.mp4" width="640" height="360" poster="/gone.png"></video>')).toMatchObject({
    text: '<Video src="/v.mp4" width="640" height="360" />\n',
    notes: ['1: poster="/gone.png" of a video was left out, because the source does not have the file.'],
  });
});
