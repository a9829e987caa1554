import type { Page } from "@playwright/test";

/** Holds back the scripts of this name until the returned function is called. */
export async function delay(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
