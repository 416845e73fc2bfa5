import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** @param where of the page, for the message. @returns what axe finds, one line for each rule. */
export async function findings(page: Page, where: string): Promise<readonly string[]> {
  // WCAG 2.2 asks for targets of 24 px, which axe does not look at by itself.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
