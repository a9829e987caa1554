import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people from using a screen at its width and colours, a line each: axe's violations, sideways scrolling. */
export async function problemsOf(page: Page, screen: string): Promise<string[]> {
  // One analysis within the page, reporting nothing but violations, takes a third of the default's time. Frames of
  // another origin are the vendors'.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const problems = violations.map(
    ({ id, nodes }) => `${screen} ${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
  const overflow = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  return overflow > 0 ? [...problems, `${screen} scrolls sideways by ${overflow} px`] : problems;
}
