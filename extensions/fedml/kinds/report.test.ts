import { expect, test } from "@jest/globals";
import { ids } from "./report";

test("entries without the property have no id, and the others keep their place in the list", () => {
  const options = [{ short: "-a" }, {}, { short: "-b" }, { short: "-a" }];
  expect(ids("short", options, "commands", 2, "options")).toEqual([
    { id: "-a", at: ["commands", 2, "options", 0] },
    { id: "-b", at: ["commands", 2, "options", 2] },
    { id: "-a", at: ["commands", 2, "options", 3] },
  ]);
});
