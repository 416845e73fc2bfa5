import { suggest } from "../common/nearest";
import { DiagramError, kinds, type Kind } from "./diagram";

/** @throws {DiagramError} for a class that is not a kind of node. */
export function readKind(name: string, line: number): Kind {
  const kind = kinds.find((each) => each === name);
  if (kind) return kind;
  throw new DiagramError(
    line,
    `"${name}" is not a kind of node.`,
    suggest(name, kinds, `use one of ${kinds.join(", ")}.`),
    "diagram-kind",
  );
}
