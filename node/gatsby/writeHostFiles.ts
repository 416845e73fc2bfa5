import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { SiteSettings } from "../../src/shared/settings";
import { hostFiles, type HostFacts } from "../outputs/host/hostFiles";
import { inlineParts, mergeInlineParts } from "../outputs/host/inlineParts";
import { thirdPartiesOf } from "../outputs/host/securityPolicy";

/** As webpack and Gatsby name files by their content. */
const digestName = /[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Thousands of open files are more than some systems allow; one at a time is waiting. */
const filesAtOnce = 16;

interface Options extends Pick<HostFacts, "pathPrefix" | "redirects" | "shared"> {
  /** Absolute path of the output folder. */
  readonly output: string;
  readonly settings: SiteSettings;
  /** Address of every page. */
  readonly addresses: readonly string[];
}

/** Tells hosts what fits the pages that were written: headers with the security policy, and redirects. */
export async function writeHostFiles({ output, settings, addresses, ...facts }: Options): Promise<void> {
  const partsOf = async (address: string) => {
    const file = address.endsWith(".html") ? address : path.join(address, "index.html");
    return inlineParts(await readFile(path.join(output, file), "utf8"));
  };
  const pages = await pMap(addresses, partsOf, { concurrency: filesAtOnce });
  const digestNamed = (await readdir(output)).filter((file) => digestName.test(file)).sort();
  const inline = mergeInlineParts(pages);
  const others = thirdPartiesOf(settings);
  for (const { file, text } of hostFiles({ ...facts, digestNamed, inline, others })) {
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), text);
  }
}
