// Loaded before Gatsby, which has Parcel compile gatsby-config.ts and gatsby-node.ts: half a second of each build, and more on
// a busy machine, nearly all of it for the start of a process. esbuild, which has made all that the two import, needs none.
import { existsSync } from "node:fs";
import { Module } from "node:module";
import path from "node:path";
import { ofGatsby, root } from "./ofGatsby.mjs";

/** As much of Parcel as Gatsby uses. */
export class Parcel {
  /** @param {{ targets: { root: { distDir: string } } }} options of which the folder for the results is read. */
  constructor({ targets }) {
    this.folder = targets.root.distDir;
  }

  /**
   * @returns {Promise<{ bundleGraph: object }>} where Gatsby finds the results.
   * @throws {Error} with `diagnostics`, as Parcel's has them, where a file cannot be compiled.
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
        // As Parcel does: the folder of the file that was written, not of the one that is run.
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

/** @param {import("esbuild").Message} message of a file that cannot be compiled. */
function asDiagnostic({ text, location }) {
  const place = location && `${location.file}:${location.line}`;
  const message = place ? `${place}  ${text}` : text;
  return { message, codeFrames: [{ filePath: location?.file, codeHighlights: [{ message: location?.lineText }] }] };
}

/** @param {string} name of a package, which Gatsby gets these exports for. */
function replace(name, exports) {
  const file = ofGatsby.resolve(name);
  ofGatsby.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}

// A site's own plugins would be compiled as well; this one has none.
if (!existsSync(path.join(root, "plugins"))) {
  replace("@parcel/core", { Parcel });
  replace("@parcel/cache", { LMDBCache: Object });
}
