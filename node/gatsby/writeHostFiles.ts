import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "../../src/site/settings";
import { hostFiles, type HostFacts } from "../host/hostFiles";
import { inlineParts, mergeInlineParts, type InlineParts } from "../host/inlineParts";
import { thirdPartiesOf } from "../host/securityPolicy";

/** As webpack and Gatsby name files by their content. */
const digestName = /[-.][0-9a-f]{20}\.(?:js|css)$/;

interface Options extends Pick<HostFacts, "pathPrefix" | "redirects"> {
  /** Absolute path of the output folder. */
  readonly output: string;
  /** Address of every page. */
  readonly addresses: readonly string[];
}

/** Tells hosts what fits the pages that were written: headers with the security policy, and redirects. */
export async function writeHostFiles({ output, addresses, pathPrefix, redirects }: Options): Promise<void> {
  const pages: InlineParts[] = [];
  // One after the other: thousands of open files are more than some systems allow.
  for (const address of addresses) {
    const file = address.endsWith(".html") ? address : path.join(address, "index.html");
    pages.push(inlineParts(await readFile(path.join(output, file), "utf8")));
  }
  const digestNamed = (await readdir(output)).filter((file) => digestName.test(file)).sort();
  const inline = mergeInlineParts(pages);
  const others = thirdPartiesOf(settings);
  for (const { file, text } of hostFiles({ pathPrefix, redirects, digestNamed, inline, others })) {
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), text);
  }
}
