import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseKey } from "../content/parseContent";
import { drawDocument, type DrawInput, type Drawing, type Questions } from "./drawDocument";
import { createHighlight, type Highlight } from "../render/highlight";
import { codeDigest } from "../common/inputs.mjs";
import { readKept, writeKept } from "../cache/keptFile";
import { digest, keptFolder } from "../cache/keptFolder";

/** One thing that a document asked of the site while it was drawn, with the answer. */
type Asked = readonly [question: keyof Questions, subject: string, answer: unknown];

interface Kept extends Drawing {
  /** Stands for the document's text and the reference data that it shows. */
  readonly key: string;
  readonly asked: readonly Asked[];
}

export interface DrawingsOptions extends Pick<DrawInput, "siteUrl" | "pathPrefix"> {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly picture: Questions["picture"];
}

export type DrawRequest = Pick<DrawInput, "doc" | "text" | "reference"> & Omit<Questions, "picture">;

export interface Drawings {
  /**
   * Draws a document, or takes what an earlier run has drawn: as long as its text is the same, and the site answers
   * whatever it asked in the same way. Kept or drawn, the questions are asked, so whoever answers knows what it depends on.
   *
   * @throws {Error} with a problem's text, when an expression of the document fails.
   */
  readonly draw: (request: DrawRequest) => Promise<Drawing>;
  /** Forgets the documents that are not among these files. */
  readonly keepOnly: (files: readonly string[]) => Promise<void>;
}

/** Drawn documents, one file each, so that processes beside each other share them while they are made. */
export async function openDrawings({ root, siteUrl, pathPrefix, picture }: DrawingsOptions): Promise<Drawings> {
  const folder = path.join(keptFolder(root), "drawings");
  const stamp = codeDigest(root);
  const nameOf = (file: string) => `${digest([file])}.json`;
  let loading: Promise<Highlight> | undefined;
  const highlight = () => (loading ??= createHighlight());
  return {
    async draw({ doc, text, reference, pathOfDocument, placeOf }) {
      const questions = { pathOfDocument, placeOf, picture };
      const key = [stamp, pathPrefix, parseKey({ file: doc.file, text }, reference)].join(" ");
      const file = path.join(folder, nameOf(doc.file));
      const kept = await readKept<Kept>(file);
      if (kept?.key === key && (await isSame(kept.asked, questions))) return kept;
      const asked = new Map<string, Asked>();
      const noted = noting(questions, asked);
      const drawing = await drawDocument({ doc, text, questions: noted, siteUrl, pathPrefix, highlight, reference });
      await writeKept(file, { ...drawing, key, asked: [...asked.values()] } satisfies Kept);
      return drawing;
    },
    async keepOnly(files) {
      const current = new Set(files.map(nameOf));
      // What is being written by another process has another ending.
      const kept = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const gone = kept.filter((name) => !current.has(name));
      await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

/** @returns questions that note down what is asked and answered. */
function noting(questions: Questions, asked: Map<string, Asked>): Questions {
  const note =
    <Subject extends string, Answer>(question: keyof Questions, ask: (subject: Subject) => Promise<Answer>) =>
    async (subject: Subject) => {
      const answer = await ask(subject);
      asked.set(`${question} ${subject}`, [question, subject, answer]);
      return answer;
    };
  return {
    pathOfDocument: note("pathOfDocument", questions.pathOfDocument),
    placeOf: note("placeOf", questions.placeOf),
    picture: note("picture", questions.picture),
  };
}

async function isSame(asked: readonly Asked[], questions: Questions): Promise<boolean> {
  const same = await Promise.all(
    asked.map(async ([question, subject, before]) => {
      const ask = questions[question] as (subject: string) => Promise<unknown>;
      // A picture that is gone gives no answer: the document is drawn again, which reports it.
      const answer = await ask(subject).catch(() => undefined);
      return JSON.stringify(answer) === JSON.stringify(before);
    }),
  );
  return same.every(Boolean);
}
