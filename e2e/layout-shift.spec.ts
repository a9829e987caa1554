/** Nothing that a reader sees on a phone moves while its page arrives. */
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { openFundedAccount } from "./support/callers.ts";
import { api, newPerson, openAccount, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 412, height: 823 } });

const visitorPaths = ["/", "/about", "/rates", "/rates/germany", "/contact", "/register", "/login", "/terms"];
const userPaths = [
  "/dashboard",
  "/calls",
  "/contacts",
  "/transactions",
  "/purchase-credits",
  "/settings",
  "/contact",
];

/** How long each answer is late, as in a phone's network. */
const late_ms = 300;
/** After this time without a request, a page has asked for everything. */
const quiet_ms = 600;

/** Opens each page with late answers, and gives what moved on the way. */
async function shiftsOn(page: Page, address: string, paths: readonly string[]): Promise<string[]> {
  await page.addInitScript({ path: fileURLToPath(new URL("support/layout-shifts.js", import.meta.url)) });
  let lastRequest_ms: number;
  await page.route("**/api/**", async (route) => {
    lastRequest_ms = Date.now() + late_ms;
    setTimeout(() => void route.continue().catch(() => undefined), late_ms);
  });
  // A font that comes late breaks lines elsewhere, as far as this machine has none of its width.
  await page.route("**/*.woff2", (route) => route.abort());
  const shifts: string[] = [];
  for (const path of paths) {
    lastRequest_ms = Date.now();
    await page.goto(address + path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expect.poll(() => Date.now() - lastRequest_ms).toBeGreaterThan(quiet_ms);
    const found = await page.evaluate<string[]>("layoutShifts()");
    shifts.push(...found.map((shift) => `${path} ${shift}`));
  }
  return shifts;
}

test("nothing moves while a visitor's page arrives", async ({ page, stack }) => {
  expect(await shiftsOn(page, stack.url, visitorPaths)).toEqual([]);
});

test("nothing moves while a new user's page arrives", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  expect(await shiftsOn(page, stack.url, userPaths)).toEqual([]);
});

test("nothing moves while a page arrives for a user with a purchase and a contact", async ({
  page,
  stack,
}) => {
  const token = await openFundedAccount(stack);
  const numbers = [{ number: "+442079460000", label: "mobile" }];
  const body = { id: crypto.randomUUID(), name: "Ann", numbers };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
  await openAs(page, stack, token, "/about");
  expect(await shiftsOn(page, stack.url, userPaths)).toEqual([]);
});
