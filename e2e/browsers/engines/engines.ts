import { startFirefox } from "./firefox";
import { startWebKit } from "./webKit";

/** `variable` tells the tests where the engine is; it is empty where the machine has none. */
export const engines = {
  Firefox: { variable: "E2E_FIREFOX", start: startFirefox },
  WebKit: { variable: "E2E_WEBKIT", start: startWebKit },
} as const;

export type EngineName = keyof typeof engines;
