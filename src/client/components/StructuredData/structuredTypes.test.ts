import { afterEach, expect, test } from "@jest/globals";
import { techArticle, webSite } from "./structuredTypes";

const prefixed = globalThis as unknown as { __PATH_PREFIX__: string };
afterEach(() => void (prefixed.__PATH_PREFIX__ = ""));

const facts = { title: "Install", description: "How to.", image: null, path: "/install", lastUpdated: "2026-11-20" };

test("an article says what it is, of when, and of what it is a part", () => {
  expect(techArticle(facts)).toEqual({
    "@type": "TechArticle",
    headline: "Install",
    description: "How to.",
    url: "https://doc.fedml.ai/install",
    image: "https://doc.fedml.ai/cards/install.png",
    dateModified: "2026-11-20",
    inLanguage: "en",
    isPartOf: { "@type": "WebSite", name: "Nexus AI Docs", url: "https://doc.fedml.ai/" },
  });
});

test("what is not known is left out; the author's picture comes first", () => {
  const article = techArticle({ ...facts, description: null, image: "/img/own.png", lastUpdated: null });
  expect(article).toMatchObject({ image: "https://doc.fedml.ai/img/own.png" });
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(["description"]));
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(["dateModified"]));
});

test("addresses stand below the path that the site is published at", () => {
  prefixed.__PATH_PREFIX__ = "/docs";
  expect(techArticle(facts)).toMatchObject({
    url: "https://doc.fedml.ai/docs/install",
    image: "https://doc.fedml.ai/docs/cards/install.png",
    isPartOf: { url: "https://doc.fedml.ai/docs/" },
  });
});

test("the site tells how it is searched", () => {
  expect(webSite()).toMatchObject({
    "@type": "WebSite",
    name: "Nexus AI Docs",
    url: "https://doc.fedml.ai/",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://doc.fedml.ai/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
