import path from "node:path";
import type { SiteSettings } from "../../../src/shared/settings";
import type { BuiltOptions } from "./openBuilt";

/** @returns the build's output folder and the base URL of its pages. Reads `PATH_PREFIX`, which must be the same as in the build. */
export function builtOutput({ siteUrl }: Pick<SiteSettings, "siteUrl">): BuiltOptions {
  return { output: path.resolve("public"), siteUrl: siteUrl + (process.env["PATH_PREFIX"] ?? "") };
}
