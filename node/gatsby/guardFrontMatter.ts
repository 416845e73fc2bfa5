import { createRequire } from "node:module";
import path from "node:path";
import { hasReadableFrontMatter } from "../content/hasReadableFrontMatter";

interface Read {
  readonly frontmatter: unknown;
  readonly body: string;
}

/** The parts of gatsby-plugin-mdx that are changed here. */
export interface FrontMatterReader {
  parseFrontmatter: (digest: string, text: string) => Read;
}
export interface MdxPlugin {
  onCreateNode: (args: CreateNodeArgs, options: object) => Promise<void>;
}

interface CreateNodeArgs {
  readonly node: { readonly internal: { readonly contentDigest: string } };
  readonly loadNodeContent: (node: CreateNodeArgs["node"]) => Promise<string>;
}

/**
 * Hides front matter from Gatsby that it cannot handle, so that only the checks report it.
 *
 * @source gatsby-plugin-mdx 5.16, gatsby-node and frontmatter: the plugin calls both functions through the objects that are changed here.
 * @param root absolute path of the repository.
 */
export function guardFrontMatter(root: string, { isDevelop }: { readonly isDevelop: boolean }): void {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const load = createRequire(resolve("gatsby-plugin-mdx/package.json"));
  const reader = load("./dist/frontmatter") as FrontMatterReader;
  leaveOutInheritedKeys(reader);
  // A build with errors stops before Gatsby reads a file.
  if (isDevelop) leaveOutUnreadable(load("./gatsby-node") as MdxPlugin, reader);
}

/**
 * Gatsby counts the fields of nodes in plain objects. For a key that every object inherits, such as `__proto__`, it would count in the
 * prototype that all objects share, which breaks Gatsby and other code.
 *
 * @source gatsby 5.16, schema/infer/inference-metadata.
 */
export function leaveOutInheritedKeys(reader: FrontMatterReader): void {
  const { parseFrontmatter } = reader;
  reader.parseFrontmatter = (digest, text) => {
    const { frontmatter, body } = parseFrontmatter(digest, text);
    return { frontmatter: ownOnly(frontmatter), body };
  };
}

function ownOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownOnly);
  // YAML dates are objects too.
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const own = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(own.map(([key, inside]) => [key, ownOnly(inside)]));
}

/**
 * Skips files with unreadable front matter. Gatsby would report such a file itself, with a stack trace and a different location, and create
 * no node for it.
 */
export function leaveOutUnreadable(plugin: MdxPlugin, reader: FrontMatterReader): void {
  const { onCreateNode } = plugin;
  plugin.onCreateNode = async (args, options) => {
    const text = await args.loadNodeContent(args.node);
    try {
      reader.parseFrontmatter(args.node.internal.contentDigest, text);
    } catch {
      // createPages reports it.
      if (!hasReadableFrontMatter(text)) return;
    }
    await onCreateNode(args, options);
  };
}
