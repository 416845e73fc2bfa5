import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import type { Tag, TagAttribute } from "../text/readTag";
import { tagsIn } from "../text/tagsIn";
import { constantTemplate } from "./constantTemplate";
import { convertedElements } from "./convertElements";
import { importsOf, readModuleFile, type ImportedName } from "./dataOfPage";
import { quoted } from "./elementPlace";
import { place, textOfExpression, type Template } from "./jsxTemplate";
import { parseModule } from "./literalOf";

/** A component in a page. */
interface Use {
  readonly open: Tag;
  readonly close: Tag | null;
}

const change = "components that always show the same, now their content";

/** Replaces components of the old site by what they show, if they show the same on every page. The other components stay as they are. */
export function convertConstants(draft: Draft, page: ImportedPage): void {
  const { text } = draft;
  if (!/<[A-Z]/.test(text)) return;
  const templateOf = createTemplateReader(text, page);
  for (const { open, close } of usesIn(text)) {
    const template = templateOf(open.name);
    const written = template && writtenFor(template, open, close !== null);
    if (template === null || written === null || (isInHeading(text, open.start) && !isBadge(template))) continue;
    draft.replace(open.start, open.end, written.before, change);
    if (close !== null) draft.replace(close.start, close.end, written.behind);
  }
  draft.commit();
}

/** @returns what replaces the tags of a component; null if the component would not show all that it is given. */
function writtenFor(template: Template, open: Tag, hasContent: boolean): Written | null {
  const { slot } = template;
  // Another property of the component could be an attribute of its element.
  if (open.attributes.some(({ name }) => name !== slot?.name) || open.attributes.length > 1) return null;
  if (hasContent) return slot?.name === "children" && open.attributes.length === 0 ? tagsOf(template, null) : null;
  const [attribute] = open.attributes;
  const given = attribute === undefined ? (slot?.standard ?? null) : givenIn(attribute);
  return slot !== null && given === null ? null : tagsOf(template, given ?? "");
}

/** @returns the text of an attribute such as `text="words"` or `text={<b>words</b>}`; null if only a program knows it. */
function givenIn({ kind, value }: TagAttribute): string | null {
  if (kind === "expression") return textOfExpression(value ?? "");
  return kind === "quoted" && value !== null && !/[<{}]/.test(value) ? value : null;
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

function isBadge({ element, text, slot }: Template): boolean {
  return element?.name === "Badge" && slot === null && !text.includes("<");
}

interface Written {
  readonly before: string;
  readonly behind: string;
}

/** @param given what the component shows in its place; null if that stands between its tags. */
function tagsOf(template: Template, given: string | null): Written {
  const { element, text } = template;
  const attributes = (element?.attributes ?? []).map(({ name, value }) => ` ${name}="${quoted(value)}"`).join("");
  if (isBadge(template)) return { before: `<Badge${attributes} text="${quoted(text)}" />`, behind: "" };
  const [open, close] = element === null ? ["", ""] : [`<${element.name}${attributes}>`, `</${element.name}>`];
  const [before = "", behind = ""] = text.split(place).map(escaped);
  if (given === null) return { before: open + before, behind: behind + close };
  return { before: open + before + escaped(given) + behind + close, behind: "" };
}

const escaped = (text: string) => text.replace(/[\\*_`[\]$~|]/g, "\\$&");

/** Places of the components that VitePress pages use without an import. */
const themeFolders = [".vitepress/components", ".vitepress/theme/components", ".vitepress/theme", "components"];

/** @returns a function that returns what the component of a name always shows; null for any other component. */
function createTemplateReader(text: string, page: ImportedPage): (name: string) => Template | null {
  const imports = importsIn(text);
  const ofFile = (file: string): Template | null => {
    const source = page.snippetOf(file);
    return source === null ? null : constantTemplate(file, source, null, null);
  };
  const read = (name: string): Template | null => {
    if (convertedElements.has(name)) return null;
    const [base = "", member = null, ...deeper] = name.split(".");
    const imported = deeper.length === 0 ? imports.get(base) : undefined;
    if (imported === undefined) {
      const files = page.kind === "vitepress" ? themeFolders.map((folder) => `@/${folder}/${name}.vue`) : [];
      const file = files.find((each) => page.snippetOf(each) !== null);
      return file === undefined ? null : ofFile(file);
    }
    if (/\.(?:vue|astro)$/.test(imported.file)) return ofFile(imported.file);
    const module = readModuleFile(imported.file, page.snippetOf);
    return module && constantTemplate(module.file, module.text, imported.exported, member);
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
