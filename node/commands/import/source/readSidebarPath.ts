import path from "node:path";
import type { Expression } from "@swc/core";
import type { Names } from "../elements/literalOf";
import { documentsOf } from "./docusaurusDocs";
import { plainExpression } from "./propertyOf";
import { fileOfModule, type ConfigurationModule } from "./readModule";

/** The sidebar file according to a Docusaurus configuration. */
export type SidebarPath =
  | { readonly kind: "file"; readonly file: string }
  /** The file does not exist. */
  | { readonly kind: "missing"; readonly file: string }
  /** The path must be computed. */
  | { readonly kind: "computed" }
  /** `false`: there is no sidebar. */
  | { readonly kind: "off" };

/** @param folder absolute path of the documents folder. @returns null if the configuration does not set `sidebarPath`. */
export function readSidebarPath(config: ConfigurationModule, folder: string): SidebarPath | null {
  const written = documentsOf(config, folder)?.written("sidebarPath");
  if (written === undefined) return null;
  const plain = plainExpression(written, config.names);
  if (plain.type === "BooleanLiteral" && !plain.value) return { kind: "off" };
  if (plain.type === "Identifier" && plain.value === "undefined") return null;
  const named = pathOf(plain, config.names, path.dirname(config.file));
  if (named === null) return { kind: "computed" };
  const file = fileOfModule(named, config.file);
  return file === null ? { kind: "missing", file: named } : { kind: "file", file };
}

const joining = ["join", "resolve", "fileURLToPath"];

/** @returns absolute path for `"./a.js"`, `require.resolve("./a")`, `path.join(__dirname, "a.js")` or `new URL("./a.js", …)`. */
function pathOf(given: Expression, names: Names, folder: string): string | null {
  const node = plainExpression(given, names);
  const next = (inner: Expression) => pathOf(inner, names, folder);
  switch (node.type) {
    case "StringLiteral":
      return path.resolve(folder, node.value);
    case "TemplateLiteral":
      return templateOf(node, next, folder);
    case "Identifier":
      return node.value === "__dirname" ? folder : null;
    case "MemberExpression": {
      const name = node.property.type === "Identifier" ? node.property.value : "";
      if (node.object.type === "MetaProperty") return name === "dirname" ? folder : null;
      return name === "pathname" ? next(node.object) : null;
    }
    case "NewExpression": {
      const [first] = node.callee.type === "Identifier" && node.callee.value === "URL" ? (node.arguments ?? []) : [];
      return first ? next(first.expression) : null;
    }
    case "CallExpression": {
      const { callee } = node;
      const called = callee.type === "MemberExpression" ? callee.property : callee;
      if (called.type !== "Identifier" || !joining.includes(called.value)) return null;
      let whole = folder;
      for (const { expression } of node.arguments) {
        const part = pathOf(expression, names, whole);
        if (part === null) return null;
        whole = part;
      }
      return whole;
    }
    default:
      return null;
  }
}

/** @returns absolute path for a template such as `${__dirname}/a.js`; null if it must be computed. */
function templateOf(
  { quasis, expressions }: Extract<Expression, { type: "TemplateLiteral" }>,
  next: (inner: Expression) => string | null,
  folder: string,
): string | null {
  const parts = quasis.map(({ cooked, raw }) => cooked ?? raw);
  const [first, ...others] = expressions;
  if (first === undefined) return path.resolve(folder, parts.join(""));
  const start = others.length === 0 && parts[0] === "" ? next(first as Expression) : null;
  return start === null ? null : path.join(start, parts[1] ?? "");
}
