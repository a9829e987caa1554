import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people from using a screen at its width and colours, a line each: axe's violations, sideways scrolling. */
export async function problemsOf(page: Page, screen: string): Promise<string[]> {
  const problems = (await violationsOf(page)).map((problem) => `${screen} ${problem}`);
  const overflow = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  return overflow > 0 ? [...problems, `${screen} scrolls sideways by ${overflow} px`] : problems;
}

/** axe's violations of these rules, or of all, a line each. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // One analysis within the page, reporting nothing but violations, takes a third of the default's time. Frames of
  // another origin are the vendors'. axe leaves the rules of WCAG 2.2 out unless they are asked for.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(rules && { runOnly: rules }),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
