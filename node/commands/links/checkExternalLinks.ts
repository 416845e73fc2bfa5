import pMap from "p-map";
import { inPartial, type Problem } from "../../common/problem";
import type { Doc } from "../../content/parseDocument";
import { askAddress, type Answer, type AskOptions } from "./askAddress";

/** Day of the last good answer by address, in days since 1970. */
export type KnownAddresses = Readonly<Record<string, number>>;

/** A problem of an external link. Only this command has its rules. */
export type LinkProblem = Omit<Problem, "rule"> & {
  readonly rule: "dead-external-link" | "moved-external-link" | "refused-external-link";
};

export interface ExternalLinks {
  readonly problems: readonly LinkProblem[];
  /** Number of all addresses, and of those requested. */
  readonly count: number;
  readonly asked: number;
  /** Input for the next run. */
  readonly known: KnownAddresses;
}

interface Input extends AskOptions {
  readonly docs: readonly Pick<Doc, "file" | "links">[];
  readonly known: KnownAddresses;
  /** Days since 1970. */
  readonly today: number;
  /** Hosts to skip. */
  readonly skipped: readonly string[];
}

/** Number of days for which a good answer is valid. */
const goodFor = 7;
const hostsAtOnce = 6;

/** Requests each address once. Addresses of the same host are requested one after another. */
export async function checkExternalLinks({ docs, known, today, skipped, ...options }: Input): Promise<ExternalLinks> {
  const links = docs.flatMap(({ file, links: all }) =>
    all.flatMap(({ href, ...at }) => {
      if (!/^https?:/i.test(href) || !URL.canParse(href)) return [];
      const { hostname, hash } = new URL(href);
      const place = inPartial({ file, ...at });
      return skipped.includes(hostname) ? [] : [{ place, address: href.slice(0, href.length - hash.length), hash }];
    }),
  );
  const addresses = [...new Set(links.map(({ address }) => address))];
  const isGood = (address: string) => today - (known[address] ?? -Infinity) < goodFor;
  const toAsk = addresses.filter((address) => !isGood(address));
  const answers = await askAll(toAsk, options);
  const lastGood = (address: string) => (answers.get(address)?.kind === "good" ? today : known[address]);
  return {
    problems: links.flatMap(({ place, address, hash }) => {
      const fault = faultOf(address, hash, answers.get(address) ?? { kind: "good" });
      return fault ? [{ ...place, ...fault }] : [];
    }),
    count: addresses.length,
    asked: toAsk.length,
    known: Object.fromEntries(
      addresses
        .filter((address) => isGood(address) || answers.get(address)?.kind === "good")
        .map((address) => [address, lastGood(address) ?? today]),
    ),
  };
}

async function askAll(addresses: readonly string[], options: AskOptions): Promise<ReadonlyMap<string, Answer>> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const answers = new Map<string, Answer>();
  const askHost = async (ofHost: readonly string[]) => {
    for (const address of ofHost) answers.set(address, await askAddress(address, options));
  };
  await pMap(hosts.values(), askHost, { concurrency: hostsAtOnce });
  return answers;
}

type Fault = Pick<LinkProblem, "rule" | "severity" | "what" | "fix">;

function faultOf(address: string, hash: string, answer: Answer): Fault | null {
  switch (answer.kind) {
    case "good":
      return null;
    case "moved":
      return {
        rule: "moved-external-link",
        severity: "warning",
        what: `${address} has moved permanently.`,
        fix: `write ${answer.to}${hash}`,
      };
    case "refused":
      return {
        rule: "refused-external-link",
        severity: "warning",
        what: `${address} refuses this program. ${answer.why}`,
        fix: `open it in a browser; if it is there, leave its host out: -- --skip ${new URL(address).hostname}`,
      };
    case "dead":
      return {
        rule: "dead-external-link",
        severity: "error",
        what: `${address} leads nowhere. ${answer.why}`,
        fix: "write the address that it has now, or remove the link.",
      };
  }
}
