/** What a preview shows about its target. */
export interface Summary {
  readonly title: string;
  readonly description: string;
  /** The code of a definition, on one line and cut to `longest` characters. */
  readonly signature: string;
  /** A copy of the first figure, if there is no signature: inline SVG from the page's text, or an image element. */
  readonly picture: HTMLElement | null;
}

/** The part of a page's data that `summarize` reads. */
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
const pictures = "figure:is(.picture, .diagram)";

/**
 * @param json of the target's page, as Gatsby has loaded it.
 * @param id   the link's fragment, without "#"; empty for the whole page.
 * @returns null if the data have no title.
 */
export function summarize({ data, pageContext }: PageJson, id: string): Summary | null {
  const { label = "", description = null } = (pageContext ?? {}) as { label?: string; description?: string | null };
  const { title = label, html = null, frontmatter = null } = data?.mdx ?? {};
  if (title === "") return null;
  const page = {
    title,
    description: cut(frontmatter?.description ?? description ?? ""),
    signature: "",
    picture: null,
  };
  if (!html) return page;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const target = id === "" ? null : body.ownerDocument.getElementById(id);
  if (!target) {
    const picture = copyOf(body.querySelector(pictures));
    const name = picture ? null : body.querySelector("p > strong[id]");
    return { ...page, picture, signature: name ? ofName(name).signature : "" };
  }
  if (target.matches(headings)) return { ...ofSection(target), title: `${textOf(target)} · ${title}` };
  if (target.matches("strong")) return { ...ofName(target), title: `${textOf(target)} · ${title}` };
  const row = target.closest("tr");
  const words = row ? textOf(row.lastElementChild) : textOf(target.closest("p, li, dd") ?? target);
  const name = row ? textOf(row.firstElementChild) : "";
  return { ...page, title: name === "" ? title : `${name} · ${title}`, description: cut(words) };
}

/** Returns the first paragraph below a heading, and the code before it as signature, or else the section's first picture. */
function ofSection(heading: Element): Omit<Summary, "title"> {
  let description: string | undefined;
  let signature = "";
  let figure: Element | null = null;
  // A wrapper holds a heading and its anchor.
  let next = (heading.parentElement?.matches("body, section") ? heading : heading.parentElement)?.nextElementSibling;
  for (; next && !next.matches(headings) && !next.querySelector(headings); next = next.nextElementSibling) {
    figure ??= next.matches(pictures) ? next : next.querySelector(pictures);
    if (description !== undefined) continue;
    const code = next.querySelector("pre code");
    if (code && signature === "") signature = cut(textOf(code));
    const paragraph = next.matches("p") ? next : code ? null : next.querySelector("p");
    if (paragraph) description = cut(textOf(paragraph));
  }
  return { description: description ?? "", signature, picture: signature === "" ? copyOf(figure) : null };
}

/** Returns what follows a name: a paragraph as description, and the code of the first two blocks as signature. */
function ofName(name: Element): Omit<Summary, "title"> {
  const first = name.closest("p")?.nextElementSibling;
  const code = [first, first?.nextElementSibling].map((block) => block?.querySelector("pre code")).find(Boolean);
  return {
    description: first?.matches("p") ? cut(textOf(first)) : "",
    signature: cut(textOf(code ?? null)),
    picture: null,
  };
}

/** @returns a copy of a figure without the parts that only its page needs: caption, link to the full size, buttons. */
function copyOf(figure: Element | null): HTMLElement | null {
  // A figure may have one picture for light mode and one for dark mode; style rules show one of them.
  const contents = [...(figure?.querySelectorAll('[role="img"], picture, img') ?? [])].filter(
    ({ parentElement }) => !parentElement?.closest('[role="img"], picture'),
  );
  if (!figure || contents.length === 0) return null;
  const copy = figure.cloneNode() as HTMLElement;
  // Without their wrappers: in the page, a diagram's box scrolls, and a picture's link opens the full size.
  copy.append(...contents.map((content) => content.cloneNode(true)));
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @returns the text; a long one is cut after a whole word and ends with an ellipsis. */
function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/[\s,;:.-]*\s\S*$/, "")} …`;
}
