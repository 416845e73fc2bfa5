import { useId, type ReactNode } from "react";

export interface TermProps {
  readonly definition: string;
  readonly children: ReactNode;
}

/**
 * A glossary term in a sentence. Style rules show its definition while the pointer or the keyboard focus is on it;
 * screen readers read it as the term's description.
 */
export function Term({ definition, children }: TermProps) {
  const id = useId();
  return (
    <span className="term">
      {/* Focus shows the definition without a pointer. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span className="term-word" tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span className="term-card" role="tooltip" id={id}>
        {definition}
      </span>
    </span>
  );
}
