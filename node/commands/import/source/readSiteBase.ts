import path from "node:path/posix";
import type { Expression } from "@swc/core";
import type { SourceKind } from "../importedPage";
import { exportedBy, returnedBy, type Names } from "../elements/literalOf";
import { optionOf } from "./propertyOf";
import type { ConfigurationModule } from "./readModule";

/** @returns the base path of all addresses of a site, such as "/docs"; "" if the configuration sets none that can be read. */
export function readSiteBase(kind: SourceKind, config: ConfigurationModule | null): string {
  const exported = config && exportedBy(config.module.body);
  if (!config || !exported) return "";
  const { names } = config;
  const value = optionOf(inCalls(exported, names), names)(kind === "docusaurus" ? "baseUrl" : "base");
  return typeof value === "string" && /^\/?[\w./~-]*$/.test(value) ? path.join("/", value).replace(/\/$/, "") : "";
}

/** @returns the object in `defineConfig(withMore({ … }))`, or the object that a function returns. */
export function inCalls(node: Expression, names: Names, depth = 0): Expression {
  if (depth > 10) return node;
  const next = (inner: Expression) => inCalls(inner, names, depth + 1);
  switch (node.type) {
    case "CallExpression": {
      const [first] = node.arguments;
      return first ? next(first.expression) : node;
    }
    case "ArrowFunctionExpression": {
      const returned = "stmts" in node.body ? returnedBy(node.body.stmts) : node.body;
      return returned ? next(returned) : node;
    }
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsConstAssertion":
      return next(node.expression);
    case "Identifier": {
      const known = names.get(node.value);
      return known ? next(known) : node;
    }
    default:
      return node;
  }
}
