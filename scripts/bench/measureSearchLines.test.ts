import { afterEach, expect, jest, test } from "@jest/globals";
import { attempt } from "./measureSearchLines.mjs";

const exitCode = process.exitCode;

afterEach(() => {
  process.exitCode = exitCode;
});

test("reports a row that cannot be measured, and sets the exit code", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await attempt("Slow line", () => Promise.reject(new Error("No window")))).toEqual(["Slow line", "failed"]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(process.exitCode).toBe(1);
  expect(await attempt("Fast line", () => Promise.resolve("30 / 60"))).toEqual(["Fast line", "30 / 60"]);
});
