import { copyFile, link, rm } from "node:fs/promises";

/**
 * Creates a hard link, which takes no disk space, or a copy.
 *
 * @param target may already exist.
 */
export async function linkFile(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  // Some file systems do not support hard links.
  await link(source, target).catch(() => copyFile(source, target));
}
