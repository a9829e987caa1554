import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { directionOf, type Language } from "#contract/pages/languages.ts";
import type { Screen } from "#e2e/support/screens/screens.ts";
import { violationsOf } from "./accessible.ts";
import { showIn } from "./prepared-page.ts";

/** Gives a page what measures it, such as `layoutProblems`. */
export const measuring = readFileSync(
  fileURLToPath(new URL("scripts/measured-page.js", import.meta.url)),
  "utf8",
);

export const widths = [320, 360, 768, 1440] as const;
/** A screen of 1280 by 1024 px at 400 %: WCAG 1.4.10. */
const smallest = { width: 320, height: 256 };
/** The two layouts in each theme, where each has its colours looked at; one view of each layout has every rule. */
const analysed = [
  { width: 320, theme: "light", direction: "ltr", everyRule: true },
  { width: 320, theme: "dark", direction: "rtl", everyRule: false },
  { width: 1440, theme: "light", direction: "rtl", everyRule: false },
  { width: 1440, theme: "dark", direction: "ltr", everyRule: true },
] as const;
/** Most of axe's work: it looks behind each text. */
const contrast = ["color-contrast"];
/** Parts of earlier screens: header, footer and cards are the same in many states, and are analysed once in each view. */
const analysedParts = new Set<string>();

/**
 * Lists the obstacles to using the open screen, a line each: at all widths, in both themes and directions, with
 * text spaced out, and with colours of their own.
 */
export async function problemsOfScreen(
  page: Page,
  { name: screen, isLong = false }: Pick<Screen, "name" | "isLong">,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (view: string, layout: string[]) =>
    problems.push(...layout.map((problem) => `${screen}, ${view}: ${problem}`));
  await page.evaluate(measuring);
  const measure = (call: string) => page.evaluate<string[]>(call);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === smallest.width ? smallest.height : 800 });
    for (const direction of ["ltr", "rtl"] as const) {
      add(`${width} px ${direction}`, await measure(`layoutProblems("${direction}")`));
      const view = analysed.find((one) => one.width === width && one.direction === direction);
      if (!view || (isLong && direction === "rtl")) continue;
      await page.emulateMedia({ colorScheme: view.theme });
      add(`${width} px ${direction} ${view.theme}`, await violationsIn(page, view, isLong));
    }
    if (width === smallest.width) {
      await page.evaluate("spaceText(true)");
      add("spaced text", await measure('layoutProblems("rtl")'));
      await page.evaluate("spaceText(false)");
    }
  }
  await page.emulateMedia({ forcedColors: "active" });
  add("forced colours", await measure("edgeProblems()"));
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate("document.documentElement.dir = 'ltr'");
  return problems;
}

/** axe's violations on the open screen, which the view names. */
async function violationsIn(
  page: Page,
  view: { width: number; theme: string; direction: string; everyRule: boolean },
  isLong = false,
): Promise<string[]> {
  // Scrolled to, a control that the fixed bar half covers is too small a target for axe.
  await page.evaluate("drawn().then(() => scrollTo(0, 0))");
  const html = await page.evaluate<string[]>("partsOfScreen().map(({ outerHTML }) => outerHTML)");
  const keys = html.map((part) => `${JSON.stringify(view)} ${part}`);
  const parts = JSON.stringify(keys.map((key) => analysedParts.has(key)));
  for (const key of keys) analysedParts.add(key);
  const except = [
    `...partsOfScreen().filter((_, index) => ${parts}[index])`,
    // A list's rows have the same colours.
    ...(isLong ? ['...document.querySelectorAll("main li:nth-child(n + 4)")'] : []),
  ];
  if (!view.everyRule) return violationsOf(page, { rules: contrast, except });
  if (view.width > 320 && !isLong) return violationsOf(page, { except });
  // Some rules compare parts of the page with each other.
  const onWholePage = await violationsOf(page, { withoutRules: contrast });
  return [...onWholePage, ...(await violationsOf(page, { rules: contrast, except }))];
}

/** Lists what does not fit on the open screen at these widths, a line each. */
export async function layoutProblemsAt(page: Page, ...seenWidths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  await page.evaluate(measuring);
  for (const width of seenWidths) {
    await page.setViewportSize({ width, height: 800 });
    const layout = await page.evaluate<string[]>('layoutProblems("ltr")');
    problems.push(...layout.map((problem) => `${new URL(page.url()).pathname}, ${width} px: ${problem}`));
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
    const direction = directionOf(language);
    const layout = await page.evaluate<string[]>(`layoutProblems("${direction}")`);
    if (width === analysed)
      layout.push(...(await violationsIn(page, { width, theme, direction, everyRule: true })));
    problems.push(...layout.map((problem) => `${screen}, ${width} px ${language} ${theme}: ${problem}`));
  }
  return problems;
}

/** Lists the elements that the keyboard reaches unseen on the smallest screen. It moves the focus, so it comes last. */
export async function focusProblemsOf(page: Page, screen: string): Promise<string[]> {
  await page.setViewportSize(smallest);
  await page.evaluate(measuring);
  const problems = await page.evaluate<string[]>("focusProblems()");
  return problems.map((problem) => `${screen}: ${problem}`);
}
