import path from "node:path";

type Watch = (paths: string, options?: object) => object;

/** The part of chokidar that is changed here. */
export interface Watching {
  watch: Watch;
}

/** In milliseconds. Some file systems tell times of files apart from 10 on; between emptying a file and writing it, editors need less. */
const awaitWriteFinish = { stabilityThreshold: 10, pollInterval: 5 };

/**
 * Makes gatsby-source-filesystem wait until a file of the author has been written. It would take the digest of a file that an editor has
 * just emptied, and read its text a moment later. The digest stays, because the plugin keeps it by the time of the file, which is the
 * same for both steps, and gatsby-plugin-mdx keeps the text by the digest. From then on, each file that is met empty would have the text of
 * the first one: GraphiQL and pages with code would show it until the next save.
 *
 * @source gatsby-source-filesystem 5.16, create-file-node; gatsby-plugin-mdx 5.16, frontmatter; chokidar 3, awaitWriteFinish.
 * @param chokidar as gatsby-source-filesystem loads it. Gatsby's other watchers may share it.
 * @param folder absolute path; its files are waited for, and those below it.
 */
export function watchWholeFiles(chokidar: Watching, folder: string): void {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) =>
    watch(paths, `${paths}${path.sep}`.startsWith(folder + path.sep) ? { ...options, awaitWriteFinish } : options);
}
