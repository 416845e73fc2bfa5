import { utimes } from "node:fs/promises";

/**
 * Updates the time of an output file to that of this build, which deletes older files at its end.
 *
 * @returns whether the file exists.
 */
export function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
