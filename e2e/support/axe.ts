import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * @param where of the page, for the message.
 * @param within selector of the part that axe looks at; left out, the whole page.
 * @returns what axe finds, one line for each rule.
 */
export async function findings(page: Page, where: string, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // In the page itself: its other mode hands every element to a second page, which takes as long as the rules. It differs
    // for frames of other hosts alone, and there are none.
    .setLegacyMode()
    // WCAG 2.2 asks for targets of 24 px, which axe does not look at by itself. What is right is not listed.
    .options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Of the page as it stands, in light mode and in dark mode: it is loaded once. */
export async function findingsInBothModes(page: Page, where: string, within?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const mode of ["light", "dark"]) {
    await page.evaluate(async (theme) => {
      // As if it had been chosen in another tab.
      window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: theme }));
      if (document.documentElement.dataset["theme"] !== theme)
        throw new Error(`The page does not switch to ${theme} mode.`);
      // Colors on their way from one mode to the other are those of neither.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }, mode);
    found.push(...(await findings(page, `${where} in ${mode} mode`, within)));
  }
  return found;
}
