import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { directionOf, type Language } from "#contract/pages/languages.ts";
import type { Screen } from "#e2e/support/screens/screens.ts";
import { violationsOf } from "./accessible.ts";
import { showIn } from "./shown-language.ts";

/** Gives a page what measures it, such as `layoutProblems`. */
export const measuring = readFileSync(fileURLToPath(new URL("measured-page.js", import.meta.url)), "utf8");

export const widths = [320, 360, 768, 1440] as const;
/** A screen of 1280 by 1024 px at 400 %: WCAG 1.4.10. */
const smallest = { width: 320, height: 256 };
/** The two layouts, each theme in each direction. */
const analysed = [
  { width: 320, theme: "light", direction: "ltr" },
  { width: 320, theme: "dark", direction: "rtl" },
  { width: 1440, theme: "light", direction: "rtl" },
  { width: 1440, theme: "dark", direction: "ltr" },
] as const;
/** Most of axe's work: it looks behind each text. */
const contrast = ["color-contrast"];
/** Rules whose result a theme or a direction can change. Each layout and each theme has every rule once. */
const colourAndSize = [...contrast, "target-size"];
/** The page's frame is the same on most screens: it is asked for its colours once in each view. */
const frame = ["#root > div > header", "#root > div > footer"];
/** Views with parts of the frame that have been asked for their colours. */
const asked = new Set<string>();

/**
 * Lists the obstacles to using the open screen, a line each: at all widths, in both themes and directions, with
 * text spaced out, and with colours of their own.
 */
export async function problemsOfScreen(
  page: Page,
  { name: screen, isLong = false }: Pick<Screen, "name" | "isLong">,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (view: string, found: string[]) =>
    problems.push(...found.map((problem) => `${screen}, ${view}: ${problem}`));
  await page.evaluate(measuring);
  const measure = (call: string) => page.evaluate<string[]>(call);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === smallest.width ? smallest.height : 800 });
    for (const direction of ["ltr", "rtl"] as const) {
      add(`${width} px ${direction}`, await measure(`layoutProblems("${direction}")`));
      const view = analysed.find((one) => one.width === width && one.direction === direction);
      if (!view || (isLong && direction === "rtl")) continue;
      await page.emulateMedia({ colorScheme: view.theme });
      await measure("drawn()");
      // Scrolled to, a control that the fixed bar half covers is too small a target for axe.
      await measure("scrollTo(0, 0)");
      const except = await askedBefore(page, JSON.stringify(view));
      // A list's rows have the same colours.
      if (isLong) except.push("main li:nth-child(n + 4)");
      const shares =
        direction === "rtl"
          ? [{ rules: colourAndSize, except }]
          : [{ withoutRules: contrast }, { rules: contrast, except }];
      for (const share of shares)
        add(`${width} px ${direction} ${view.theme}`, await violationsOf(page, share));
    }
  }
  await page.emulateMedia({ forcedColors: "active" });
  add("forced colours", await measure("edgeProblems()"));
  await page.emulateMedia({ forcedColors: "none" });

  await page.setViewportSize(smallest);
  await page.evaluate("spaceText(true)");
  add("spaced text", await measure('layoutProblems("rtl")'));
  await page.evaluate("spaceText(false); document.documentElement.dir = 'ltr'");
  await page.setViewportSize({ width: 1440, height: 800 });
  return problems;
}

/** Lists what does not fit on the open screen at these widths, a line each. */
export async function layoutProblemsAt(page: Page, ...seenWidths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  await page.evaluate(measuring);
  for (const width of seenWidths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<string[]>('layoutProblems("ltr")');
    problems.push(...found.map((problem) => `${new URL(page.url()).pathname}, ${width} px: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return problems;
}

interface LanguageView {
  language: Language;
  theme: "light" | "dark";
  /** The width at which axe looks. */
  analysed?: (typeof widths)[number];
}

/** English, the language with the longest words, and one from right to left. axe has each theme and each layout once. */
const languageViews: readonly LanguageView[] = [
  { language: "en", theme: "light", analysed: 320 },
  { language: "de", theme: "light" },
  { language: "ar", theme: "dark", analysed: 1440 },
];

/** Lists the obstacles to using an open state, a line each, in some languages at all widths. Shows English again. */
export async function problemsInLanguages(page: Page, screen: string): Promise<string[]> {
  const problems: string[] = [];
  for (const view of languageViews) {
    await showIn(page, view.language);
    problems.push(...(await problemsOfView(page, screen, view)));
  }
  await showIn(page, "en");
  return problems;
}

/** The problems of a state that is shown in the view's language. */
async function problemsOfView(
  page: Page,
  screen: string,
  { language, theme, analysed }: LanguageView,
): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(measuring);
  await page.emulateMedia({ colorScheme: theme });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === smallest.width ? smallest.height : 800 });
    const found = await page.evaluate<string[]>(`layoutProblems("${directionOf(language)}")`);
    if (width === analysed) {
      // Scrolled to, a control that the fixed bar half covers is too small a target for axe.
      await page.evaluate("scrollTo(0, 0)");
      found.push(...(await violationsOf(page)));
    }
    problems.push(...found.map((problem) => `${screen}, ${width} px ${language} ${theme}: ${problem}`));
  }
  return problems;
}

/** The selectors of those parts of the frame that had the same elements in this view of an earlier screen. */
async function askedBefore(page: Page, view: string): Promise<string[]> {
  const html = await page.evaluate<string[]>(
    `${JSON.stringify(frame)}.map((part) => document.querySelector(part)?.outerHTML ?? "")`,
  );
  return frame.filter((part, index) => {
    const known = `${view} ${part} ${html[index]}`;
    const isKnown = asked.has(known);
    asked.add(known);
    return isKnown;
  });
}

/** Lists the elements that the keyboard reaches unseen on the smallest screen. It moves the focus, so it comes last. */
export async function focusProblemsOf(page: Page, screen: string): Promise<string[]> {
  await page.setViewportSize(smallest);
  await page.evaluate(measuring);
  const problems = await page.evaluate<string[]>("focusProblems()");
  return problems.map((problem) => `${screen}: ${problem}`);
}
