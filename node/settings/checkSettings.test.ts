import { expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { formatProblem } from "../common/problem";
import { checkSettings } from "./checkSettings";

/** The report on the settings with some of them replaced. */
const reportOn = (changes: object) =>
  checkSettings({ ...settings, ...changes }, () => ({ line: 7 }))
    .map(formatProblem)
    .join("\n\n");

test("accepts the settings of this site", () => {
  expect(reportOn({})).toBe("");
});

test("rejects the former address of a redirect if it contains unsafe characters", () => {
  expect(reportOn({ redirects: [{ from: "/old", to: "/launch" }] })).toBe("");
  for (const from of ["/\\host", "/old$uri", "/../old", "//host"]) {
    expect(reportOn({ redirects: [{ from, to: "/launch" }] })).toContain(
      '"redirects[0].from": has "..", a space or a sign that addresses do without',
    );
  }
});

test("reports all problems at once, each with the path of its key", () => {
  const report = reportOn({
    titel: "Typing error",
    navbar: {
      ...settings.navbar,
      items: [
        { type: "sidbar", sidebar: "launch", label: "Launch" },
        { type: "link", label: "GitHub", position: "end" },
        { type: "link", label: "Old", href: "launch", position: "end", colour: "red" },
        { type: "dropdown", label: "Empty", items: [] },
      ],
    },
    announcement: { text: "No id.", link: null, isDismissible: true },
    supportWidget: "https://chat.example.org",
    siteUrl: "https://docs.example.org/",
    editUrl: "https://example.org/edit",
    toc: { minLevel: 3, maxLevel: 2 },
    docs: { ...settings.docs, versions: [] },
  });
  expect(report).toMatchInlineSnapshot(`
   "src/site/settings.ts:7  settings-wrong-value
     "siteUrl": ends with a slash.
     Fix: write the origin alone, such as "https://docs.example.org"; a path goes into PATH_PREFIX of the build.

   src/site/settings.ts:7  settings-wrong-value
     "editUrl": has no slash at the end, and the file's name is appended there.
     Fix: write an address such as "https://github.com/OWNER/NAME/edit/main/", or null.

   src/site/settings.ts:7  settings-wrong-value
     "docs.versions": names no version.
     Fix: write at least { name: "current", label: "Next", basePath: "/" }.

   src/site/settings.ts:7  settings-wrong-value
     "navbar.items[0].type": is not a type of navbar item.
     Fix: write "sidebar".

   src/site/settings.ts:7  settings-missing-key
     "navbar.items[1].href": this is missing.
     Fix: write a page of this site, such as "/launch", or a whole address, such as "https://example.org".

   src/site/settings.ts:7  settings-wrong-value
     "navbar.items[2].href": is no address.
     Fix: write a page of this site, such as "/launch", or a whole address, such as "https://example.org".

   src/site/settings.ts:7  settings-unknown-key
     "navbar.items[2].colour": this is not a key here.
     Fix: remove it. Keys: type, label, href, position, look.

   src/site/settings.ts:7  settings-wrong-value
     "navbar.items[3].items": lists no link.
     Fix: write at least { label: "Blog", href: "https://…" }.

   src/site/settings.ts:7  settings-missing-key
     "announcement.id": this is missing.
     Fix: write an id, such as "release-1": a new one shows the bar again.

   src/site/settings.ts:7  settings-wrong-value
     "toc": minLevel is larger than maxLevel.
     Fix: write levels from 2 to 6, the smaller one first.

   src/site/settings.ts:7  settings-wrong-value
     "supportWidget": Invalid input: expected object, received string.
     Fix: write { src: "https://…", id: "…" }, or null for none.

   src/site/settings.ts:7  settings-unknown-key
     "titel": this is not a key here.
     Fix: write "title"."
  `);
});

test("reports settings that are not an object", () => {
  expect(checkSettings(undefined, () => ({ line: 1 }))).toHaveLength(1);
});

/** @returns the problem with one value, which names the path of its key. */
function faultOf(key: string, value: unknown): string | undefined {
  const changed = structuredClone(settings) as unknown as Record<string, unknown>;
  const steps = key.split(".");
  const last = steps.pop() ?? "";
  const holder = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, changed);
  holder[last] = value;
  return checkSettings(changed, () => ({ line: 7 }))[0]?.what;
}

const newest = { name: "current", label: "Next", basePath: "/" };
const older = { name: "1.0", label: "1.0", basePath: "/1.0" };

test("accepts a group of an older version only in the folder of that version", () => {
  const reportOf = (folder: string, versions = [newest, older]) =>
    reportOn({
      docs: { ...settings.docs, versions },
      sidebars: [...settings.sidebars, { name: "launch-1.0", folder, label: "Launch" }],
    });
  expect(reportOf("1.0/launch")).toBe("");
  expect(reportOf("1.0")).toContain('].folder": is the folder of a version.');
  expect(reportOf("2.0/launch")).toContain('].folder": names "2.0", which is not the basePath of a version.');
  expect(reportOf("1.0/launch", [newest])).toContain('names "1.0", which is not the basePath of a version.');
});

function twice(...groups: readonly { readonly name: string; readonly folder: string }[]) {
  return groups.map((group) => ({ ...group, label: "Group" }));
}

test.each<[key: string, value: unknown]>([
  ["search.searchPagePath", "/find"],
  ["search.searchPagePath", "/über/suche"],
  ["search.queryParameter", "query-text"],
  ["locale.language", "en-GB"],
  ["locale.language", "de"],
  ["siteUrl", "http://localhost:8080"],
  ["docs.versions", [newest, older]],
  ["sidebars", []],
  ["sidebars", [{ name: "a", folder: "Übung", label: "Übung" }]],
  ["navbar.items", []],
  ["navbar.logo", null],
  ["favicon", null],
  ["socialImage", null],
  ["home.ways", []],
  ["editUrl", null],
  ["announcement", null],
  ["tagPages", { path: "/themen", label: "Themen", known: { "cross-silo": "Between organizations." } }],
  ["analytics", undefined],
  ["analytics", { src: "https://stats.example.org/script.js" }],
  ["analytics", { src: "https://stats.example.org:8443/?s=1/a", attributes: { "data-site": "" } }],
])("%s may be %j", (key, value) => {
  expect(faultOf(key, value)).toBeUndefined();
});

test.each<[key: string, value: unknown, place?: string]>([
  ["search.searchPagePath", "/"],
  ["search.searchPagePath", "/404"],
  ["search.searchPagePath", "/find.html"],
  ["search.searchPagePath", "/find it"],
  ["search.searchPagePath", "/../find"],
  ["search.queryParameter", "group"],
  ["search.queryParameter", "q&r"],
  ["locale.language", "not a tag"],
  ["locale.language", "xx-unknown"],
  ["locale.direction", "rtl"],
  ["siteUrl", "https://example.org/docs"],
  ["tagPages", true],
  ["tagPages", { label: "Tags" }, "tagPages.path"],
  ["tagPages", { path: "/", label: "Tags" }, "tagPages.path"],
  ["tagPages", { path: "/../tags", label: "Tags" }, "tagPages.path"],
  ["tagPages", { path: "/tags", label: "Tags", known: { cli: "" } }, "tagPages.known.cli"],
  ["analytics", null],
  ["analytics", "https://stats.example.org/script.js"],
  ["analytics", { attributes: {} }, "analytics.src"],
  ["analytics", { src: "/script.js" }, "analytics.src"],
  ["analytics", { src: "http://stats.example.org/script.js" }, "analytics.src"],
  ["analytics", { src: "https://stats.example.org" }, "analytics.src"],
  ["analytics", { src: "https://a:b@stats.example.org/script.js" }, "analytics.src"],
  ["analytics", { src: "https://[2001:db8::1]/script.js" }, "analytics.src"],
  ["analytics", { src: "https://*.example.org/script.js" }, "analytics.src"],
  ["analytics", { src: "https://a.example;script-src/a.js" }, "analytics.src"],
  ["supportWidget", { src: "https://*/widget.js", id: "docs" }, "supportWidget.src"],
  ["analytics", { src: "https://a.example/a.js", attributes: { onload: "run()" } }, "analytics.attributes.onload"],
  ["analytics", { src: "https://a.example/a.js", attributes: { "data-site": 7 } }, "analytics.attributes.data-site"],
  ["search.algolia", { appId: "a.example; script-src *", indexName: "a", apiKey: "a" }, "search.algolia.appId"],
  ["docs.versions", [older, newest]],
  ["docs.versions", [newest, older, { ...older, basePath: "/v1" }]],
  ["docs.versions", [newest, older, { ...older, name: "1" }]],
  ["docs.versions", [newest, { ...older, basePath: "/docs/1.0" }], "docs.versions[1].basePath"],
  ["docs.versions", [newest, { ...older, name: "../1.0" }], "docs.versions[1].name"],
  ["sidebars", [{ name: "../a", folder: "a", label: "A" }], "sidebars[0].name"],
  ["sidebars", [{ name: "a", folder: "a/b", label: "A" }], "sidebars[0].folder"],
  ["sidebars", [{ name: "a", folder: "..", label: "A" }], "sidebars[0].folder"],
  ["sidebars", twice({ name: "a", folder: "a" }, { name: "a", folder: "b" })],
  ["sidebars", twice({ name: "a", folder: "a" }, { name: "b", folder: "a" })],
])("%s may not be %j", (key, value, place = key) => {
  expect(faultOf(key, value)).toContain(`"${place}": `);
});
