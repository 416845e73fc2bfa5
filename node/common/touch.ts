import { utimes } from "node:fs/promises";

/**
 * Makes a file of the output as new as what this build writes, which removes older files at its end.
 *
 * @returns whether the file is there.
 */
export function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
