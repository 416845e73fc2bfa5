import type { CSSProperties, ReactNode } from "react";

export interface IslandProps {
  /** Missing if no program has the name that the author wrote. */
  readonly name?: string;
  /** Properties of its component, as JSON. */
  readonly properties?: string;
  /** Missing for an island that starts when it comes near the viewport. */
  readonly when?: "touch";
  /** Height reserved for it, as a CSS length; a second length applies to phones. */
  readonly height?: string;
  /** Message for a program that could not be started. */
  readonly failed?: string;
  /** What the page shows without script, in print, and until the program has loaded. */
  readonly children: ReactNode;
}

/**
 * Placeholder for a program: `src/client/features/islands` reads these attributes, loads the program and shows it
 * instead of the first child.
 */
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
