import type { CSSProperties, ReactNode } from "react";

export interface IslandProps {
  /** Missing where no program has the name that the author wrote. */
  readonly name?: string;
  /** Properties of its component, as JSON. */
  readonly properties?: string;
  /** Missing for an island that starts when it comes near the window. */
  readonly when?: "touch";
  /** Room that is kept for it, as a length of CSS; a second one is for phones. */
  readonly height?: string;
  /** Says that it could not be started. */
  readonly failed?: string;
  /** What the page shows without script, on paper, and until the program has come. */
  readonly children: ReactNode;
}

/** A place for a program: the page loads it by these marks, in `src/client/features/islands`, and shows it instead of the first child. */
export function Island({ name, properties, when, height, failed, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={properties}
      data-when={when}
      data-failed={failed}
      style={height === undefined ? undefined : roomOf(height)}
    >
      <div>{children}</div>
    </div>
  );
}

function roomOf(height: string): CSSProperties {
  const [wide, narrow] = height.split(" ");
  return { "--height": wide, ...(narrow && { "--height-narrow": narrow }) } as CSSProperties;
}
