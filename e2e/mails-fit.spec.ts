import { expect, test } from "@playwright/test";
import { directionOf } from "#words/languages.ts";
import { measuring } from "./support/measured-page.ts";
import { throughMails } from "./support/shown-mails.ts";

for (const language of ["en", "de", "ar"] as const) {
  test(`every mail in ${language} fits a phone and a desk, and cuts no word`, async ({ page }) => {
    const problems: string[] = [];
    await throughMails(page, language, async (name) => {
      await page.evaluate(measuring);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate<string[]>(`layoutProblems("${directionOf(language)}")`);
        problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    });
    expect(problems).toEqual([]);
  });
}
