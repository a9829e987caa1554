import { expect, type Locator, type Page } from "@playwright/test";
import { callEnded, openCaller, openFundedAccount } from "#e2e/support/callers.ts";
import { focusProblemsOf, problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { throughACall } from "#e2e/support/screens/call-screens.ts";
import { openScreen, type Screen, userScreens, visitorScreens } from "#e2e/support/screens/screens.ts";
import { test } from "#e2e/support/test.ts";

// In one worker, the minutes of this file would be those of the run.
test.describe.configure({ mode: "parallel" });
const screensAtOnce = 8;

for (const [people, screens] of [
  ["visitors", visitorScreens],
  ["users", userScreens],
] as const) {
  for (let first = 0; first < screens.length; first += screensAtOnce) {
    const some = screens.slice(first, first + screensAtOnce);
    const names = `${some[0]?.name} to ${some.at(-1)?.name}`;
    test(`everyone can use the screens of ${people} from ${names}, in both themes and directions, at every width`, async ({
      page,
      stack,
    }) => {
      test.setTimeout(900_000);
      if (people === "users")
        await openAs(page, stack, await openFundedAccount(stack, newPerson()), "/dashboard");
      expect(await problemsOfScreens(page, stack, some)).toEqual([]);
    });
  }
}

async function problemsOfScreens(page: Page, stack: Stack, screens: readonly Screen[]): Promise<string[]> {
  const problems: string[] = [];
  for (const screen of screens) {
    await openScreen(page, stack, screen);
    problems.push(...(await problemsOfScreen(page, screen)));
    if (!screen.open && !screen.isLong && !screen.path.includes("?"))
      problems.push(...(await focusProblemsOf(page, screen.name)));
    await page.unrouteAll();
  }
  return problems;
}

test("everyone can use the screens of a call, in both themes and directions, at every width", async ({
  page,
  stack,
}) => {
  const problems: string[] = [];
  await openCaller(page, stack);
  await throughACall(page, async (name) => {
    problems.push(...(await problemsOfScreen(page, { name })));
  });
  expect(problems).toEqual([]);
});

test("a call is placed, muted and ended by the keyboard alone", async ({ page, stack }) => {
  await openCaller(page, stack);
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await tabTo(page, page.getByLabel("Phone number"));
  await page.keyboard.type("442079460000");
  await tabTo(page, page.getByRole("button", { name: "Start Call" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Call in progress..." })).toBeVisible();
  // A call of 0 seconds has no minute.
  await page.waitForTimeout(1_000);
  await tabTo(page, page.getByRole("button", { name: "Mute", exact: true }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "You are muted." })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "End Call" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(callEnded)).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "View All Transactions" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${stack.url}/transactions`);
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`60 presses of Tab do not lead to ${control}`);
}
