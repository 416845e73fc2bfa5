import { builtinModules } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { expect, jest, test } from "@jest/globals";
import { build } from "esbuild";
import { readReference } from "../../../../node/elements/readReference";
import { parseFacts } from "../../data/parseFacts";
import { workbenchData } from "../../kinds/config/workbenchFile";

const folder = "extensions/fedml/islands/workbench";
/** 140 KiB: the program, its worker and its data after compression. React is already on every page. */
const mostBytes = 143_360;

// Bundling takes longer while the computer is busy.
jest.setTimeout(60_000);

async function bundle(file: string) {
  const { metafile, outputFiles } = await build({
    entryPoints: [`${folder}/${file}`],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime", "react-dom"],
    outdir: "unused",

    logLevel: "silent",
  });
  const inputs = Object.entries(metafile.inputs);
  return {
    files: inputs.map(([name]) => name),
    imports: inputs.flatMap(([, input]) => input.imports.map(({ path }) => path)),
    bytes: outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0),
  };
}

test.each(["index.tsx", "worker.ts"])("%s bundles no Node module and no schema library", async (file) => {
  const { files, imports } = await bundle(file);
  expect(files.length).toBeGreaterThan(10);
  expect(imports.filter((name) => name.startsWith("node:") || builtinModules.includes(name))).toEqual([]);
  expect(files.filter((name) => /node_modules\/(?:zod|gatsby)\//.test(name))).toEqual([]);
});

test("the program, its worker and its data stay within the size limit", async () => {
  const { facts } = parseFacts(await readReference(process.cwd()));
  const data = JSON.stringify(workbenchData(facts, (id) => `https://example.org/federate/configuration#${id}`));
  const sizes = await Promise.all(["index.tsx", "worker.ts"].map(bundle));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, brotliCompressSync(data).length);
  expect(all).toBeLessThanOrEqual(mostBytes);
});
