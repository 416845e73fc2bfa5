import { expect, jest, test } from "@jest/globals";
import { remember } from "./remember";

test("runs once for each name", async () => {
  const work = jest.fn(({ id }: { readonly id: number }) => Promise.resolve(id * 2));
  const once = remember(work, { nameOf: ({ id }) => String(id) });
  expect(await Promise.all([once({ id: 1 }), once({ id: 1 }), once({ id: 2 })])).toEqual([2, 2, 4]);
  expect(work).toHaveBeenCalledTimes(2);
});

test("runs again after a failure", async () => {
  const work = jest.fn<(key: number) => Promise<string>>().mockRejectedValueOnce(new Error("off the net"));
  work.mockResolvedValue("here");
  const once = remember(work);
  await expect(once(1)).rejects.toThrow("off the net");
  expect(await once(1)).toBe("here");
});

test("forgets the oldest result when there are too many", async () => {
  const work = jest.fn((key: number) => Promise.resolve(key));
  const once = remember(work, { most: 2 });
  for (const key of [1, 2, 3, 3, 2, 1]) await once(key);
  expect(work.mock.calls.map(([key]) => key)).toEqual([1, 2, 3, 1]);
});
