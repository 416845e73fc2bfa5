import type { SiteSettings } from "../../src/shared/settings";
import { suggest } from "../common/nearest";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import { stepsOfPath } from "../model/learningPaths";
import type { SiteModel } from "../model/buildSite";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import { settingsFile } from "../settings/settingsFile";

export interface LearningPathsInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly placeOfKey: PlaceOfKey;
}

/** @returns problems of the learning paths: in the settings, and in the documents that are their steps. */
export function checkLearningPaths({ site, settings, placeOfKey }: LearningPathsInput): readonly Problem[] {
  const paths = settings.learningPaths ?? [];
  const names = paths.map(({ name }) => name);
  const groups = settings.sidebars.map(({ name }) => name);
  return [
    ...paths.flatMap(({ name, sidebar }, index): readonly Problem[] => {
      const problem = (key: string, what: string, fix: string): Problem => ({
        file: settingsFile,
        ...placeOfKey(["learningPaths", index, key]),
        ...broken,
        what,
        fix,
      });
      if (!groups.includes(sidebar)) {
        const fix = suggest(sidebar, groups, `write one of ${groups.join(", ")}.`);
        return [problem("sidebar", `"${sidebar}" is not a sidebar group.`, fix)];
      }
      const steps = stepsOfPath(site.docs, name);
      if (steps.length > 0) return twice(name, steps);
      return [
        problem(
          "name",
          `The learning path "${name}" has no step, so its page is not created.`,
          `write "learning_paths: { ${name}: 1 }" into the front matter of its first document, or remove the path.`,
        ),
      ];
    }),
    ...site.docs.flatMap((doc) =>
      Object.keys(doc.frontMatter.learning_paths)
        .filter((name) => !names.includes(name))
        .map((name) => ({
          ...placeIn(doc),
          ...broken,
          what: `"${name}" is not a learning path.`,
          fix: suggest(name, names, `add it to learningPaths of ${settingsFile}, or remove it.`),
        })),
    ),
  ];
}

const broken = { rule: "wrong-learning-path", severity: "error" } as const;

function placeIn({ file, keyLines }: Doc) {
  return { file, line: keyLines["learning_paths"] ?? 1, column: 1 };
}

/** Reports two documents that claim to be the same step. */
function twice(name: string, steps: ReturnType<typeof stepsOfPath>): readonly Problem[] {
  return steps.flatMap(({ doc, number }, index) => {
    const before = steps[index - 1];
    if (before?.number !== number) return [];
    return [
      {
        ...placeIn(doc),
        ...broken,
        what: `${before.doc.file} is also step ${number} of "${name}".`,
        fix: "give one of them another number.",
      },
    ];
  });
}
