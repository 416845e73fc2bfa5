import { spawnSync } from "node:child_process";
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

  // Run in another process: in this one, Jest tracks each promise, and Node exits when one of these functions is stopped.
  test.each([
    "for (;;);",
    "(async () => { for (;;) await null; })()",
    "(async () => { await null; for (;;); })()",
    "(function next() { return Promise.resolve().then(next); })()",
  ])("that never end are stopped: %s", (endless) => {
    const program = `import { runApart } from "./node/render/runApart.ts";
      try { runApart(${JSON.stringify(endless)}, {}, () => null, 200); } catch ({ message }) { console.log(message); }`;
    const given = ["--import", "tsx", "--input-type=module", "--eval", program];
    const { status, stdout } = spawnSync(process.execPath, given, { encoding: "utf8", timeout: 20_000 });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "The expressions of the page take longer than 0.2 seconds.\n",
    });
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
