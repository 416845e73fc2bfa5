import { markShapes, type MarkName } from "./markShapes";

export interface MarkProps {
  readonly name: MarkName;
}

/** A small picture before words that say the same, so screen readers pass it by. Its lines have the color of the words. */
export function Mark({ name }: MarkProps) {
  return (
    <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={markShapes[name]} />
    </svg>
  );
}
