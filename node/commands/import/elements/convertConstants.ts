import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import type { Tag } from "../text/readTag";
import { tagsIn } from "../text/tagsIn";
import { constantTemplate } from "./constantTemplate";
import { convertedElements } from "./convertElements";
import { importsOf, readModuleFile, type ImportedName } from "./dataOfPage";
import { quoted } from "./elementPlace";
import type { Template } from "./jsxTemplate";
import { parseModule } from "./literalOf";

/** A component in a page. */
interface Use {
  readonly open: Tag;
  readonly close: Tag | null;
}

const change = "components that always show the same, now their content";

/** Replaces components of the old site that always show the same by what they show. The other components stay as they are. */
export function convertConstants(draft: Draft, page: ImportedPage): void {
  const { text } = draft;
  if (!/<[A-Z]/.test(text)) return;
  const templateOf = createTemplateReader(text, page);
  for (const { open, close } of usesIn(text)) {
    const template = templateOf(open.name);
    // A property of the component could be an attribute of its element.
    if (template === null || open.attributes.length > 0) continue;
    if (template.hasSlot !== (close !== null) || (isInHeading(text, open.start) && !isBadge(template))) continue;
    const { before, behind } = tagsOf(template);
    draft.replace(open.start, open.end, before, change);
    if (close !== null) draft.replace(close.start, close.end, behind);
  }
  draft.commit();
}

/** @returns the components of a text; those whose closing tag is missing are left out. */
function usesIn(text: string): readonly Use[] {
  const uses: Use[] = [];
  const opened: Tag[] = [];
  for (const tag of tagsIn(text)) {
    if (!/^[A-Z]/.test(tag.name)) continue;
    if (tag.isSelfClosing) uses.push({ open: tag, close: null });
    else if (!tag.isClosing) opened.push(tag);
    else if (opened.at(-1)?.name === tag.name) {
      const open = opened.pop();
      if (open) uses.push({ open, close: tag });
    }
  }
  return uses;
}

/** In a heading, the anchor of the old site contains no words of a component; that of a badge is corrected. */
function isInHeading(text: string, at: number): boolean {
  return /^[ \t>]*#{1,6}[ \t]/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at));
}

function isBadge({ element, hasSlot }: Template): boolean {
  return element?.name === "Badge" && !hasSlot;
}

function tagsOf(template: Template): { readonly before: string; readonly behind: string } {
  const { element, text, hasSlot } = template;
  const words = text.replace(/[\\*_`[\]$~|]/g, "\\$&");
  if (element === null) return { before: words, behind: "" };
  const attributes = element.attributes.map(({ name, value }) => ` ${name}="${quoted(value)}"`).join("");
  if (isBadge(template)) return { before: `<Badge${attributes} text="${quoted(text)}" />`, behind: "" };
  const [open, close] = [`<${element.name}${attributes}>`, `</${element.name}>`];
  return hasSlot ? { before: open, behind: close } : { before: open + words + close, behind: "" };
}

/** Places of the components that VitePress pages use without an import. */
const themeFolders = [".vitepress/components", ".vitepress/theme/components", ".vitepress/theme", "components"];

/** @returns a function that returns what the component of a name always shows; null for any other component. */
function createTemplateReader(text: string, page: ImportedPage): (name: string) => Template | null {
  const imports = importsIn(text);
  const ofFile = (file: string, exported: string | null): Template | null => {
    const source = page.snippetOf(file);
    return source === null ? null : constantTemplate(file, source, exported);
  };
  const read = (name: string): Template | null => {
    if (convertedElements.has(name)) return null;
    const imported = imports.get(name);
    if (imported === undefined) {
      const files = page.kind === "vitepress" ? themeFolders.map((folder) => `@/${folder}/${name}.vue`) : [];
      const file = files.find((each) => page.snippetOf(each) !== null);
      return file === undefined ? null : ofFile(file, null);
    }
    if (/\.(?:vue|astro)$/.test(imported.file)) return ofFile(imported.file, null);
    const module = readModuleFile(imported.file, page.snippetOf);
    return module && constantTemplate(module.file, module.text, imported.exported);
  };
  const found = new Map<string, Template | null>();
  return (name) => {
    if (!found.has(name)) found.set(name, read(name));
    return found.get(name) ?? null;
  };
}

function importsIn(text: string): ReadonlyMap<string, ImportedName> {
  const statements = [...text.matchAll(/^[ \t]*import\b[^"';]{1,1000}["'][^"'\n]+["']/gm)];
  // Each by itself: a line of prose may also start with "import".
  const items = statements.flatMap(([statement]) => parseModule(statement)?.body ?? []);
  return new Map(items.flatMap((item) => (item.type === "ImportDeclaration" ? importsOf(item) : [])));
}
