import { afterEach, expect, test } from "@jest/globals";
import { pieces, uses, wrongPieces } from "./pieces.mjs";

afterEach(() => {
  delete process.env["PLAIN_BUILD"];
});

/** @returns the pieces that a build uses. */
function usedWith(plain: string | undefined): readonly string[] {
  if (plain !== undefined) process.env["PLAIN_BUILD"] = plain;
  return pieces.filter(uses);
}

test("a build uses all pieces, and a plain build uses none", () => {
  expect(usedWith(undefined)).toEqual(pieces);
  expect(usedWith("0")).toEqual(pieces);
  expect(usedWith("1")).toEqual([]);
});

test("PLAIN_BUILD can leave out single pieces", () => {
  expect(usedWith("pool,flags")).toEqual(["process", "cache", "parcel", "webpack", "types"]);
});

test("leaving out the cache also leaves out the second process, which needs it", () => {
  expect(usedWith("cache")).toEqual(["pool", "parcel", "webpack", "types", "flags"]);
});

test("reports an unknown piece with the list of known pieces", () => {
  expect(wrongPieces()).toBeNull();
  process.env["PLAIN_BUILD"] = "pool,prerender";
  expect(wrongPieces()).toBe(
    'PLAIN_BUILD names "prerender". Write 1 for a build without all pieces, or some of process, cache, pool, parcel, webpack, types, flags.',
  );
});
