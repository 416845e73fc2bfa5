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
  const hrefOf = (wanted: string) => linkTags.find(({ rel }) => rel === wanted)?.["href"];
  return { title, meta, canonical: hrefOf("canonical"), markdown: hrefOf("alternate") };
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
    markdown: "/install.md",
    meta: {
      description: "How to.",
      keywords: "a, b",
      "og:title": "Install",
      "og:description": "How to.",
      "og:type": "article",
      "og:url": "https://doc.fedml.ai/install",
      "og:site_name": "Nexus AI Docs",
      "og:image": "https://doc.fedml.ai/c.png",
      "og:image:alt": "Install | Nexus AI Docs",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://doc.fedml.ai/c.png",
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
  expect(meta["og:type"]).toBe("website");
});

test("a page without an address of its own has no canonical one, and crawlers stay away where asked", () => {
  const { meta, canonical } = headOf({ title: "Page not found", path: null, isHidden: true });
  expect(canonical).toBeUndefined();
  expect(meta["og:url"]).toBeUndefined();
  expect(meta["robots"]).toBe("noindex");
  expect(headOf({ title: "Install", path: "/install" }).meta["robots"]).toBeUndefined();
});

test("a page without a picture of its own has its card", () => {
  expect(headOf({ title: "Install", path: "/install" }).meta).toMatchObject({
    "og:image": "https://doc.fedml.ai/cards/install.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Install | Nexus AI Docs",
  });
});

test("a page that crawlers do not find has neither card nor Markdown", () => {
  const { meta, markdown } = headOf({ title: "Search", path: "/search", isHidden: true });
  expect(markdown).toBeUndefined();
  expect(meta["og:image"]).toBe("https://doc.fedml.ai/img/social.png");
  expect(meta["og:image:width"]).toBeUndefined();
});

test("addresses stand below the path that the site is published at", () => {
  Object.assign(globalThis, { __PATH_PREFIX__: "/docs" });
  const { canonical, markdown, meta } = headOf({ title: "Install", path: "/install" });
  Object.assign(globalThis, { __PATH_PREFIX__: "" });
  expect(canonical).toBe("https://doc.fedml.ai/docs/install");
  expect(markdown).toBe("/docs/install.md");
  expect(meta["og:image"]).toBe("https://doc.fedml.ai/docs/cards/install.png");
});
