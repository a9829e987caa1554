import type { Page } from "@playwright/test";
import { builtScripts } from "./built-scripts.ts";

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
