/** What a preview says of its target. */
export interface Summary {
  readonly title: string;
  readonly description: string;
  /** The first line of a definition in code. */
  readonly signature: string;
}

/** The part of a page's data that is read here. */
export interface PageJson {
  readonly data?: {
    readonly mdx?: {
      readonly title?: string;
      readonly html?: string | null;
      readonly frontmatter?: { readonly description?: string | null } | null;
    } | null;
  };
  readonly pageContext?: unknown;
}

const longest = 180;
const headings = "h2, h3, h4, h5, h6";

/**
 * @param json of the target's page, as Gatsby has loaded it.
 * @param id   what the link names behind "#"; empty for the page.
 * @returns null where the data say nothing.
 */
export function summarize({ data, pageContext }: PageJson, id: string): Summary | null {
  const { label = "", description = null } = (pageContext ?? {}) as { label?: string; description?: string | null };
  const { title = label, html = null, frontmatter = null } = data?.mdx ?? {};
  if (title === "") return null;
  const page = { title, description: cut(frontmatter?.description ?? description ?? ""), signature: "" };
  if (id === "" || !html) return page;
  const target = new DOMParser().parseFromString(html, "text/html").getElementById(id);
  if (!target) return page;
  if (target.matches(headings)) return { ...ofSection(target), title: `${textOf(target)} · ${title}` };
  if (target.matches("strong")) return { ...ofName(target), title: `${textOf(target)} · ${title}` };
  const row = target.closest("tr");
  const words = row ? textOf(row.lastElementChild) : textOf(target.closest("p, li, dd") ?? target);
  const name = row ? textOf(row.firstElementChild) : "";
  return { title: name === "" ? title : `${name} · ${title}`, description: cut(words), signature: "" };
}

/** The first paragraph below a heading, and the code before it, which is a signature. */
function ofSection(heading: Element): Omit<Summary, "title"> {
  let signature = "";
  // A heading stands in a box with its anchor.
  let next = (heading.parentElement?.matches("body, section") ? heading : heading.parentElement)?.nextElementSibling;
  for (; next && !next.matches(headings) && !next.querySelector(headings); next = next.nextElementSibling) {
    const code = next.querySelector("pre code");
    if (code && signature === "") signature = cut(textOf(code));
    const paragraph = next.matches("p") ? next : code ? null : next.querySelector("p");
    if (paragraph) return { description: cut(textOf(paragraph)), signature };
  }
  return { description: "", signature };
}

/** What is said below a name: a paragraph, and its definition in code right behind it. */
function ofName(name: Element): Omit<Summary, "title"> {
  const first = name.closest("p")?.nextElementSibling;
  const code = [first, first?.nextElementSibling].map((block) => block?.querySelector("pre code")).find(Boolean);
  return { description: first?.matches("p") ? cut(textOf(first)) : "", signature: cut(textOf(code ?? null)) };
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @returns a text that ends with a word, and with an ellipsis where it goes on. */
function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/[\s,;:.-]*\s\S*$/, "")} …`;
}
