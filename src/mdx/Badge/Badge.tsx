import type { ReactNode } from "react";

/** Kinds of boxes, whose colors badges share. */
export const badgeTones = ["note", "tip", "info", "warning", "danger"] as const;

export interface BadgeProps {
  readonly tone?: (typeof badgeTones)[number];
  readonly children: ReactNode;
}

/** A word or two that mark what stands beside them: "beta", "0.8.30". */
export function Badge({ tone = "note", children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
