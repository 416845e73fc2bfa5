import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { Content } from "../content/parseContent";
import type { Problem } from "../common/problem";
import type { RuleName } from "../common/rules";

interface Claim {
  readonly file: string;
  readonly line: number;
  readonly path: string;
  readonly kind: "document" | "category" | "fixed";
}

/** Addresses that templates of the site itself answer. */
function fixedClaims({ search }: SiteSettings): readonly Claim[] {
  return [routes.home(), routes.search(search), "/404"].map((path) => ({
    file: "src/client/templates",
    line: 1,
    path,
    kind: "fixed",
  }));
}

/**
 * Two sources of one address. Between documents the first file by name wins; what claims the address of a page of another
 * kind cannot be shown at all.
 */
export function checkDuplicates({ docs, categories }: Content, settings: SiteSettings): readonly Problem[] {
  const claims: readonly Claim[] = [
    ...fixedClaims(settings),
    ...docs
      .filter(({ frontMatter }) => !frontMatter.draft)
      .map(({ file, path, keyLines }) => ({ file, line: keyLines["slug"] ?? 1, path, kind: "document" as const })),
    ...categories.flatMap(({ file, path, keyLines }) =>
      path === null ? [] : [{ file, line: keyLines["link"] ?? 1, path, kind: "category" as const }],
    ),
  ];
  const winners = new Map<string, Claim>();
  const problems: Problem[] = [];
  for (const claim of claims) {
    const winner = winners.get(claim.path);
    if (!winner) {
      winners.set(claim.path, claim);
      continue;
    }
    const isWarning = winner.kind === "document" && claim.kind === "document";
    problems.push({
      file: claim.file,
      line: claim.line,
      column: 1,
      rule: ruleOf(claim, winner),
      severity: isWarning ? "warning" : "error",
      what: `"${claim.path}" is also the address of ${winner.file}${isWarning ? ", which wins" : ""}.`,
      fix:
        claim.kind === "category"
          ? "give one of them another link.slug."
          : "move or remove one of them, or give one a slug.",
    });
  }
  return problems;
}

function ruleOf(claim: Claim, winner: Claim): RuleName {
  if (claim.kind === "document" && winner.kind === "document") return "duplicate-route";
  return claim.kind === "category" && winner.kind === "category" ? "duplicate-category" : "taken-address";
}
