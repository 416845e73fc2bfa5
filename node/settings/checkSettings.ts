import { z, ZodArray, ZodDiscriminatedUnion, ZodNullable, ZodObject, ZodOptional } from "zod";
import type { NavbarItem } from "../../src/shared/settings";
import { suggest } from "../common/nearest";
import type { Problem } from "../common/problem";
import type { RuleName } from "../common/rules";
import type { PlaceOfKey } from "./placeOfKeyIn";
import { settingsFile } from "./settingsFile";
import { navbarItems, settingsSchema } from "./settingsSchema";

type KeyPath = readonly PropertyKey[];

/**
 * Checks the shape of the settings at run time, because the type checker may not have been run.
 *
 * @param placeOf finds the place of a key in the file, or of its nearest parent that the file contains.
 * @returns each problem with the path of its key: `navbar.items[2].href`.
 */
export function checkSettings(settings: unknown, placeOf: PlaceOfKey): readonly Problem[] {
  const result = settingsSchema.safeParse(settings, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const fix = adviceAt(issue.path, settings);
    if (issue.code === "unrecognized_keys") {
      const keys = keysAt(issue.path, settings);
      return issue.keys.map((key) =>
        problem(
          [...issue.path, key],
          "settings-unknown-key",
          "this is not a key here",
          suggest(key, keys, `remove it. Keys: ${keys.join(", ")}.`),
        ),
      );
    }
    if (issue.code === "invalid_union" && issue.discriminator !== undefined) {
      const types = Object.keys(navbarItems);
      const advice = suggest(valueAt(issue.path, settings), types, `write one of ${types.join(", ")}.`);
      return [problem(issue.path, "settings-wrong-value", issue.message, advice)];
    }
    return [
      issue.input === undefined
        ? problem(issue.path, "settings-missing-key", "this is missing", fix)
        : problem(issue.path, "settings-wrong-value", issue.message, fix),
    ];
  });

  function problem(keyPath: KeyPath, rule: RuleName, what: string, fix: string): Problem {
    const place = keyPath.length === 0 ? "" : `"${formatKeyPath(keyPath)}": `;
    return { file: settingsFile, ...placeOf(keyPath), rule, severity: "error", what: `${place}${what}.`, fix };
  }
}

/** @returns "navbar.items[2].href". */
function formatKeyPath(keyPath: KeyPath): string {
  return keyPath
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${String(step)}`))
    .join("");
}

/** @returns the names of the keys that the schema knows at a place. */
function keysAt(keyPath: KeyPath, settings: unknown): readonly string[] {
  const schema = schemasTo(keyPath, settings).at(-1);
  return schema instanceof ZodObject ? Object.keys(schema.shape) : [];
}

/** @returns the schema's description of a key, or else of its nearest parent. */
function adviceAt(keyPath: KeyPath, settings: unknown): string {
  const descriptions = schemasTo(keyPath, settings).map((schema) => schema.description);
  return descriptions.findLast((description) => description !== undefined) ?? "write what its type says.";
}

/** @returns the schemas on the path to a key, including wrappers. A navbar item has the schema of its `type`. */
function schemasTo(keyPath: KeyPath, settings: unknown): readonly z.ZodType[] {
  const way: z.ZodType[] = [];
  let value: unknown = settings;
  let schema: unknown = settingsSchema;
  for (const step of [...keyPath, null]) {
    while (schema instanceof ZodNullable || schema instanceof ZodOptional) {
      way.push(schema);
      schema = schema.unwrap();
    }
    if (schema instanceof ZodDiscriminatedUnion) schema = navbarItems[valueAt(["type"], value) as NavbarItem["type"]];
    if (!(schema instanceof z.ZodType)) return way;
    way.push(schema);
    if (step === null) return way;
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    if (schema instanceof ZodArray) schema = schema.element;
    else if (schema instanceof ZodObject) schema = schema.shape[String(step)];
  }
  return way;
}

function valueAt(keyPath: KeyPath, settings: unknown): string {
  return String(keyPath.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)?.[step], settings));
}
