import { isExternal } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { Problem } from "../common/problem";
import type { RuleName } from "../common/rules";
import type { Redirect, SiteModel } from "../model/buildSite";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import { settingsFile } from "../settings/settingsFile";
import { adviseAddress, type Addresses, type LinkChecker } from "./linkChecker";

export interface RedirectsInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly placeOfKey: PlaceOfKey;
  readonly addresses: Addresses;
  readonly links: LinkChecker;
}

/** @returns problems of redirects: loops, chains, and targets that are not pages. */
export function checkRedirects({ site, settings, placeOfKey, addresses, links }: RedirectsInput): readonly Problem[] {
  const last = new Map(site.redirects.map((redirect) => [redirect.from, redirect]));
  return site.redirects.flatMap((redirect): readonly Problem[] => {
    const { from, to, file } = redirect;
    const isOfSettings = file === settingsFile;
    const problem = (rule: RuleName, what: string, fix: string): readonly Problem[] => {
      const place = isOfSettings
        ? placeOfKey(["redirects", settings.redirects.findIndex((each) => each.from === from)])
        : { line: redirect.line, column: 1 };
      return [{ file, ...place, rule, severity: "error", what, fix }];
    };
    if (addresses.has(from)) {
      return problem("redirect-over-page", `"${from}" is a page, so it cannot lead elsewhere.`, "remove the redirect.");
    }
    const rival = last.get(from);
    if (rival && rival !== redirect) {
      return problem(
        "duplicate-redirect",
        `"${from}" also leads to "${rival.to}", by ${rival.file}.`,
        "keep it in one of them.",
      );
    }
    // If the target is a page, a redirect from it is reported itself.
    if (last.has(to) && !addresses.has(to)) {
      const way = follow(redirect, last);
      const end = way.at(-1) ?? to;
      return way.includes(from)
        ? problem(
            "redirect-loop",
            `The redirect never ends: ${chain([from, ...way])}.`,
            "redirect one of them to a page.",
          )
        : problem(
            "redirect-chain",
            `"${from}" leads to "${to}", which is a redirect itself.`,
            `redirect to "${end}" directly.`,
          );
    }
    if (isExternal(to)) return [];
    const fault = links.faultOf(to, file, null);
    if (fault?.rule === "dead-anchor") return problem("dead-anchor", fault.what, fault.fix);
    if (!fault) return [];
    return problem(
      "redirect-to-nowhere",
      `"${from}" leads to "${to}", which is not a page of this site.`,
      adviseAddress(to, addresses),
    );
  });
}

/** @returns the targets of a redirect, step by step, until it ends or would repeat a target. */
function follow(redirect: Redirect, redirects: ReadonlyMap<string, Redirect>): readonly string[] {
  const way: string[] = [];
  let next: Redirect | undefined = redirect;
  while (next && !way.includes(next.to)) {
    way.push(next.to);
    next = redirects.get(next.to);
  }
  return way;
}

function chain(addresses: readonly string[]): string {
  const [from = "", ...rest] = addresses.map((address) => `"${address}"`);
  return `${from} leads to ${rest.join(", which leads to ")}`;
}
