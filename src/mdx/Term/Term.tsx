import { useId, type ReactNode } from "react";

export interface TermProps {
  readonly definition: string;
  readonly children: ReactNode;
}

/**
 * A word of the glossary in a sentence. Style rules show its definition while the pointer or the keyboard is on it; a
 * screen reader reads it as the word's description.
 */
export function Term({ definition, children }: TermProps) {
  const id = useId();
  return (
    <span className="term">
      {/* Focus is what shows the definition without a pointer. */}
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
