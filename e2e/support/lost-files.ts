import type { Page } from "@playwright/test";
import { builtScripts } from "./page/built-scripts.ts";

export const notLoaded = "The server could not be reached. Please try again.";

/** The sentence in place of a part whose code failed to load. */
export const lostPart = (page: Page) => page.getByRole("alert").filter({ hasText: notLoaded });

/** Loses the scripts of this name until the returned function is called. */
export async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = builtScripts(name);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}
