import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { Seo, type SeoProps } from "./Seo";

interface Head {
  readonly title: string;
  readonly metaTags: readonly Readonly<Record<string, string>>[];
  readonly linkTags: readonly Readonly<Record<string, string>>[];
}

function headOf(props: SeoProps) {
  const { unmount } = render(<Seo {...props} />);
  const { title, metaTags, linkTags } = Helmet.peek() as unknown as Head;
  const meta = Object.fromEntries(metaTags.map(({ name, property, content }) => [name ?? property, content]));
  unmount();
  return { title, meta, canonical: linkTags.find(({ rel }) => rel === "canonical")?.["href"] };
}

test("a page's title stands before the site's", () => {
  expect(headOf({ title: "Install", path: "/install" }).title).toBe("Install | Nexus AI Docs");
  expect(headOf({ title: null, path: "/" }).title).toBe("Nexus AI Docs");
});

test("a document tells all that it knows of itself", () => {
  const props = { title: "Install", description: "How to.", path: "/install", keywords: ["a", "b"], image: "/c.png" };
  expect(headOf({ ...props, type: "article" })).toEqual({
    title: "Install | Nexus AI Docs",
    canonical: "https://doc.fedml.ai/install",
    meta: {
      description: "How to.",
      keywords: "a, b",
      "og:title": "Install",
      "og:description": "How to.",
      "og:type": "article",
      "og:url": "https://doc.fedml.ai/install",
      "og:site_name": "Nexus AI Docs",
      "og:image": "https://doc.fedml.ai/c.png",
      "twitter:card": "summary_large_image",
      "docsearch:language": "en",
      "docsearch:version": "current",
      "docsearch:docusaurus_tag": "docs-default-current",
    },
  });
});

test("what is not known is left out", () => {
  const { meta } = headOf({ title: "Install", description: null, path: "/install", keywords: [] });
  expect(Object.keys(meta)).not.toContain("description");
  expect(Object.keys(meta)).not.toContain("keywords");
  expect(meta["og:image"]).toBe("https://doc.fedml.ai/img/social.png");
  expect(meta["og:type"]).toBe("website");
});

test("a page without an address of its own has no canonical one, and crawlers stay away where asked", () => {
  const { meta, canonical } = headOf({ title: "Page not found", path: null, isHidden: true });
  expect(canonical).toBeUndefined();
  expect(meta["og:url"]).toBeUndefined();
  expect(meta["robots"]).toBe("noindex");
  expect(headOf({ title: "Install", path: "/install" }).meta["robots"]).toBeUndefined();
});
