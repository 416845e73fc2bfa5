import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { routes } from "../../shared/routes";
import { settings } from "../../site/settings";
import type { Doc } from "../content/parseDocument";
import { markdownPage } from "../machines/markdownPage";
import { plainMarkdown } from "../markdown/plainMarkdown";
import type { DocumentSurroundings } from "../markdown/remarkDocument";

type Kept = Pick<NodePluginArgs, "cache">;

/** Where the page waits until the build publishes it: beside what Gatsby keeps of the same document. */
function keptFile({ cache }: Kept, address: string): string {
  return path.join(cache.directory, "markdown", routes.markdown(address));
}

/** @returns what keeps a document as Markdown, while it is drawn as HTML: one parse for both, in the worker that has it. */
export function keepMarkdown(
  { path: address, title, frontMatter }: Doc,
  resolver: Pick<DocumentSurroundings, "resolveLink" | "resolvePicture" | "resolveItem">,
  args: Kept & Pick<NodePluginArgs, "pathPrefix">,
): NonNullable<DocumentSurroundings["onExpanded"]> {
  const { siteUrl } = settings;
  const url = siteUrl + args.pathPrefix + address;
  return async (tree, file) => {
    const body = await plainMarkdown(tree, file, { ...resolver, siteUrl, url });
    const target = keptFile(args, address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, markdownPage({ title, description: frontMatter.description ?? null, url, body }));
  };
}

/** @returns the page as Markdown, or null where it was never drawn. */
export async function keptMarkdown(args: Kept, address: string): Promise<string | null> {
  return readFile(keptFile(args, address), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
