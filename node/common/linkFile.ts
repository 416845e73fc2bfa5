import { copyFile, link, rm } from "node:fs/promises";

/**
 * Gives a file a second name, which takes no room.
 *
 * @param target may be there already.
 */
export async function linkFile(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  // Some file systems know one name for each file only.
  await link(source, target).catch(() => copyFile(source, target));
}
