import { attributeOf, type Place } from "./elementPlace";

/** Attributes that always hold a link target. */
const links = ["href", "to", "link", "page", "path", "url", "doc", "slug"];
/** Attributes whose value may contain a slash without being a link target. */
const others = ["src", "icon", "class", "className", "style", "id", "title", "label", "text", "description", "alt"];

export interface PageOfElement {
  readonly attribute: string;
  readonly href: string;
  readonly title: string;
}

/** @returns the page of the source that an attribute of an element names, such as `link="guide/install"`; null if none does. */
export function namedPage(place: Place): PageOfElement | null {
  for (const attribute of [...links, ...place.open.attributes.map(({ name }) => name)]) {
    const value = attributeOf(place, attribute) ?? "";
    const mayName = links.includes(attribute) || (value.includes("/") && !others.includes(attribute));
    const page = mayName ? place.page.pageAt(value) : null;
    if (page) return { attribute, ...page };
  }
  return null;
}
