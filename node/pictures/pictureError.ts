import { formatProblem, type Problem } from "../common/problem";

/** A problem of a picture, with the formatted problem as its message. The page that shows the picture is not at fault. */
export class PictureError extends Error {
  /** @param file from the repository root: the picture, or the document that references it. */
  constructor(
    file: string,
    { cause, ...found }: Pick<Problem, "rule" | "what" | "fix"> & { readonly cause?: unknown },
  ) {
    super(formatProblem({ file, line: 1, severity: "error", ...found }), { cause });
  }
}

const exportAgain = "export it again from the program that made it.";

/** @param cause error that reading the file has thrown. */
export function unreadable(file: string, cause: unknown): PictureError {
  if ((cause as Partial<NodeJS.ErrnoException> | null)?.code === "ENOENT") {
    const what = "The picture does not exist.";
    return new PictureError(file, { rule: "missing-image", what, fix: "put the file there.", cause });
  }
  const what = `The picture cannot be read: ${textOf(cause)}.`;
  return new PictureError(file, { rule: "unreadable-image", what, fix: exportAgain, cause });
}

export function undecodable(file: string, cause: unknown): PictureError {
  const what = `The picture cannot be decoded: ${textOf(cause)}.`;
  return new PictureError(file, { rule: "unreadable-image", what, fix: exportAgain, cause });
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}
