import { createElement, Fragment, type ReactNode } from "react";
import { pieces } from "../../../shared/fill";

export interface FilledProps {
  /** With names in braces. */
  readonly text: string;
  /** Links and other elements, by these names. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A text of the interface around elements, which each language has in places of its own. */
export function Filled({ text, parts }: FilledProps) {
  return createElement(Fragment, null, ...pieces(text, parts));
}
