import { afterEach, expect, test } from "@jest/globals";
import { testSettings } from "../../../../test/testSite";
import { techArticle, webSite } from "./structuredTypes";

const prefixed = globalThis as unknown as { __PATH_PREFIX__: string };
afterEach(() => void (prefixed.__PATH_PREFIX__ = ""));

const facts = { title: "Install", description: "How to.", image: null, path: "/install", lastUpdated: "2026-11-20" };

test("describes an article with its date and its site", () => {
  expect(techArticle(testSettings, facts)).toEqual({
    "@type": "TechArticle",
    headline: "Install",
    description: "How to.",
    url: "https://docs.example.org/install",
    image: "https://docs.example.org/cards/install.png",
    dateModified: "2026-11-20",
    inLanguage: "en",
    isPartOf: { "@type": "WebSite", name: "Example Docs", url: "https://docs.example.org/" },
  });
});

test("omits unknown properties, and prefers the author's picture", () => {
  const article = techArticle(testSettings, { ...facts, description: null, image: "/img/own.png", lastUpdated: null });
  expect(article).toMatchObject({ image: "https://docs.example.org/img/own.png" });
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(["description"]));
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(["dateModified"]));
});

test("puts addresses below the path prefix", () => {
  prefixed.__PATH_PREFIX__ = "/docs";
  expect(techArticle(testSettings, facts)).toMatchObject({
    url: "https://docs.example.org/docs/install",
    image: "https://docs.example.org/docs/cards/install.png",
    isPartOf: { url: "https://docs.example.org/docs/" },
  });
});

test("describes how to search the site", () => {
  expect(webSite(testSettings)).toMatchObject({
    "@type": "WebSite",
    name: "Example Docs",
    url: "https://docs.example.org/",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://docs.example.org/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
