import { type BrowserContextOptions, expect } from "@playwright/test";
import { problemsOf } from "./support/accessible.ts";
import { enterAs, newPerson, openAccount } from "./support/people.ts";
import { test } from "./support/test.ts";

const visitorPages = [
  "/",
  "/about",
  "/contact",
  "/rates",
  "/rates?q=%2B442079460000",
  "/rates/australia?number=%2B61491570006",
  "/rates/atlantis",
  "/terms",
  "/register",
  "/login",
  "/forgot-password",
  "/reset-password/x",
  "/confirm-email/x",
  "/confirm-google/x",
  "/confirm-address/x",
  "/undo-sign-in/x",
  "/nowhere",
];
const userPages = [
  "/dashboard",
  "/purchase-credits",
  "/transactions",
  "/calls",
  "/calls/x",
  "/contact",
  "/contacts",
  "/settings",
];

let session: BrowserContextOptions["storageState"];

test.beforeAll(async ({ browser, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  const context = await browser.newContext();
  await enterAs(await context.newPage(), stack, person);
  session = await context.storageState();
  await context.close();
});

// The width decides the layout and the scheme the colours, so two of the four combinations cover all of both.
for (const [width, colorScheme] of [
  [360, "dark"],
  [1440, "light"],
] as const) {
  test(`everyone can use every screen at ${width} px, ${colorScheme}`, async ({ browser, stack }) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    for (const [paths, storageState] of [
      [visitorPages, undefined],
      [userPages, session],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: "reduce",
        ...(storageState === undefined ? {} : { storageState }),
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${stack.url}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // A logged-in user's network is never idle: the server's events stay open.
        await expect(page.locator("main .animate-spin")).toHaveCount(0);
        problems.push(...(await problemsOf(page, path)));
      }
      await context.close();
    }
    expect(problems).toEqual([]);
  });
}
