import { PassThrough } from "node:stream";
import { expect, test } from "@jest/globals";
import { readSteps } from "./readSteps";

test("reaches each step when its line arrives, even if two arrive at once", async () => {
  const stream = new PassThrough();
  const steps = readSteps(stream);
  stream.write("readable\nchec");
  await steps.readable;
  stream.end("ked\nfinished\n");
  await Promise.all([steps.checked, steps.finished]);
});

test("rejects a skipped step when the process ends", async () => {
  const stream = new PassThrough();
  const steps = readSteps(stream);
  stream.end("checked\n");
  await expect(steps.readable).rejects.toThrow("ended before it was readable");
  await expect(steps.finished).rejects.toThrow("ended before it was finished");
  await steps.checked;
});
