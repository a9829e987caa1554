import { expect, test } from "@playwright/test";
import { directionOf } from "#contract/pages/languages.ts";
import { measuring } from "#e2e/support/page/measured-page.ts";
import { throughMails } from "#e2e/support/screens/shown-mails.ts";

for (const language of ["en", "de", "ar"] as const) {
  test(`every mail in ${language} fits a phone and a desk, and cuts no word`, async ({ page }) => {
    const problems: string[] = [];
    await throughMails(page, language, async (name) => {
      await page.evaluate(measuring);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const layout = await page.evaluate<string[]>(`layoutProblems("${directionOf(language)}")`);
        problems.push(...layout.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    });
    expect(problems).toEqual([]);
  });
}

test("every mail can be read in a dark theme, on phones and desks", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const problems: string[] = [];
  await throughMails(page, "en", async (name) => {
    const faint = await page.evaluate<string[]>(`(() => {
      const brightness = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const groundOf = (element) => {
        const ground = getComputedStyle(element).backgroundColor;
        return ground === "rgba(0, 0, 0, 0)" && element.parentElement ? groundOf(element.parentElement) : ground;
      };
      const texts = [...document.querySelectorAll("h1, p, a, th, td, blockquote")].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
      const hard = texts.filter((element) =>
        Math.abs(brightness(getComputedStyle(element).color) - brightness(groundOf(element))) < 90);
      const isDark = brightness(groundOf(document.body)) < 60;
      return [...(isDark ? [] : ["a light ground"]), ...hard.map((element) => element.textContent.trim())];
    })()`);
    problems.push(...faint.map((problem) => `${name}: ${problem}`));
  });
  expect(problems).toEqual([]);
});
