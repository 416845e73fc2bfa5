import path from "node:path/posix";
import { parsePictureName } from "../../pictures/pictureName";
import type { CopiedFile } from "./createLinker";

export interface CheckedPairs {
  readonly copies: readonly CopiedFile[];
  /** Dark-mode pictures that were left out, with the reason. */
  readonly left: readonly { readonly file: string; readonly what: string }[];
}

/** Leaves out dark-mode pictures whose size differs from the light one: the layout would shift when the mode changes. */
export async function checkPairs(copies: readonly CopiedFile[]): Promise<CheckedPairs> {
  const sources = new Map(copies.map(({ from, to }) => [to, from]));
  const checked = await Promise.all(
    copies.map(async (copy) => {
      const { isDark, light } = parsePictureName(copy.to);
      const lightFile = isDark ? sources.get(light) : undefined;
      const [own, other] =
        lightFile === undefined ? [null, null] : await Promise.all([sizeOf(copy.from), sizeOf(lightFile)]);
      const isEqual = own === null || other === null || own === other;
      const what = `The picture "${path.basename(copy.from)}" for dark mode was left out: it is ${own ?? ""} pixels, but "${path.basename(light)}" is ${other ?? ""}.`;
      return { copy, note: isEqual ? null : { file: light, what } };
    }),
  );
  return {
    copies: checked.filter(({ note }) => note === null).map(({ copy }) => copy),
    left: checked.flatMap(({ note }) => note ?? []),
  };
}

/** @returns null if sharp cannot read the file. */
async function sizeOf(file: string): Promise<string | null> {
  const { default: sharp } = await import("sharp");
  return sharp(file)
    .metadata()
    .then(({ autoOrient: { width, height } }) => `${String(width)} x ${String(height)}`)
    .catch(() => null);
}
