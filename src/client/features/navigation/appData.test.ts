import { beforeEach, expect, jest, test } from "@jest/globals";
import { forgetAppData, shareAppData } from "./appData";

const ask = jest.fn<(retries?: number) => Promise<unknown>>();
class Loader {
  loadAppData(retries?: number): Promise<unknown> {
    return ask(retries);
  }
}
shareAppData(Loader);
const loader = new Loader();

beforeEach(() => {
  forgetAppData();
  ask.mockReset().mockResolvedValue({ webpackCompilationHash: "a" });
  jest.spyOn(performance, "now").mockReturnValue(0);
});

test("pages loaded at about the same time share one answer", async () => {
  await loader.loadAppData();
  await loader.loadAppData();
  expect(ask).toHaveBeenCalledTimes(1);
  jest.spyOn(performance, "now").mockReturnValue(10_000);
  await loader.loadAppData();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("asks again for a page that the reader opens, because the site may have been deployed", async () => {
  await loader.loadAppData();
  forgetAppData();
  await loader.loadAppData();
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ["no answer", () => Promise.resolve(undefined)],
  ["a failure", () => Promise.reject(new Error("gone"))],
])("%s is not shared", async (_, answer) => {
  ask.mockImplementationOnce(answer);
  await loader.loadAppData().catch(() => undefined);
  await loader.loadAppData();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("passes on Gatsby's own retries", async () => {
  await loader.loadAppData();
  await loader.loadAppData(1);
  expect(ask.mock.calls).toEqual([[0], [1]]);
});
