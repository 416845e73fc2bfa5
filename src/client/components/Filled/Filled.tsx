import { createElement, Fragment, type ReactNode } from "react";
import { pieces } from "../../../shared/fill";

export interface FilledProps {
  /** Contains names in braces. */
  readonly text: string;
  /** Links and other elements, keyed by these names. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** Renders an interface text with elements in it; their place in the text differs between languages. */
export function Filled({ text, parts }: FilledProps) {
  return createElement(Fragment, null, ...pieces(text, parts));
}
