import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";

/** @returns a minified style sheet that works in the oldest browsers that this site supports. */
export async function minifyStyleSheet(text: string, root: string): Promise<string> {
  const { code } = await transform(text, { loader: "css", minify: true, target: styleTargets(root) });
  return code;
}

/** @returns the browsers of .browserslistrc in esbuild's notation: "chrome >= 111" becomes "chrome111". */
export function styleTargets(root: string): string[] {
  const browsers = readFileSync(path.join(root, ".browserslistrc"), "utf8").matchAll(
    /^(?<name>\w+) >= (?<version>[\d.]+)$/gm,
  );
  return [...browsers].map(({ groups }) => `${groups?.["name"] ?? ""}${groups?.["version"] ?? ""}`);
}
