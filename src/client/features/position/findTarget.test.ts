import { afterEach, expect, test } from "@jest/globals";
import fc from "fast-check";
import { findTarget } from "./findTarget";

afterEach(() => void (document.body.innerHTML = ""));

test.each([
  ["#plain", "plain"],
  ["#50%25", "50%"],
  ["#%C3%BCber", "über"],
  // Before decoding first, as browsers do.
  ["#a%20b", "a%20b"],
  ["#100%", "100%"],
])("%s finds the id %s", (hash, id) => {
  document.body.innerHTML = "<h2></h2>";
  (document.body.firstElementChild as HTMLElement).id = id;
  expect(findTarget(hash)?.id).toBe(id);
});

test.each(["", "#", "#top", "#nope", "#%", "#%E0%A4%A", "#%00"])("%j finds nothing", (hash) =>
  expect(findTarget(hash)).toBeNull(),
);

test("never throws for any hash", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void findTarget(`#${text}`)));
});
