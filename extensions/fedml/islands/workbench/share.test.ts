import { deflateRawSync } from "node:zlib";
import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { fromHash, toHash } from "./share";

// Hundreds of streams, on a computer that may be busy.
jest.setTimeout(60_000);

test("reads back the text and the document that it writes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.option(fc.string()), async (text, document) => {
      const hash = (await toHash({ text, document })) ?? "";
      expect(hash).toMatch(/^#workbench=[\w-]+$/);
      expect(await fromHash(hash)).toEqual({ text, document });
    }),
    { numRuns: 50, seed: 5 },
  );
});

test("ignores other hashes", async () => {
  expect(await fromHash("")).toBeUndefined();
  expect(await fromHash("#example")).toBeUndefined();
});

test("reads a changed link as a text or as invalid, and never throws", async () => {
  const hash = (await toHash({ text: "job: echo\n".repeat(20), document: "job.yaml" })) ?? "";
  await fc.assert(
    fc.asyncProperty(fc.nat(hash.length - 12), fc.constantFrom("", "A", "_", "!", "%00"), async (at, put) => {
      const start = "#workbench=".length;
      const changed = hash.slice(0, start + at) + put + hash.slice(start + at + 1);
      const shared = await fromHash(changed);
      expect(shared === null || typeof shared?.text === "string").toBe(true);
    }),
    { numRuns: 100, seed: 5 },
  );
  expect(await fromHash(hash.slice(0, -8))).toBeNull();
  expect(await fromHash("#workbench=")).toBeNull();
});

test("rejects a short link that unpacks to a large text", async () => {
  const packed = deflateRawSync(JSON.stringify([null, "a".repeat(2_000_000)])).toString("base64url");
  expect(await fromHash(`#workbench=${packed}`)).toBeNull();
  const small = deflateRawSync(JSON.stringify([null, "a"])).toString("base64url");
  expect(await fromHash(`#workbench=${small}`)).toEqual({ text: "a", document: null });
});

test("makes no link for a file that is too large to be read back", async () => {
  expect(await toHash({ text: "a".repeat(1_000_000), document: null })).toBeNull();
});
