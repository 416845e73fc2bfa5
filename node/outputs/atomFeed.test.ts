import { expect, test } from "@jest/globals";
import { atomFeed } from "./atomFeed";
import type { PublishedPage } from "../pages/publishedPages";

const settings = { title: "Docs & more", tagline: "About.", locale: { language: "en", direction: "ltr" as const } };
const urlOf = (path: string) => `https://docs.example.org/docs${path}`;

function page(path: string, lastUpdated: string | null, description: string | null = null): PublishedPage {
  return { path, title: `Page <${path}>`, description, group: null, lastUpdated, image: null, cards: null };
}

const feedOf = (pages: readonly PublishedPage[]) => atomFeed({ settings, pages, urlOf, today: "2026-11-21" });

test("writes an entry for a changed page", () => {
  expect(feedOf([page("/", null), page("/a", "2026-11-20", 'Say "yes" & <no>.')])).toMatchInlineSnapshot(`
   "<?xml version="1.0" encoding="utf-8"?>
   <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
   <id>https://docs.example.org/docs/</id>
   <title>Docs &amp; more</title>
   <subtitle>About.</subtitle>
   <updated>2026-11-20T00:00:00Z</updated>
   <author><name>Docs &amp; more</name></author>
   <link rel="self" type="application/atom+xml" href="https://docs.example.org/docs/feed.xml"/>
   <link rel="alternate" type="text/html" href="https://docs.example.org/docs/"/>
   <entry>
   <id>https://docs.example.org/docs/a</id>
   <title>Page &lt;/a&gt;</title>
   <updated>2026-11-20T00:00:00Z</updated>
   <link rel="alternate" type="text/html" href="https://docs.example.org/docs/a"/>
   <link rel="alternate" type="text/markdown" href="https://docs.example.org/docs/a.md"/>
   <summary>Say &quot;yes&quot; &amp; &lt;no&gt;.</summary>
   </entry>
   </feed>
   "
  `);
});

test("lists the newest thirty pages, sorted by address within a day", () => {
  const days = Array.from({ length: 40 }, (_, day) =>
    page(`/${day}`, `2026-10-${String((day % 28) + 1).padStart(2, "0")}`),
  );
  const ids = [...feedOf(days).matchAll(/<entry>\n<id>https:\/\/docs\.example\.org\/docs(?<path>[^<]+)/g)].map(
    ({ groups }) => groups?.["path"],
  );
  expect(ids).toHaveLength(30);
  expect(ids.slice(0, 4)).toEqual(["/27", "/26", "/25", "/24"]);
  expect(ids.slice(-4)).toEqual(["/34", "/6", "/33", "/5"]);
});

test("writes a feed without entries if no dates are known", () => {
  const feed = feedOf([page("/a", null)]);
  expect(feed).toContain("<updated>2026-11-21T00:00:00Z</updated>");
  expect(feed).not.toContain("<entry>");
});
