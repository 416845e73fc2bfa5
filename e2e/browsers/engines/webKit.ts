import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import type { Driver } from "./driver";
import { startProgram, temporaryFolder, waitForOutput } from "./program";
import { answerLimit, waitFor } from "./waitFor";

/** The window of WebKit's MiniBrowser is at least 447 px wide, unless its buttons take no space. */
const frameStyle = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";

/**
 * The driver does not report console messages, so a script in the page records errors. It runs after the load and misses errors
 * from the load itself.
 */
const watchErrors = `
  if (window.notedErrors) return "";
  window.notedErrors = [];
  addEventListener("error", ({ message }) => message && notedErrors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => notedErrors.push(String(reason)));
  const { error } = console;
  console.error = (...parts) => { notedErrors.push(parts.join(" ")); error(...parts); };
  return "";`;

/**
 * WebKitGTK's driver starts WebKit's MiniBrowser, which needs a display.
 *
 * @source https://www.w3.org/TR/webdriver2/
 */
export async function startWebKit(executable: string): Promise<Driver> {
  const home = temporaryFolder();
  mkdirSync(path.join(home.folder, "gtk-3.0"));
  writeFileSync(path.join(home.folder, "gtk-3.0/gtk.css"), frameStyle);
  const screen = startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const display = await waitForOutput(screen, /^(\d+)\n/m);
  const port = await freePort();
  const program = startProgram(executable, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: home.folder,
    XDG_CACHE_HOME: home.folder,
    XDG_DATA_HOME: home.folder,
  });

  async function send(method: "GET" | "POST", address: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerLimit),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`${address}: ${(value as { message: string }).message}`);
  }

  await waitFor(
    () => send("GET", "/status").catch(() => undefined),
    () => `The driver did not answer:\n${program.output()}`,
  );
  const { sessionId } = (await send("POST", "/session", { capabilities: {} })) as { sessionId: string };
  const post = (command: string, body: object = {}) => send("POST", `/session/${sessionId}/${command}`, body);
  const run = async (script: string) => String(await post("execute/sync", { script, args: [] }));
  const takeErrors = async () =>
    JSON.parse(await run("return JSON.stringify((window.notedErrors ?? []).splice(0))")) as string[];
  const earlier: string[] = [];

  return {
    open: async (url) => {
      earlier.push(...(await takeErrors()));
      await post("url", { url });
      await run(watchErrors);
    },
    traverse: async (steps) => void (await post(steps === -1 ? "back" : "forward")),
    resize: async (width, height) => {
      await post("window/rect", { x: 0, y: 0, width, height });
      const frame = Number(await run("return outerHeight - innerHeight"));
      await post("window/rect", { x: 0, y: 0, width, height: height + frame });
    },
    perform: async (actions) => void (await post("actions", { actions })),
    run,
    takeErrors: async () => [...earlier.splice(0), ...(await takeErrors())],
    close: async () => {
      await program.stop();
      await screen.stop();
      home.remove();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
