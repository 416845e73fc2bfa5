import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type TypeScript from "typescript";
import { settingsFile } from "./settingsFile";

/** @returns line of a key of the settings, counted from 1; 1 where the file does not spell it. */
export type LineOfKey = (path: readonly PropertyKey[]) => number;

/**
 * Finds where the settings say something. File and compiler are read only when something is wrong.
 *
 * @param root absolute path of the repository.
 */
export function lineOfKeyIn(root: string): LineOfKey {
  const file = path.join(root, settingsFile);
  return (keyPath) => (existsSync(file) ? findKeyLine(readFileSync(file, "utf8"), keyPath, compilerOf(root)) : 1);
}

function compilerOf(root: string): typeof TypeScript {
  return createRequire(path.join(root, "package.json"))("typescript") as typeof TypeScript;
}

/**
 * @param text the file: `export const settings = { … }`.
 * @param keyPath keys and list positions from the settings down.
 * @returns line of the deepest part of the path that stands in the file.
 */
export function findKeyLine(text: string, keyPath: readonly PropertyKey[], ts: typeof TypeScript): number {
  const file = ts.createSourceFile("settings.ts", text, ts.ScriptTarget.Latest);
  let place: TypeScript.Node = file;
  let value = settingsObject(ts, file);
  for (const step of keyPath) {
    if (value === undefined) break;
    let next: TypeScript.Node | undefined;
    if (ts.isObjectLiteralExpression(value)) {
      next = value.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === step);
    } else if (ts.isArrayLiteralExpression(value)) {
      next = value.elements[Number(step)];
    }
    if (next === undefined) break;
    place = next;
    value = bare(ts, ts.isPropertyAssignment(next) ? next.initializer : (next as TypeScript.Expression));
  }
  return place === file ? 1 : file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1;
}

function settingsObject(ts: typeof TypeScript, file: TypeScript.SourceFile): TypeScript.Expression | undefined {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const found = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === "settings");
  return found?.initializer && bare(ts, found.initializer);
}

/** Without `as const` and `satisfies …` around it. */
function bare(ts: typeof TypeScript, expression: TypeScript.Expression): TypeScript.Expression {
  let current = expression;
  while (ts.isAsExpression(current) || ts.isSatisfiesExpression(current)) current = current.expression;
  return current;
}
