import { startFirefox } from "./firefox";
import { startWebKit } from "./webKit";

/** `variable` is the environment variable with the path of the engine; it is empty if the engine is not installed. */
export const engines = {
  Firefox: { variable: "E2E_FIREFOX", start: startFirefox },
  WebKit: { variable: "E2E_WEBKIT", start: startWebKit },
} as const;

export type EngineName = keyof typeof engines;
