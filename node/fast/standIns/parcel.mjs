// Loaded before Gatsby, which lets Parcel compile gatsby-config.ts and gatsby-node.ts. That takes half a second of each
// build, and more on a busy machine, nearly all of it to start a process. esbuild, which has already compiled
// everything that the two files import, does not need that process.
import { existsSync } from "node:fs";
import { Module } from "node:module";
import path from "node:path";
import { ofGatsby, root } from "./ofGatsby.mjs";

/** The part of Parcel's API that Gatsby uses. */
export class Parcel {
  /** @param {{ targets: { root: { distDir: string } } }} options only the output folder is read. */
  constructor({ targets }) {
    this.folder = targets.root.distDir;
  }

  /**
   * @returns {Promise<{ bundleGraph: object }>} in which Gatsby looks up the results.
   * @throws {Error} with `diagnostics` like Parcel's, if a file cannot be compiled.
   */
  async run() {
    const { build } = await import("esbuild");
    const entries = ["gatsby-config.ts", "gatsby-node.ts"].map((name) => path.join(root, name));
    try {
      await build({
        entryPoints: entries,
        outdir: this.folder,
        bundle: true,
        packages: "external",
        platform: "node",
        format: "cjs",
        target: "node20",
        // As in Parcel: the folder of the source file, not of the compiled one.
        define: { __dirname: JSON.stringify(root) },
        logLevel: "silent",
      });
    } catch (error) {
      throw Object.assign(error, { diagnostics: error.errors.map(asDiagnostic) });
    }
    const bundles = entries.map((mainEntry) => ({
      filePath: path.join(this.folder, path.basename(mainEntry).replace(/ts$/, "js")),
      getMainEntry: () => ({ filePath: mainEntry }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** @param {import("esbuild").Message} message about a file that cannot be compiled. */
function asDiagnostic({ text, location }) {
  const place = location && `${location.file}:${location.line}`;
  const message = place ? `${place}  ${text}` : text;
  return { message, codeFrames: [{ filePath: location?.file, codeHighlights: [{ message: location?.lineText }] }] };
}

/** @param {string} name of the package to replace; Gatsby gets these exports. */
function replace(name, exports) {
  const file = ofGatsby.resolve(name);
  ofGatsby.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}

// Gatsby would also compile plugins in the site's own folder; this class does not.
if (!existsSync(path.join(root, "plugins"))) {
  replace("@parcel/core", { Parcel });
  replace("@parcel/cache", { LMDBCache: Object });
}
