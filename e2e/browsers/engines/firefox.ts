import { once } from "node:events";
import WebSocket from "ws";
import type { Driver } from "./driver";
import { startProgram, temporaryFolder, waitForOutput } from "./program";
import { answerLimit } from "./waitFor";

/** A message of WebDriver BiDi, reduced to the fields used here. */
interface Message {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: Result;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

interface Result {
  readonly contexts?: readonly { readonly context: string }[];
  readonly type?: "success" | "exception";
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/**
 * Firefox implements WebDriver BiDi itself and needs no separate driver.
 *
 * @source https://www.w3.org/TR/webdriver-bidi/
 */
export async function startFirefox(executable: string): Promise<Driver> {
  const profile = temporaryFolder();
  const program = startProgram(executable, [
    "--headless",
    "--no-remote",
    "--profile",
    profile.folder,
    "--remote-debugging-port",
    "0",
  ]);
  const socket = new WebSocket(`${await waitForOutput(program, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await once(socket, "open");

  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  let count = 0;
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === "error") errors.push(message.params.text ?? "");
  });

  function send(method: string, params: object = {}): Promise<Result> {
    const id = (count += 1);
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} had no answer.`)), answerLimit);
      waiting.set(id, ({ type, result = {}, message }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (type === "error") reject(new Error(`${method}: ${message ?? ""}`));
        else resolve(result);
      });
    });
  }

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const context = (await send("browsingContext.getTree")).contexts?.[0]?.context;

  return {
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "interactive" })),
    traverse: async (delta) => void (await send("browsingContext.traverseHistory", { context, delta })),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    run: async (body) => {
      const { type, result, exceptionDetails } = await send("script.callFunction", {
        functionDeclaration: `() => {${body}}`,
        target: { context },
        awaitPromise: false,
      });
      if (type === "exception") throw new Error(exceptionDetails?.text);
      return String(result?.value);
    },
    takeErrors: async () => errors.splice(0),
    close: async () => {
      socket.terminate();
      await program.stop();
      profile.remove();
    },
  };
}
