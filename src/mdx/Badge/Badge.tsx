import type { ReactNode } from "react";

/** Box kinds; a badge has the color of its box. */
export const badgeTones = ["note", "tip", "info", "warning", "danger"] as const;

export interface BadgeProps {
  readonly tone?: (typeof badgeTones)[number];
  readonly children: ReactNode;
}

/** One or two words that label the text next to them: "beta", "0.8.30". */
export function Badge({ tone = "note", children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
