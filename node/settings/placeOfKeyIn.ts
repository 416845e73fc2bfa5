import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type TypeScript from "typescript";
import type { Place } from "../common/problem";
import { settingsFile } from "./settingsFile";

/** @returns the place of a key of the settings; the start of the file if the file does not contain the key. */
export type PlaceOfKey = (path: readonly PropertyKey[]) => Place;

const start: Place = { line: 1, column: 1 };

/**
 * Finds the places of keys in the settings. The file and the TypeScript compiler are loaded only when there is a problem.
 *
 * @param root absolute path of the repository.
 */
export function placeOfKeyIn(root: string): PlaceOfKey {
  const file = path.join(root, settingsFile);
  return (keyPath) => (existsSync(file) ? findKeyPlace(readFileSync(file, "utf8"), keyPath, compilerOf(root)) : start);
}

function compilerOf(root: string): typeof TypeScript {
  return createRequire(path.join(root, "package.json"))("typescript") as typeof TypeScript;
}

/**
 * @param text the file: `export const settings = { … }`; keys that browsers do not get are separate constants with the names of the keys.
 * @param keyPath keys and array indexes, from the top level of the settings.
 * @returns place of the deepest part of the path that the file contains.
 */
export function findKeyPlace(text: string, keyPath: readonly PropertyKey[], ts: typeof TypeScript): Place {
  const file = ts.createSourceFile("settings.ts", text, ts.ScriptTarget.Latest);
  let place: TypeScript.Node = file;
  const own = constantsOf(ts, file).find(({ name }) => name.getText(file) === keyPath[0]);
  let value = own ? bareValue(ts, own) : settingsObject(ts, file);
  if (own) place = own;
  for (const step of own ? keyPath.slice(1) : keyPath) {
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
  if (place === file) return start;
  const { line, character } = file.getLineAndCharacterOfPosition(place.getStart(file));
  return { line: line + 1, column: character + 1 };
}

function settingsObject(ts: typeof TypeScript, file: TypeScript.SourceFile): TypeScript.Expression | undefined {
  const found = constantsOf(ts, file).find(({ name }) => name.getText(file) === "settings");
  return found && bareValue(ts, found);
}

function constantsOf(ts: typeof TypeScript, file: TypeScript.SourceFile): readonly TypeScript.VariableDeclaration[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

function bareValue(ts: typeof TypeScript, { initializer }: TypeScript.VariableDeclaration) {
  return initializer && bare(ts, initializer);
}

/** Removes `as const` and `satisfies …`. */
function bare(ts: typeof TypeScript, expression: TypeScript.Expression): TypeScript.Expression {
  let current = expression;
  while (ts.isAsExpression(current) || ts.isSatisfiesExpression(current)) current = current.expression;
  return current;
}
