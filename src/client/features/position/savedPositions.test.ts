import { afterEach, expect, test } from "@jest/globals";
import { positionOf, readPositions, setPosition, writePositions } from "./savedPositions";

const key = "scroll-positions";
afterEach(() => sessionStorage.clear());

test("stores the latest 50 positions", () => {
  for (let entry = 0; entry < 60; entry += 1) setPosition(`entry${entry}`, entry);
  setPosition("entry5", 500);
  writePositions();
  const saved = JSON.parse(sessionStorage.getItem(key) ?? "") as readonly (readonly [string, number])[];
  expect(saved).toHaveLength(50);
  expect(saved.at(-1)).toEqual(["entry5", 500]);
  expect(saved.at(0)).toEqual(["entry11", 11]);
});

test.each(["", "{", "null", "7", '"text"', "{}", "[1,null,[]]", '[["a","b"],[1,2],["far",-5],["far",null]]'])(
  "ignores a stored value that is not a list of positions: %s",
  (stored) => {
    sessionStorage.setItem(key, stored);
    readPositions();
    expect(positionOf("far")).toBeUndefined();
    expect(positionOf("a")).toBeUndefined();
  },
);

test("reads valid entries next to invalid ones", () => {
  sessionStorage.setItem(key, '[["bad"],["good",120]]');
  readPositions();
  expect(positionOf("good")).toBe(120);
});
