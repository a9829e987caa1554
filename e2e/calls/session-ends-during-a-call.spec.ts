import { type Browser, expect, type Page } from "@playwright/test";
import { auditFindings } from "#e2e/support/audit.ts";
import { dial, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { enterAt, newPerson, openAs } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const ended = "Your session has ended. Please log in again.";

test("a call ends in another browser when its session is revoked, and its caller reads why", async ({
  page,
  browser,
  stack,
}) => {
  const caller = await openElsewhere(page, browser, stack);
  await talk(caller);
  await revokeOtherDevices(page);
  await expect(caller.getByText(ended)).toBeVisible();
  await expect(caller).toHaveURL(`${stack.url}/login`);
  await expectNoOpenCall(stack);
  await caller.context().close();
});

test("the server ends the call of a browser that does not, and refuses its next one", async ({
  page,
  browser,
  stack,
}) => {
  const caller = await openElsewhere(page, browser, stack);
  // This page hears of the end of its session neither by an event nor by an answer.
  await caller.route("**/api/**", (route) =>
    route.request().url().endsWith("/api/call/token") || route.request().url().endsWith("/api/config")
      ? route.continue()
      : route.abort(),
  );
  await talk(caller);
  await revokeOtherDevices(page);
  await expect(caller.getByText("Call in progress...")).toBeHidden();
  await expectNoOpenCall(stack);

  // Dialled while the page still cannot hear of the end, which would take it to the login page. The page connects for a
  // moment only, so the server's record says that it was refused.
  const refused = () => callsThat(stack, "status = 'refused'");
  const before = await refused();
  await dial(caller, "+44 20 7946 0001");
  await expect.poll(refused).toBe(before + 1);
  await caller.unroute("**/api/**");
  await expect(caller.getByText(ended)).toBeVisible();
  await expect(caller).toHaveURL(`${stack.url}/login`);
  await expectNoOpenCall(stack);
  await caller.context().close();
});

/** A user with credits in two browsers: opens the dashboard in another one, which is returned, and the settings here. */
async function openElsewhere(page: Page, browser: Browser, stack: Stack): Promise<Page> {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const caller = await (await browser.newContext({ permissions: ["microphone"] })).newPage();
  await openAs(caller, stack, token, "/dashboard");
  await enterAt(page, stack, person, "/settings");
  return caller;
}

async function revokeOtherDevices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out all other devices" }).click();
}

async function expectNoOpenCall(stack: Stack): Promise<void> {
  await expect.poll(() => callsThat(stack, "open")).toBe(0);
  expect(await auditFindings(stack)).toEqual([]);
}

function callsThat(stack: Stack, condition: string): Promise<number> {
  return inDatabase(
    stack,
    async (client) => (await client.query(`SELECT FROM call WHERE ${condition}`)).rows.length,
  );
}
