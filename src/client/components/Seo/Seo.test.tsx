import { expect, test } from "@jest/globals";
import { Helmet } from "react-helmet";
import { render } from "../../../../test/render";
import { testSettings, testSite } from "../../../../test/testSite";
import { Seo, type SeoProps } from "./Seo";

interface Head {
  readonly title: string;
  readonly metaTags: readonly Readonly<Record<string, string>>[];
  readonly linkTags: readonly Readonly<Record<string, string>>[];
}

function headOf(props: SeoProps, site = testSite()) {
  const { unmount } = render(<Seo {...props} />, site);
  const { title, metaTags, linkTags } = Helmet.peek() as unknown as Head;
  const meta = Object.fromEntries(metaTags.map(({ name, property, content }) => [name ?? property, content]));
  unmount();
  const hrefOf = (wanted: string) => linkTags.find(({ rel }) => rel === wanted)?.["href"];
  return { title, meta, canonical: hrefOf("canonical"), markdown: hrefOf("alternate") };
}

test("puts the page title before the site title", () => {
  expect(headOf({ title: "Install", path: "/install" }).title).toBe("Install | Example Docs");
  expect(headOf({ title: null, path: "/" }).title).toBe("Example Docs");
});

test("writes all known metadata of a document", () => {
  const props = { title: "Install", description: "How to.", path: "/install", keywords: ["a", "b"], image: "/c.png" };
  expect(headOf({ ...props, type: "article" })).toEqual({
    title: "Install | Example Docs",
    canonical: "https://docs.example.org/install",
    markdown: "/install.md",
    meta: {
      description: "How to.",
      keywords: "a, b",
      "og:title": "Install",
      "og:description": "How to.",
      "og:type": "article",
      "og:url": "https://docs.example.org/install",
      "og:site_name": "Example Docs",
      "og:image": "https://docs.example.org/c.png",
      "og:image:alt": "Install | Example Docs",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://docs.example.org/c.png",
      "docsearch:language": "en",
      "docsearch:version": "current",
      "docsearch:docusaurus_tag": "docs-default-current",
    },
  });
});

test("gives crawlers the version whose base path contains the page", () => {
  const versions = [...testSettings.docs.versions, { name: "1.0", label: "1.0", basePath: "/1.0" }];
  const site = { ...testSite(), settings: { ...testSettings, docs: { ...testSettings.docs, versions } } };
  expect(headOf({ title: "Install", path: "/1.0/install" }, site).meta).toMatchObject({
    "docsearch:version": "1.0",
    "docsearch:docusaurus_tag": "docs-default-1.0",
  });
  expect(headOf({ title: "Install", path: "/install" }, site).meta["docsearch:version"]).toBe("current");
});

test("omits unknown metadata", () => {
  const { meta } = headOf({ title: "Install", description: null, path: "/install", keywords: [] });
  expect(Object.keys(meta)).not.toContain("description");
  expect(Object.keys(meta)).not.toContain("keywords");
  expect(meta["og:type"]).toBe("website");
});

test("omits the canonical address of a page without an address, and adds noindex if it is hidden", () => {
  const { meta, canonical } = headOf({ title: "Page not found", path: null, isHidden: true });
  expect(canonical).toBeUndefined();
  expect(meta["og:url"]).toBeUndefined();
  expect(meta["robots"]).toBe("noindex");
  expect(headOf({ title: "Install", path: "/install" }).meta["robots"]).toBeUndefined();
});

test("uses the generated card for a page without a picture", () => {
  expect(headOf({ title: "Install", path: "/install" }).meta).toMatchObject({
    "og:image": "https://docs.example.org/cards/install.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Install | Example Docs",
  });
});

test("gives a hidden page neither a card nor a Markdown link", () => {
  const { meta, markdown } = headOf({ title: "Search", path: "/search", isHidden: true });
  expect(markdown).toBeUndefined();
  expect(meta["og:image"]).toBe("https://docs.example.org/social.png");
  expect(meta["og:image:width"]).toBeUndefined();
});

test("puts addresses below the path prefix", () => {
  Object.assign(globalThis, { __PATH_PREFIX__: "/docs" });
  const { canonical, markdown, meta } = headOf({ title: "Install", path: "/install" });
  Object.assign(globalThis, { __PATH_PREFIX__: "" });
  expect(canonical).toBe("https://docs.example.org/docs/install");
  expect(markdown).toBe("/docs/install.md");
  expect(meta["og:image"]).toBe("https://docs.example.org/docs/cards/install.png");
});

test("uses the newest page as the canonical address of an older one", () => {
  const { canonical } = headOf({ title: "Install", path: "/1.0/install", canonical: "/install" });
  expect(canonical).toBe("https://docs.example.org/install");
});
