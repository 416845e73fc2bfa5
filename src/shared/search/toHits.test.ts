import { expect, test } from "@jest/globals";
import type { RecordData } from "./indexFormat";
import { toHits } from "./toHits";

const start: RecordData = { anchor: null, headings: [], content: "How to stop a cluster." };
const section = (heading: string): RecordData => ({ anchor: heading, headings: [heading], content: "Stops it." });

/** @param found the best first. @param records of the page, in its order. */
function hitsOf(found: readonly RecordData[], records = found) {
  const page = { path: "/cluster", title: "Clusters", group: "launch", trail: ["Launch"], records };
  return toHits({ page, records: found.map((record) => ({ record, terms: [] })), whole: null }, () => "Launch");
}

test("a page's own row stands above the rows of its sections, or not at all", () => {
  const [stop, list] = [section("Stop"), section("List")];
  const pathsOf = (found: readonly RecordData[]) => hitsOf(found).map(({ path }) => path);
  expect(pathsOf([start, stop, list])).toEqual(["/cluster", "/cluster#Stop", "/cluster#List"]);
  expect(pathsOf([stop, start, list])).toEqual(["/cluster#Stop", "/cluster#List"]);
  expect(pathsOf([start])).toEqual(["/cluster"]);
});
