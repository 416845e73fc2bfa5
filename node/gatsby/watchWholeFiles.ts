import path from "node:path";

type Watch = (paths: string, options?: object) => object;

/** The part of chokidar that is changed here. */
export interface Watching {
  watch: Watch;
}

/**
 * In milliseconds. Some file systems distinguish file times only from 10 ms on. Editors need less than this between emptying a file and
 * writing it.
 */
const awaitWriteFinish = { stabilityThreshold: 10, pollInterval: 5 };

/**
 * Makes gatsby-source-filesystem wait until a file of the author has been written completely. Otherwise it would compute the digest of a
 * file that an editor has just emptied, and read the text a moment later. The digest would stay: the plugin caches it by the file's time,
 * which is the same for both steps, and gatsby-plugin-mdx caches the text by digest. From then on, every file that is read while empty
 * would get the text of the first one: GraphiQL and pages with code would show it until the next save.
 *
 * @source gatsby-source-filesystem 5.16, create-file-node; gatsby-plugin-mdx 5.16, frontmatter; chokidar 3, awaitWriteFinish.
 * @param chokidar as gatsby-source-filesystem loads it. Gatsby's other watchers may share it.
 * @param folder absolute path; the watcher waits for files in it and in all folders below it.
 */
export function watchWholeFiles(chokidar: Watching, folder: string): void {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) =>
    watch(paths, `${paths}${path.sep}`.startsWith(folder + path.sep) ? { ...options, awaitWriteFinish } : options);
}
