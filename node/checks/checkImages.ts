import path from "node:path/posix";
import type { Doc } from "../content/parseDocument";
import { parsePictureName } from "../pictures/pictureName";
import { column } from "../pictures/describePicture";
import type { Images, ImageSize } from "./readImages";
import { fileOfPicture } from "../content/shownPictures";
import { inPartial, type Problem } from "../common/problem";

/** Reports problems of existing pictures: those that documents show, and the pairs for light and dark mode. */
export function checkImages(docs: readonly Doc[], images: Images): readonly Problem[] {
  const dark = [...images.keys()].filter((file) => parsePictureName(file).isDark);
  return [...docs.flatMap((doc) => checkShown(doc, images)), ...dark.flatMap((file) => checkDark(file, images))];
}

function checkShown(doc: Doc, images: Images): readonly Problem[] {
  return doc.pictures.flatMap(({ src, width, ...at }): readonly Problem[] => {
    const file = fileOfPicture(src, doc.file);
    const image = file === null ? undefined : images.get(file);
    if (file === null || image === undefined) return [];
    const place = inPartial({ file: doc.file, ...at, severity: "error" as const });
    if (image === null) {
      const what = `"${file}" cannot be read as a picture.`;
      return [{ ...place, rule: "unreadable-image", what, fix: adviceOn(file, src) }];
    }
    const mode = checkMode(src);
    if (mode) return [{ ...place, rule: "dark-image", ...mode }];
    const { isDark, light } = parsePictureName(src);
    if (!isDark) {
      const wrong = [...checkScript(file, image), ...(width === undefined ? [] : checkWidth(width, file, image))];
      return wrong.map((each) => ({ ...place, ...each }));
    }
    const what = `"${src}" is for dark mode, where it replaces the light picture automatically.`;
    const edit = { find: src, replace: light };
    return [{ ...place, rule: "dark-image", what, fix: `write "${light}".`, edit }];
  });
}

/** Finds the mark that other engines write behind the address of a picture that belongs to one color mode. @source GitHub, MkDocs */
function checkMode(src: string): Pick<Problem, "what" | "fix" | "edit"> | null {
  const [mark, github, other] = /#(?:gh-(light|dark)-mode-only|only-(light|dark))$/.exec(src) ?? [];
  if (mark === undefined) return null;
  const file = src.slice(0, -mark.length);
  const what = `"${mark}" has no effect: this picture appears in both color modes.`;
  if ((github ?? other) === "light") return { what, fix: `write "${file}".`, edit: { find: src, replace: file } };
  const fix = `remove the picture from the page, and name its file as the light one with ".dark" in front of the ending: "chart.dark.png" beside "chart.png".`;
  return { what, fix };
}

function adviceOn(file: string, src: string): string {
  if (/\.mdx?$/i.test(file)) return `name a picture, or write a link to the page: [its title](${src}).`;
  return /\.avif$/i.test(file)
    ? "export it again, as PNG, JPEG, WebP, GIF or SVG. If it moves, use WebP or GIF: the build cannot read an animated AVIF."
    : "export it again, as PNG, JPEG, WebP, AVIF, GIF or SVG.";
}

type WrongPicture = Pick<Problem, "rule" | "what" | "fix"> & Partial<Pick<Problem, "severity">>;

/** A browser does not run scripts in a picture on a page, but would if a reader opened the file itself. */
function checkScript(file: string, { script }: ImageSize): readonly WrongPicture[] {
  if (script === undefined) return [];
  const what = `"${script}" in "${file}" does nothing: pictures do not run scripts.`;
  return [{ rule: "inert-element", what, fix: "remove it from the file; for a program, write an island." }];
}

/** Reports a width that is greater than that of the picture or of the text: the page does not show the picture that large. */
function checkWidth(width: number, file: string, image: ImageSize): readonly WrongPicture[] {
  const { density } = parsePictureName(file);
  const own = file.endsWith(".svg") ? column : Math.round(image.width / density);
  const most = Math.min(own, column);
  if (width <= most) return [];
  const what =
    own < column
      ? `The picture is ${most} pixels wide, so it is not shown ${width} wide.`
      : `The text is ${most} pixels wide, so the picture is not shown ${width} wide.`;
  const fix = `write at most {width=${most}}, or remove the width.`;
  return [{ rule: "image-width", severity: "warning", what, fix }];
}

function checkDark(file: string, images: Images): readonly Problem[] {
  const { light, dark, isWrongOrder } = parsePictureName(file);
  const problem = (what: string, fix: string): readonly Problem[] => [
    { file, line: 1, column: 1, rule: "dark-image", severity: "error", what, fix },
  ];
  if (isWrongOrder)
    return problem("The marks of the name are in the wrong order.", `name it "${path.basename(dark)}".`);
  const size = images.get(file);
  const expected = images.get(light);
  if (expected === undefined) {
    const name = path.basename(light);
    return problem(
      `There is no "${name}" next to it, for light mode and paper.`,
      `put "${name}" there, or remove ".dark" from the name.`,
    );
  }
  if (!size) return problem("It cannot be read as a picture.", "export it again as the light one.");
  if (!expected || (size.width === expected.width && size.height === expected.height)) return [];
  return problem(
    `It is ${size.width} x ${size.height} pixels, but "${path.basename(light)}" is ${expected.width} x ${expected.height}.`,
    "export both at the same size: the page must not move when the color mode changes.",
  );
}
