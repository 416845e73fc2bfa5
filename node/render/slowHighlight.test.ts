import { afterEach, expect, jest, test } from "@jest/globals";
import { createHighlight } from "./highlight";
afterEach(() => void jest.restoreAllMocks());
test("a slow machine loses no colours", async () => {
  const highlight = await createHighlight();
  const request = { code: 'fedml launch "job.yaml" # now', language: "bash", markedLines: new Set<number>() };
  const expected = highlight(request);
  let clock = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (clock += 10_000));
  expect(highlight(request)).toBe(expected);
});
