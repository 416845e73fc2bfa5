import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * @param where of the page, for the message.
 * @param part selector of what is looked at; the whole page by itself.
 * @returns what axe finds, one line for each rule.
 */
export async function findings(page: Page, where: string, part = "html"): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    // In the page itself: its other mode hands every element to a second page, which takes as long as the rules. It differs
    // for frames of other hosts alone, and there are none.
    .setLegacyMode()
    // WCAG 2.2 asks for targets of 24 px, which axe does not look at by itself. What is right is not listed.
    .options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
