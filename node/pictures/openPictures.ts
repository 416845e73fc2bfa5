import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { PictureFile, ShownPicture } from "./pictureFile";
import { openPictureCache } from "../cache/pictureCache";
import { uses } from "../common/pieces.mjs";
import { touch } from "../common/touch";
import { writeWhole } from "../common/writeWhole";
import { formatAsked, parseAsked, type AskedPicture } from "./askedPicture";
import { describePicture, type PictureDescription } from "./describePicture";
import { encodePicture } from "./encodePicture";
import { filesOf, picturesFolder } from "./filesOf";
import { undecodable, unreadable } from "./pictureError";
import { parsePictureName } from "./pictureName";

/**
 * Pictures that are encoded at the same time; each takes a thread and about 30 MB. The other two of Node's four threads
 * are left for reading and writing documents meanwhile.
 */
const atOnce = 2;

export interface PicturesOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly pathPrefix: string;
  /** Whether `show` only describes pictures, which takes milliseconds, and leaves the files to `makeAll` of this or another process. */
  readonly onlyDescribes: boolean;
}

export interface Pictures {
  /**
   * @param asked see `AskedPicture`.
   * @returns the picture as a page shows it, with its dark variant if there is one.
   * @throws {PictureError} if the file is missing or is not a picture.
   */
  readonly show: (asked: string) => Promise<PictureFile>;
  /**
   * Makes the files of all these pictures, and removes others from the cache.
   *
   * @returns the names of all files in the output, relative to `picturesFolder`.
   * @throws {Error} with the text of a problem for each picture that cannot be read.
   */
  readonly makeAll: (asked: readonly string[]) => Promise<readonly string[]>;
}

/** Opens the pictures of a site: describes them without delay, and makes their files when there is time. */
// eslint-disable-next-line max-lines-per-function -- its functions share the cache and what is running
export function openPictures({ root, pathPrefix, onlyDescribes }: PicturesOptions): Pictures {
  const cached = uses("cache") ? openPictureCache(root) : null;
  const output = path.join(root, "public", picturesFolder);
  /** Running work by name, because several documents may show a picture at the same time. */
  const running = new Map<string, Promise<void>>();

  const withDark = (asked: string): readonly AskedPicture[] => {
    const { file, width } = parseAsked(asked);
    const { dark } = parsePictureName(file);
    return (existsSync(path.join(root, dark)) ? [file, dark] : [file]).map((each) => ({ file: each, width }));
  };
  const describe = (file: string, width: number | null) =>
    describePicture(root, file, width).catch((error: unknown) => {
      throw unreadable(file, error);
    });
  const make = async (picture: PictureDescription): Promise<void> => {
    const name = picture.name + picture.mark;
    const making = running.get(name) ?? makePicture(picture).finally(() => running.delete(name));
    running.set(name, making);
    await making;
  };
  return {
    async show(asked) {
      const [light, dark = null] = await Promise.all(
        withDark(asked).map(async ({ file, width }) => {
          const picture = await describe(file, width);
          if (!onlyDescribes) await make(picture);
          return { picture, shown: showPicture(picture) };
        }),
      );
      if (!light) throw new Error(`${asked} is not known.`);
      const { width, height, shown } = light.picture;
      return { ...light.shown, width, height, shown, dark: dark?.shown ?? null };
    },
    async makeAll(all) {
      const asked = [...new Set(all.flatMap((each) => withDark(each).map(formatAsked)))];
      const named = await pMap(
        asked,
        async (each) => {
          const { file, width } = parseAsked(each);
          const picture = await describe(file, width);
          await make(picture);
          return filesOf(picture);
        },
        { concurrency: atOnce, stopOnError: false },
      ).catch((error: unknown) => {
        if (!(error instanceof AggregateError)) throw error;
        throw new Error(error.errors.map((each) => (each as Error).message).join("\n\n"), { cause: error });
      });
      await cached?.keepOnly(named.flatMap(({ encoded }) => encoded.map(({ name }) => name)));
      return [...new Set(named.flatMap(({ original, encoded }) => [original, ...encoded.map(({ name }) => name)]))];
    },
  };

  function showPicture(picture: PictureDescription): ShownPicture {
    const { original, encoded } = filesOf(picture);
    const address = (name: string) => `${pathPrefix}/${picturesFolder}/${name}`;
    const column = encoded.find(({ width }) => width >= picture.shown) ?? encoded.at(-1);
    return {
      src: address(column?.name ?? original),
      srcSet: encoded.length === 0 ? null : encoded.map(({ width, name }) => `${address(name)} ${width}w`).join(", "),
      full: address(original),
    };
  }

  async function makePicture(picture: PictureDescription): Promise<void> {
    const { original, encoded } = filesOf(picture);
    const names = encoded.map(({ name }) => name);
    const source = path.join(root, picture.file);
    const inOutput = (name: string) => path.join(output, name);
    await mkdir(output, { recursive: true });
    if (!(await touch(inOutput(original))))
      await writeWhole(inOutput(original), (unfinished) => copyFile(source, unfinished));
    const areThere = await Promise.all(names.map((name) => touch(inOutput(name))));
    if (areThere.every(Boolean) || (await cached?.take(names, output))) return;
    const made = await encodePicture(await readFile(source), picture.widths).catch((error: unknown) => {
      throw undecodable(picture.file, error);
    });
    for (const [index, bytes] of made.entries())
      await writeWhole(inOutput(names[index] ?? ""), (unfinished) => writeFile(unfinished, bytes));
    await cached?.keep(names, output);
  }
}
