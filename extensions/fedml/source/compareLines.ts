import type { FactsData } from "../data/facts";
import { explainedKinds } from "../kinds/algorithms/lists";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";

/** @returns lines that algorithms name but the library's files do not contain. */
export function compareLines(library: Library, { algorithms }: Pick<FactsData, "algorithms">): readonly Difference[] {
  return explainedKinds.flatMap((kind) =>
    algorithms[kind].flatMap(({ name, lines, faults }, place) =>
      [...lines, ...faults.flatMap((fault) => fault.lines)].flatMap((named): readonly Difference[] => {
        const what = faultOf(library, named);
        return what === null
          ? []
          : [
              {
                kind: "gone",
                data: "algorithms",
                name,
                what: `names ${named}, ${what}`,
                source: "",
                path: [kind, place],
              },
            ];
      }),
    ),
  );
}

function faultOf(library: Library, named: string): string | null {
  const [, file = "", last = ""] = /^(.*)#(?:L\d+-)?L(\d+)$/.exec(named) ?? [];
  const module = library.read(file);
  if (!module) return "a file that does not exist";
  const count = module.text.trimEnd().split("\n").length;
  return Number(last) > count ? `and the file has ${count} lines` : null;
}
