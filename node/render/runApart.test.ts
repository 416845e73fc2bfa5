import { describe, expect, jest, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

describe("expressions of a document", () => {
  test("can use JavaScript", async () => {
    expect(await renderText("{[1, 2].map((n) => n * 2).join()} {new Date(0).getUTCFullYear()}")).toMatch(/2,4\s1970/);
  });

  test.each(["{globalThis.process.exit(3)}", "{globalThis.process.env.HOME}", '{globalThis.require("fs")}'])(
    "cannot reach the rendering process: %s",
    async (text) => {
      await expect(renderText(text)).rejects.toMatchObject({ name: "TypeError" });
    },
  );

  test.each(["{(() => { sum = 1; return sum; })()}", '{(() => { "abc".x = 1; })()}'])(
    "fail as in a module: %s",
    async (text) => {
      await expect(renderText(text)).rejects.toThrow();
    },
  );

  // Functions that await without end are tested with the command: see node/commands/check.test.ts.
  test("that never end are stopped", async () => {
    await expect(renderText("{(() => { for (;;); })()}")).rejects.toThrow("take longer than 5 seconds");
  });

  test.each([
    ["{typeof Promise.reject(new Error('Rejected.'))}", "Rejected."],
    ["{typeof (async () => { await 0; throw new Error('Thrown.'); })()}", "Thrown."],
    ["{typeof (async () => { await Promise.reject(1); })()}", "1"],
    ["{typeof Promise.all([Promise.reject('one'), 2])}", "'one'"],
  ])("that reject a promise are reported without ending the process: %s", async (text, reason) => {
    const rejected = jest.fn();
    process.on("unhandledRejection", rejected);
    await expect(renderText(text)).rejects.toThrow(`A promise is rejected, and no code handles it: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off("unhandledRejection", rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  test.each([
    "{typeof Promise.reject(1).catch(() => 2)}",
    "{typeof (async () => { try { await Promise.reject(1); } catch {} })()}",
    "{typeof Promise.allSettled([Promise.reject(1)])}",
    "{typeof new Promise((resolve) => resolve(Promise.reject(1))).catch(() => 2)}",
    // webpack will find the module.
    '{typeof import("./nothing.js")}',
  ])("are accepted: %s", async (text) => {
    expect(await renderText(text)).toBe("object");
  });
});
