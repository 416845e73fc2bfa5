import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";

/** @returns a style sheet in fewer bytes, with what the oldest browsers of this site need. */
export async function minifyStyleSheet(text: string, root: string): Promise<string> {
  const { code } = await transform(text, { loader: "css", minify: true, target: styleTargets(root) });
  return code;
}

/** @returns the browsers of this site, as esbuild names them: "chrome >= 111" is "chrome111" there. */
export function styleTargets(root: string): string[] {
  const browsers = readFileSync(path.join(root, ".browserslistrc"), "utf8").matchAll(
    /^(?<name>\w+) >= (?<version>[\d.]+)$/gm,
  );
  return [...browsers].map(({ groups }) => `${groups?.["name"] ?? ""}${groups?.["version"] ?? ""}`);
}
