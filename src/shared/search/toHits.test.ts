import { expect, test } from "@jest/globals";
import type { RecordData } from "./indexFormat";
import { toHits } from "./toHits";

const start: RecordData = { anchor: null, headings: [], content: "How to stop a cluster." };
const section = (heading: string): RecordData => ({ anchor: heading, headings: [heading], content: "Stops it." });
const thing = (name: string, content: string): RecordData => ({ ...section(name), content, isReference: true });

/** @param found the best first. @param records of the page, in its order. */
function hitsOf(found: readonly RecordData[], records = found) {
  const page = { path: "/cluster", title: "Clusters", group: "launch", trail: ["Launch"], records };
  return toHits({ page, records: found.map((record) => ({ record, terms: [] })), load: null }, () => "Launch");
}

test("puts a page's own row above the rows of its sections, or omits it", () => {
  const [stop, list] = [section("Stop"), section("List")];
  const pathsOf = (found: readonly RecordData[]) => hitsOf(found).map(({ path }) => path);
  expect(pathsOf([start, stop, list])).toEqual(["/cluster", "/cluster#Stop", "/cluster#List"]);
  expect(pathsOf([stop, start, list])).toEqual(["/cluster#Stop", "/cluster#List"]);
  expect(pathsOf([start])).toEqual(["/cluster"]);
});

test("gives a section the kind of the entry with its name, but not the text of that entry", () => {
  const records = [
    section("tool stop"),
    section("Stop"),
    thing("tool stop", "command. Stops it for good."),
    thing("tool stop --all", "option. All of them."),
  ];
  expect(hitsOf(records).map(({ kind }) => kind)).toEqual(["command", "heading", "command", "option"]);
  const [hit] = hitsOf(records.slice(0, 1), records);
  expect(hit).toMatchObject({ kind: "command", snippet: [{ text: "Stops it." }] });
  expect(hitsOf(records.slice(1, 2), records)[0]?.kind).toBe("heading");
});
