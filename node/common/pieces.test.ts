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

test("a build uses all pieces, and a plain one none", () => {
  expect(usedWith(undefined)).toEqual(pieces);
  expect(usedWith("0")).toEqual(pieces);
  expect(usedWith("1")).toEqual([]);
});

test("single pieces can be left out", () => {
  expect(usedWith("pool,flags")).toEqual(["process", "cache", "parcel", "webpack", "types"]);
});

test("without kept files there is no second process, which hands over what it rendered by them", () => {
  expect(usedWith("cache")).toEqual(["pool", "parcel", "webpack", "types", "flags"]);
});

test("an unknown piece is named, with those that there are", () => {
  expect(wrongPieces()).toBeNull();
  process.env["PLAIN_BUILD"] = "pool,prerender";
  expect(wrongPieces()).toBe(
    'PLAIN_BUILD names "prerender". Write 1 for a build without all pieces, or some of process, cache, pool, parcel, webpack, types, flags.',
  );
});
