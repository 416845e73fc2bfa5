import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

export interface Dropdown {
  readonly ref: RefObject<HTMLDetailsElement>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Makes a `details` element a dropdown over the page: it closes on Escape and when the focus leaves. */
export function useDropdown(): Dropdown {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  return {
    ref,
    onKeyDown: ({ key }) => {
      if (key !== "Escape" || !ref.current?.open) return;
      close();
      ref.current.querySelector("summary")?.focus();
    },
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !ref.current?.contains(relatedTarget)) close();
    },
  };
}
