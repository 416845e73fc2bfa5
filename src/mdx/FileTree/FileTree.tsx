import type { ReactNode } from "react";

export interface FileTreeProps {
  /** One list, in which each item begins with a name in backticks. The build puts the marks of files and folders into it. */
  readonly children: ReactNode;
}

/** Folders and files, as lists within lists. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="file-tree">{children}</div>;
}
