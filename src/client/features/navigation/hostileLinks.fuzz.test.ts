import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseQuery } from "../../../shared/search/parseQuery";
import { markText } from "../../../shared/search/markText";
import { routes } from "../../../shared/routes";
import { escapeHtml } from "../search/docSearch/escapeHtml";
import { internalTarget } from "./internalPath";

const often = { numRuns: 500, seed: 20261121 };

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<img onerror=x>",
        "</mark>",
        "<script>",
        "&lt;",
        '"',
        "'",
        "`",
        "%",
        "%3Cb%3E",
        "#",
        "?",
        "//",
        "\\",
      ),
      fc.constantFrom(
        "javascript:",
        "http://[",
        "http://%",
        "data:text/html,",
        "mailto:",
        "/docs",
        ".html",
        "\u0000",
        "\ud800",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

test("never throws for a hostile link, and takes over only links to this site", () => {
  fc.assert(
    fc.property(hostile, (href) => {
      const link = document.createElement("a");
      link.setAttribute("href", href);
      const target = internalTarget(link);
      if (target === null) return;
      expect(target.to).toMatch(/^\/(?![/\\])/);
      expect(new URL(target.to, location.href).origin).toBe(location.origin);
    }),
    often,
  );
});

test("treats a query as text in the address, in marked text and in HTML", () => {
  const place = { searchPagePath: "/search", queryParameter: "q" };
  fc.assert(
    fc.property(hostile, hostile, (query, text) => {
      // A query with lone surrogates cannot be written into a URL; the reader cannot type one.
      if (query.isWellFormed()) {
        expect(new URL(routes.search(place, query), location.href).searchParams.get("q") ?? "").toBe(query);
      }
      const terms = parseQuery(query, []).flatMap(({ alternatives }) =>
        alternatives.flatMap((alternative) => alternative.terms.map(({ term }) => term)),
      );
      const marked = markText(text, new Set(terms));
      expect(marked.map((piece) => piece.text).join("")).toBe(text);
      const drawn = document.createElement("p");
      drawn.innerHTML = marked.map((piece) => escapeHtml(piece.text)).join("");
      expect(drawn.children).toHaveLength(0);
      expect(drawn.textContent).toBe(text.replaceAll("\u0000", ""));
    }),
    often,
  );
});
