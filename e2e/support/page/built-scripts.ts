import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const assets = join(import.meta.dirname, "../../../web/dist/page/assets");

/**
 * The addresses of the built scripts of this name, as a pattern for a route.
 * @throws Error when the build has none: a test that loses or delays it would hold nothing.
 */
export function builtScripts(name: string): string {
  const isBuilt = readdirSync(assets).some((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  if (!isBuilt) throw new Error(`The build has no script ${name}`);
  return `**/assets/${name}-*.js`;
}

export const notLoaded = "The server could not be reached. Please try again.";

/** The sentence in place of a part whose code failed to load. */
export const lostPart = (page: Page) => page.getByRole("alert").filter({ hasText: notLoaded });

/** Loses the scripts of this name until the returned function is called. */
export async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = builtScripts(name);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** Holds back the scripts of this name until the returned function is called. */
export async function delay(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(builtScripts(name), async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
