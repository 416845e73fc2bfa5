import { describe, expect, jest, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

describe("expressions of a document", () => {
  test("know the language", async () => {
    expect(await renderText("{[1, 2].map((n) => n * 2).join()} {new Date(0).getUTCFullYear()}")).toMatch(/2,4\s1970/);
  });

  test.each(["{globalThis.process.exit(3)}", "{globalThis.process.env.HOME}", '{globalThis.require("fs")}'])(
    "%s does not reach the program that renders",
    async (text) => {
      await expect(renderText(text)).rejects.toMatchObject({ name: "TypeError" });
    },
  );

  test("that never end are stopped", async () => {
    await expect(renderText("{(() => { for (;;); })()}")).rejects.toThrow("take longer than 5 seconds");
  });

  test.each([
    ["{typeof Promise.reject(new Error('Rejected.'))}", "object"],
    ["{typeof (async () => { await 0; throw new Error('Thrown.'); })()}", "object"],
    ['{typeof import("./nothing.js")}', "object"],
  ])("%s does not end the program, though its promise fails", async (text, html) => {
    const rejected = jest.fn();
    process.on("unhandledRejection", rejected);
    expect(await renderText(text)).toBe(html);
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off("unhandledRejection", rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});
