import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs, GatsbyCache } from "gatsby";
import { previewEvents, type PreviewTemplate } from "../../src/shared/preview";
import type { Reference } from "../elements/reference";
import type { LoadedSite } from "../model/loadedSite";
import { filesShownBy } from "../site/filesShownBy";
import { directoryOf } from "./documentOf";
import { perRun } from "./perRun";
import { previewReport, type PreviewedDoc, type PreviewState } from "./previewReport";

interface Current extends PreviewState {
  readonly reference: Pick<Reference, "elements" | "snippets">;
  readonly imported: LoadedSite["imported"];
}

/** The state of one run, from which open pages get their reports. */
interface Preview {
  current: Current | null;
  /** Templates that browsers can load, by name. Each document with code has its own template. */
  templates: ReadonlyMap<string, PreviewTemplate>;
  bundling: number;
  /** webpack's hash of the last bundle. */
  bundle: string | null;
  restart: string | null;
  readonly former: Map<string, PreviewedDoc>;
  readonly formerCategories: Map<string, string>;
  /** Called whenever this state has changed. */
  readonly listeners: Set<() => void>;
}

const previews = perRun<Preview>();

function previewOf(cache: GatsbyCache): Preview {
  return previews.get(cache, () => ({
    current: null,
    templates: new Map(),
    bundling: 0,
    bundle: null,
    restart: null,
    former: new Map(),
    formerCategories: new Map(),
    listeners: new Set(),
  }));
}

/** Sends every open page of the live preview the current problems. createPages calls this after it has created the pages. */
export function updatePreview(cache: GatsbyCache, current: Current): void {
  const preview = previewOf(cache);
  preview.current = current;
  for (const { file, path: address, title, words } of current.docs)
    preview.former.set(address, { file, path: address, title, words });
  for (const { file, path: address } of current.categoryPages) preview.formerCategories.set(address, file);
  for (const listener of preview.listeners) listener();
}

/**
 * Tells every open page which template browsers can load now. Called whenever webpack has bundled without errors.
 * @param hash of the bundle.
 */
export function updateTemplates(cache: GatsbyCache, names: Iterable<string>, hash: string): void {
  const preview = previewOf(cache);
  const { templates } = preview;
  const since = (preview.bundling += 1);
  preview.bundle = hash;
  preview.templates = new Map([...names].map((name) => [name, templates.get(name) ?? { name, since }]));
  for (const listener of preview.listeners) listener();
}

/** Tells every open page that the author must restart the preview, and why; null when no restart is needed. */
export function askForRestart(cache: GatsbyCache, why: string | null): void {
  const preview = previewOf(cache);
  preview.restart = why;
  for (const listener of preview.listeners) listener();
}

/**
 * Sends the problems of the page at `?path=…` and its template as server-sent events, again whenever they change. This is independent of
 * page queries, so the page gets its problems even if Gatsby cannot read its document, and after the document was deleted.
 */
export function servePreview(args: CreateDevServerArgs & { readonly cache: GatsbyCache }): void {
  const root = directoryOf(args);
  const preview = previewOf(args.cache);
  args.app.get(previewEvents, (request: Request, response: Response) => {
    const asked = request.query["path"];
    const address = typeof asked === "string" ? asked : "/";
    // Gatsby compresses responses that may be transformed, and buffers them until there is enough data.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    let last = "";
    const tell = () => {
      const { current, templates, ...known } = preview;
      if (!current) return;
      const page = pageOf(args, address);
      const template = templates.get(page?.componentChunkName ?? "") ?? null;
      const digest = page?.context?.digest ?? null;
      const shownBy = (file: string) => filesShownBy(file, readText(path.join(root, file)), current);
      const text = JSON.stringify(
        previewReport({ path: address, state: current, template, digest, ...known, shownBy }),
      );
      if (text !== last) response.write(`data: ${text}\n\n`);
      last = text;
    };
    tell();
    preview.listeners.add(tell);
    response.on("close", () => preview.listeners.delete(tell));
  });
}

interface Page {
  readonly componentChunkName: string;
  readonly context?: { readonly digest?: string };
}

function pageOf({ store }: CreateDevServerArgs, address: string): Page | undefined {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, Page> };
  return pages.get(address);
}

/** @returns "" for a file that is being replaced; its next state is reported a moment later. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The parts of Express's request and response that are used here. */
interface Request {
  readonly query: Readonly<Record<string, unknown>>;
}
interface Response {
  writeHead(code: number, headers: Readonly<Record<string, string>>): void;
  write(text: string): void;
  on(event: "close", listener: () => void): void;
}
