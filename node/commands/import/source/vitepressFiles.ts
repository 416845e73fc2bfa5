import { literalOfModule } from "../elements/literalOf";
import { readModule, type ConfigurationFile } from "./readModule";

export type VitePressKey = "srcExclude" | "rewrites";

/** What VitePress' configuration says about files. */
export interface VitePressFiles {
  /** Whether VitePress ignores a file. @param file path relative to the folder that contains `.vitepress`. */
  readonly isExcluded: (file: string) => boolean;
  /** @returns the file path that determines the page's address, after `rewrites`. */
  readonly rewritten: (file: string) => string;
  /** Keys whose value must be computed. */
  readonly unread: readonly VitePressKey[];
}

/** @source VitePress: `srcExclude` is a list of globs, `rewrites` has patterns of path-to-regexp, or is a function. */
export function readVitePressFiles(config: ConfigurationFile | null): VitePressFiles {
  const unread = new Set<VitePressKey>();
  const read = (key: VitePressKey) => {
    const note = () => void unread.add(key);
    const found = config && readModule(config, note);
    const value = found ? literalOfModule(found.module, found.names, key, note) : undefined;
    if (value === undefined && new RegExp(`\\b${key}\\s*[:,(]`).test(config?.text ?? "")) note();
    return typeof value === "object" && value !== null ? value : {};
  };
  const excluded = Object.values(read("srcExclude")).flatMap((glob) =>
    typeof glob === "string" ? [ofGlob(glob)] : [],
  );
  const rules = Object.entries(read("rewrites")).flatMap(([from, to]) => {
    const pattern = ofPath(from);
    if (pattern === null) unread.add("rewrites");
    return pattern !== null && typeof to === "string" ? [{ pattern, to }] : [];
  });
  return {
    isExcluded: (file) => excluded.some((glob) => glob.test(file)),
    rewritten: (file) => {
      for (const { pattern, to } of rules) {
        const found = pattern.exec(file);
        if (found) return fill(to, found.groups ?? {});
      }
      return file;
    },
    unread: [...unread],
  };
}

/** @returns a regular expression for a glob with `**`, `*`, `?` and `{a,b}`. */
function ofGlob(glob: string): RegExp {
  const source = glob.replace(/^\.?\//, "").replace(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[\\^$.|+()[\]{}]/g, (sign) => {
    if (sign === "**/") return "(?:.*/)?";
    if (sign === "**") return ".*";
    if (sign === "*") return "[^/]*";
    if (sign === "?") return "[^/]";
    if (!/^\{.*\}$/.test(sign)) return `\\${sign}`;
    const choices = sign.slice(1, -1).split(",");
    return `(?:${choices.map((choice) => ofGlob(choice).source.slice(1, -1)).join("|")})`;
  });
  return new RegExp(`^${source}$`);
}

const parameter = /(\/)?:(\w+)(\([^()]*\))?([*+?])?|\(([^()]*)\)|[\\^$.|+*?[\]{}]/g;

/** @returns a regular expression for a path such as `packages/:name/src/:rest*`; null if a part of it is not a valid pattern. */
function ofPath(path: string): RegExp | null {
  const source = path.replace(
    parameter,
    (all: string, slash = "", name?: string, own?: string, repeat = "", unnamed?: string) => {
      if (unnamed !== undefined) return `(?:${unnamed})`;
      if (name === undefined) return `\\${all}`;
      const value = own?.slice(1, -1) ?? (repeat === "*" || repeat === "+" ? ".+?" : "[^/]+?");
      return `(?:${slash}(?<${name}>${value}))${repeat === "*" || repeat === "?" ? "?" : ""}`;
    },
  );
  try {
    return new RegExp(`^${source}$`);
  } catch {
    return null;
  }
}

function fill(to: string, values: Readonly<Record<string, string | undefined>>): string {
  return to.replace(/(\/)?:(\w+)(?:\([^()]*\))?[*+?]?/g, (_, slash = "", name: string) => {
    const value = values[name];
    return value === undefined ? "" : `${String(slash)}${value}`;
  });
}
