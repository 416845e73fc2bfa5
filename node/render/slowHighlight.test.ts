import { afterEach, expect, jest, test } from "@jest/globals";
import { createHighlight } from "./highlight";
afterEach(() => void jest.restoreAllMocks());
test("highlights code fully on a slow machine", async () => {
  const highlight = createHighlight();
  const request = { code: 'fedml launch "job.yaml" # now', language: "bash", markedLines: new Set<number>() };
  const expected = await highlight(request);
  let clock = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (clock += 10_000));
  expect(await highlight(request)).toBe(expected);
});
