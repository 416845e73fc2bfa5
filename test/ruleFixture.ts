import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { emptyParseCache } from "../node/content/parseContent";
import { readSources } from "../node/common/sources";
import type { LoadedSite } from "../node/model/loadedSite";
import { loadSite } from "../node/site/loadSite";
import { definition } from "../src/site/definition";
import type { Problem } from "../node/common/problem";
import { settingsFile } from "../node/settings/settingsFile";
import type { SiteSettings } from "../src/shared/settings";
import { fixtureSettings } from "./loadFixture";
import { withTestIslands } from "./testIslands";
import { testProse } from "./testProse";

/** A site that breaks one rule, with the report of the checks. It is one text file, because most of its files have only three lines. */
export interface RuleFixture {
  readonly files: Readonly<Record<string, string>>;
  /** Settings by their paths, such as "navbar.items", as JSON. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly report: string;
  /** Site of test/fixtures whose reference data this site uses too. */
  readonly reference: string | null;
}

export const ruleFixtures = path.join(import.meta.dirname, "fixtures/rules");

/** Files that each of these sites has, unless it contains its own version. */
const usual: Readonly<Record<string, string>> = {
  "content/docs/guide/index.mdx": "---\ntitle: Guide\ndescription: Where to begin.\n---\n\nText.\n",
  "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
};

/**
 * Each part starts with a line such as "=== content/docs/guide/page.mdx", or "=== page.mdx -> target" for a symbolic link. "settings",
 * "reference" and "report" are not files.
 */
export function readRuleFixture(rule: string): RuleFixture {
  const text = readFileSync(path.join(ruleFixtures, `${rule}.txt`), "utf8");
  const parts = text
    .split(/^=== /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)] as const);
  const { settings = "{}", report = "", reference, ...files } = Object.fromEntries(parts);
  return {
    files,
    settings: JSON.parse(settings) as Record<string, unknown>,
    report: report.trimEnd(),
    reference: reference?.trim() ?? null,
  };
}

/** @returns the problems of the site, found like in `npm run check`. */
export function problemsOf(fixture: RuleFixture): Promise<readonly Problem[]> {
  return withRuleSite(fixture, ({ loaded }) => Promise.resolve(loaded.problems));
}

interface RuleSite {
  /** Absolute path of the site's repository. */
  readonly root: string;
  readonly settings: SiteSettings;
  readonly loaded: LoadedSite;
}

/** Writes the site to disk, loads it like `npm run check`, and removes it after use. */
export async function withRuleSite<Result>(
  { files, settings: changes, reference }: RuleFixture,
  look: (site: RuleSite) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(path.join(os.tmpdir(), "rule-"));
  try {
    for (const [name, text] of Object.entries({ ...usual, ...files })) {
      const [file = "", target] = name.split(" -> ");
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      if (target !== undefined) {
        symlinkSync(target, path.join(root, file));
        continue;
      }
      writeFileSync(
        path.join(root, file),
        text.replace(/\{\{(\d+) words\}\}/, (_, count) => "word, ".repeat(Number(count))),
      );
    }
    writeSettings(root, changes);
    if (reference !== null) {
      const data = path.join(ruleFixtures, "..", reference, "content/reference");
      cpSync(data, path.join(root, "content/reference"), { recursive: true });
    }
    const settings = withSettings(changes);
    const sources = await readSources(root);
    const loaded = await loadSite({
      root,
      sources,
      definition: { ...definition, extension: withTestIslands(definition.extension), settings, prose: testProse },
      withDrafts: false,
      cache: emptyParseCache(),
    });
    return await look({ root, settings, loaded });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Writes the changed settings as a settings file, in which the checks can find positions. The compiler that finds them comes from this
 * project's node_modules.
 */
function writeSettings(root: string, changes: Readonly<Record<string, unknown>>): void {
  const nested: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    key
      .split(".")
      .reduce<Record<string, unknown>>(
        (holder, step, index, steps) =>
          (holder[step] = index === steps.length - 1 ? value : (holder[step] ?? {})) as Record<string, unknown>,
        nested,
      );
  }
  const text = JSON.stringify(nested, null, 2).replace(/^( *)"(\w+)":/gm, "$1$2:");
  mkdirSync(path.join(root, path.dirname(settingsFile)), { recursive: true });
  writeFileSync(path.join(root, settingsFile), `export const settings = ${text};\n`);
  symlinkSync(path.join(process.cwd(), "node_modules"), path.join(root, "node_modules"));
}

function withSettings(changes: Readonly<Record<string, unknown>>): SiteSettings {
  const settings = structuredClone(fixtureSettings) as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    const steps = key.split(".");
    const last = steps.pop() ?? "";
    const holder = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, settings);
    holder[last] = value;
  }
  return settings as unknown as SiteSettings;
}
