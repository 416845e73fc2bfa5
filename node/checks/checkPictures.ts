import { basename } from "node:path/posix";
import { nearest } from "../common/nearest";
import { inPartial, type Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import { resolveHref } from "../syntax/resolveHref";
import type { Images } from "./readImages";

interface PictureInput {
  readonly staticFiles: ReadonlySet<string>;
  /** @param file from the repository root. */
  readonly fileExists: (file: string) => boolean;
  readonly images: Images;
}

const adviceOnAddress = "put the file there, or next to the page.";

/** Reports pictures that documents show but that do not exist or are not on this site. */
export function checkPictures(doc: Doc, { staticFiles, fileExists, images }: PictureInput): readonly Problem[] {
  const { image } = doc.frontMatter;
  const card = image === undefined ? [] : [{ src: image, line: doc.keyLines["image"] ?? 1, column: 1 }];
  return [...card, ...doc.pictures].flatMap(({ src, ...place }) => {
    const problem = (what: string, fix: string, meant?: string): readonly Problem[] => {
      const edit = meant === undefined ? {} : { edit: { find: src, replace: meant } };
      const report = {
        file: doc.file,
        ...place,
        rule: "missing-image",
        severity: "error",
        what,
        fix,
        ...edit,
      } as const;
      return [inPartial<Problem>(report)];
    };
    const target = resolveHref(src, doc.file);
    if (target.kind === "external") {
      if (/^data:/i.test(src))
        return problem(
          `"${src.slice(0, src.search(/[;,]|$/))}…" is a picture within the text, whose size the build does not know.`,
          "save it as a file next to the page, and name the file here.",
        );
      return problem(
        `"${src}" is on another host.`,
        "put the file next to the page, so that the build knows its size and it loads from this site.",
      );
    }
    if (target.kind === "address") {
      if (staticFiles.has(target.path)) return [];
      const published = target.path.replace(/^\/static(?=\/)/, "");
      if (staticFiles.has(published))
        return problem(`"${target.path}" is not the address of this file.`, `write "${published}".`, published);
      const near = adviseNear(target.path, [...staticFiles]);
      return problem(`static${target.path} does not exist.`, near ?? adviceOnAddress);
    }
    if (target.kind === "here" || target.kind === "item")
      return problem(`"${src}" does not name a file.`, "write the name of a picture, such as ./chart.png.");
    const { file } = target;
    if (fileExists(file)) return [];
    const near = adviseNear(file, [...images.keys()]);
    return problem(`"${file}" does not exist.`, near ?? "put the file there, or correct the name.");
  });
}

function adviseNear(file: string, files: readonly string[]): string | null {
  const near = nearest(file, files, basename(file).length);
  return near === null ? null : `the nearest file is "${near}"; correct the name, or put the file there.`;
}
