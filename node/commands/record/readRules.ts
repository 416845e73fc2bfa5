import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { recordingsFolder } from "../../recordings/recording";
import type { Rule } from "./cleanOutput";
import { RecordError } from "./recordError";

/** File with the site's own replacements in outputs, in addition to the common rules; relative to the repository root. */
export const rulesFile = `${recordingsFolder}/rules.json`;

const schema = z.array(z.strictObject({ name: z.string(), pattern: z.string(), replacement: z.string() }));

/**
 * @param root absolute path of the repository.
 * @returns the site's rules; empty if there is no file.
 * @throws {RecordError} if the file does not contain valid rules.
 */
export function readRules(root: string): readonly Rule[] {
  const file = path.join(root, rulesFile);
  if (!existsSync(file)) return [];
  try {
    const rules = schema.parse(JSON.parse(readFileSync(file, "utf8")));
    return rules.map(({ pattern, ...rule }) => ({ ...rule, pattern: new RegExp(pattern, "g") }));
  } catch {
    const example = '[{ "name": "host", "pattern": "host-\\\\d+", "replacement": "host" }]';
    throw new RecordError(`${rulesFile} cannot be read. Fix: write ${example}.`);
  }
}
