import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { SiteSettings } from "../../src/shared/settings";
import { hostFiles, type HostFacts } from "../outputs/host/hostFiles";
import { inlineParts, mergeInlineParts } from "../outputs/host/inlineParts";
import { thirdPartiesOf } from "../outputs/host/securityPolicy";

/** Names that webpack and Gatsby make from the contents of files. */
const digestName = /[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Maximum number of files that are open at once. Some systems do not allow thousands of open files; one at a time would be slow. */
const filesAtOnce = 16;

interface Options extends Pick<HostFacts, "pathPrefix" | "redirects" | "shared"> {
  /** Absolute path of the output folder. */
  readonly output: string;
  readonly settings: SiteSettings;
  /** Address of every page. */
  readonly addresses: readonly string[];
}

/** Writes the configuration files of hosts for the pages of this build: headers with the security policy, and redirects. */
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
