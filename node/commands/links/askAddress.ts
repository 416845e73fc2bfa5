/** The result of a request for an address. */
export type Answer =
  | { readonly kind: "good" }
  /** Redirects permanently. */
  | { readonly kind: "moved"; readonly to: string }
  /** Refuses this program, but may serve browsers. */
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "dead"; readonly why: string };

export interface AskOptions {
  /** Timeout of a request, in milliseconds. */
  readonly patience: number;
  /** Wait before the second request after a failure that may be temporary, in milliseconds. */
  readonly pause: number;
}

const mostRedirects = 5;
const permanent: readonly number[] = [301, 308];
const refusals: readonly number[] = [401, 403, 429];
/** Statuses with which some servers answer HEAD although the page exists. */
const headless: readonly number[] = [400, 403, 404, 405, 501];
/** The program identifies itself: servers reject programs that pretend to be a browser. */
const headers = { "user-agent": "docs-link-check", accept: "text/html,*/*;q=0.8" };

/** Requests an address without downloading the page. */
export async function askAddress(address: string, { patience, pause }: AskOptions): Promise<Answer> {
  const first = await follow(address, patience);
  if (!mayPass(first)) return toAnswer(first);
  await new Promise((resolve) => setTimeout(resolve, pause));
  return toAnswer(await follow(address, patience));
}

interface Reached {
  /** Null if there was no answer. */
  readonly status: number | null;
  readonly why: string;
  /** Target of the permanent redirects at the start of the chain; null if there are none. */
  readonly movedTo: string | null;
}

async function follow(address: string, patience: number): Promise<Reached> {
  let here = address;
  let movedTo: string | null = null;
  let isForGood = true;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await request(here, patience);
    const { status, location } = answer;
    if (status === null || status < 300 || status >= 400 || location === null) return { ...answer, movedTo };
    if (!URL.canParse(location, here)) return { status, why: `It redirects to "${location}".`, movedTo };
    here = new URL(location, here).href;
    isForGood &&= permanent.includes(status);
    if (isForGood) movedTo = here;
  }
  return { status: null, why: `It redirects more than ${mostRedirects} times.`, movedTo: null };
}

interface Response {
  readonly status: number | null;
  readonly why: string;
  readonly location: string | null;
}

async function request(address: string, patience: number): Promise<Response> {
  const head = await send(address, "HEAD", patience);
  return head.status !== null && headless.includes(head.status) ? send(address, "GET", patience) : head;
}

async function send(address: string, method: "HEAD" | "GET", patience: number): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { status, headers: answered, body } = await fetch(address, { method, headers, signal, redirect: "manual" });
    await body?.cancel();
    return { status, why: `It answers ${status}.`, location: answered.get("location") };
  } catch (error) {
    return { status: null, why: reasonOf(error, patience), location: null };
  }
}

function reasonOf(error: unknown, patience: number): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } };
  if (name === "TimeoutError") return `It did not answer within ${patience / 1000} s.`;
  return cause?.code === undefined ? "It cannot be reached." : `It cannot be reached (${cause.code}).`;
}

function mayPass({ status }: Reached): boolean {
  return status === null || status === 429 || status >= 500;
}

function toAnswer({ status, why, movedTo }: Reached): Answer {
  if (status !== null && refusals.includes(status)) return { kind: "refused", why };
  if (status === null || status >= 300) return { kind: "dead", why };
  return movedTo === null ? { kind: "good" } : { kind: "moved", to: movedTo };
}
