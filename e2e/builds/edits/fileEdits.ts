import path from "node:path";
import sharp from "sharp";
import { dropLinks, isShown } from "../documents";
import type { Edit } from "../edit";
import type { State } from "../state";

/** Authors' edits of pictures, and of files that are published unchanged. */
export const fileEdits = {
  async pictureAdded(state) {
    const document = state.draw(state.documents());
    if (document === null) return null;
    const name = `picture-${state.next()}.png`;
    const file = path.posix.join(path.posix.dirname(document), name);
    state.write(file, await paint(state, { width: 320, height: 180 }));
    state.change(document, (text) => `${text}\n![A colour](./${name})\n`);
    return `${file}, shown by ${document}`;
  },

  async pictureReplaced(state) {
    const file = state.draw(shownPictures(state));
    if (file === null) return null;
    const { width, height } = await sizeOf(state, file);
    // Usually of the same size, so that only its bytes differ. The light and the dark picture of a pair must have the same size.
    const isOfPair = file.endsWith(".dark.png") || state.files("content/docs", ".dark.png").includes(darkOf(file));
    const isSameSize = state.random.next() < 0.7 || isOfPair;
    state.write(file, await paint(state, { width: isSameSize ? width : width + 16, height }));
    return file;
  },

  pictureRemoved(state) {
    const file = state.draw(shownPictures(state));
    if (file === null) return null;
    state.remove(file);
    const changed = dropLinks(state, file);
    return `${file}, taken out of ${changed.join(", ")}`;
  },

  async darkPictureSwitched(state) {
    const light = shownPictures(state).filter((file) => !file.endsWith(".dark.png"));
    const file = state.draw(light);
    if (file === null) return null;
    const dark = darkOf(file);
    if (state.files("content/docs", ".dark.png").includes(dark)) {
      state.remove(dark);
      return `${dark} removed`;
    }
    state.write(dark, await paint(state, await sizeOf(state, file)));
    return dark;
  },

  logoReplaced(state) {
    const file = "static/img/logo.svg";
    const height = 4 + state.random.integer(24);
    const rectangle = `<rect width="32" height="${height}" fill="#126"/>`;
    state.write(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${rectangle}</svg>\n`);
    return `${file}: ${height} high`;
  },

  staticFileAdded(state) {
    const file = `static/files/added-${state.next()}.txt`;
    state.write(file, `A file, ${state.next()}.\n`);
    return file;
  },

  staticFileChanged(state) {
    const file = state.draw(state.files("static", ".txt"));
    if (file === null) return null;
    state.change(file, (text) => `${text}Line ${state.next()}.\n`);
    return file;
  },

  staticFileDeleted(state) {
    const file = state.draw(state.files("static", ".txt"));
    if (file === null) return null;
    state.remove(file);
    dropLinks(state, file.replace(/^static/, ""));
    return file;
  },
} satisfies Readonly<Record<string, Edit>>;

function shownPictures(state: State): readonly string[] {
  return state.files("content/docs", ".png").filter((file) => isShown(state, file));
}

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

async function sizeOf(state: State, file: string): Promise<Size> {
  const { width = 320, height = 180 } = await sharp(path.join(state.folder, file)).metadata();
  return { width, height };
}

function darkOf(file: string): string {
  return file.replace(/\.png$/, ".dark.png");
}

function paint(state: State, { width, height }: Size): Promise<Buffer> {
  const [r, g, b] = [state.random.integer(256), state.random.integer(256), state.random.integer(256)];
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
