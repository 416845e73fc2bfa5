import path from "node:path";
import type { SiteSettings } from "../../../src/shared/settings";
import type { BuiltOptions } from "./openBuilt";

/** @returns where the build of this project writes, and the address that its pages have; `PATH_PREFIX` as for the build. */
export function builtOutput({ siteUrl }: Pick<SiteSettings, "siteUrl">): BuiltOptions {
  return { output: path.resolve("public"), siteUrl: siteUrl + (process.env["PATH_PREFIX"] ?? "") };
}
