import type { ReactNode } from "react";

export interface FileTreeProps {
  /** One list in which each item begins with a name in backticks. The build adds the icons of files and folders. */
  readonly children: ReactNode;
}

/** Folders and files as nested lists. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="file-tree">{children}</div>;
}
