import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Lists the obstacles to using a screen at its width and colours, a line each: axe's violations, sideways scrolling. */
export async function problemsOf(page: Page, screen: string): Promise<string[]> {
  const problems = (await violationsOf(page)).map((problem) => `${screen} ${problem}`);
  const overflow = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  return overflow > 0 ? [...problems, `${screen} scrolls sideways by ${overflow} px`] : problems;
}

/** Part of an analysis: some rules, all but these rules, or without some elements, which are expressions of the page. */
interface Share {
  rules?: readonly string[];
  withoutRules?: readonly string[];
  except?: readonly string[];
}

/** axe's violations, a line each. */
export async function violationsOf(
  page: Page,
  { rules, withoutRules = [], except = [] }: Share = {},
): Promise<string[]> {
  // axe stays in the page for its next analysis: reading its 550 kB again takes longer than most analyses.
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    // Frames are the vendors'.
    iframes: false,
    // axe leaves the rules of WCAG 2.2 out unless they are asked for.
    rules: {
      "target-size": { enabled: true },
      ...Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
    },
    ...(rules && { runOnly: [...rules] }),
  };
  const context = `{ include: [["html"]], exclude: [${except}] }`;
  // What is still fading in, axe takes for hidden. A paused movement never ends, and neither does one in a hidden page.
  await page.evaluate(`Promise.race([
    Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime)).map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ])`);
  const violations = () =>
    page.evaluate<string[]>(
      `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target).join(", ")))`,
    );
  const first = await violations();
  if (first.length === 0) return first;
  // A part that is still arriving, as after a change of width, is no obstacle a second later.
  await page.waitForTimeout(1_000);
  const later = await violations();
  return first.filter((problem) => later.includes(problem));
}
