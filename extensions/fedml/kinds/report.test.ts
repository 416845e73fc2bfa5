import { expect, test } from "@jest/globals";
import { ids } from "./report";

test("skips entries without the property, and keeps the list positions of the others", () => {
  const options = [{ short: "-a" }, {}, { short: "-b" }, { short: "-a" }];
  expect(ids("short", options, "commands", 2, "options")).toEqual([
    { id: "-a", at: ["commands", 2, "options", 0] },
    { id: "-b", at: ["commands", 2, "options", 2] },
    { id: "-a", at: ["commands", 2, "options", 3] },
  ]);
});
