import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * @param where name of the page, for the message.
 * @param part selector of the part to check; the whole page by default.
 * @returns axe's findings, one line for each rule.
 */
export async function findings(page: Page, where: string, part = "html"): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    // Run in the page itself: the other mode hands every element to a second page, which takes as long as the rules. The results
    // differ only for frames of other hosts, and there are none.
    .setLegacyMode()
    // WCAG 2.2 requires targets of 24 px, which axe does not check by default. Passed checks are not listed.
    .options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
