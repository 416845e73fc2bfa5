import { markShapes, type MarkName } from "./markShapes";

export interface MarkProps {
  readonly name: MarkName;
}

/** A small icon before text that says the same, so it is hidden from screen readers. Its lines have the color of the text. */
export function Mark({ name }: MarkProps) {
  return (
    <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={markShapes[name]} />
    </svg>
  );
}
