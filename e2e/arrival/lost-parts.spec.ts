import { expect } from "@playwright/test";
import { dial, openCaller } from "#e2e/support/callers.ts";
import { lose, lostPart, notLoaded } from "#e2e/support/page/built-scripts.ts";
import { test } from "#e2e/support/test.ts";

const failed = "Unexpected Application Error!";

test("a call whose controls do not load can be ended, on the dashboard and on other pages, and tried again", async ({
  page,
  stack,
}) => {
  const findEngine = await lose(page, "create-phone");
  const findControls = await lose(page, "in-call");
  await openCaller(page, stack);
  const call = page.getByRole("group", { name: "Call" });
  const endCall = page.getByRole("button", { name: "End Call" });

  await test.step("begun at the next press where the engine was lost", async () => {
    await dial(page);
    await expect(page.getByRole("listitem").filter({ hasText: notLoaded })).toBeVisible();
    await findEngine();
  });

  await test.step("ended without them", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await expect(call.getByText("Call in progress...")).toBeVisible();
    await endCall.click();
    await expect(page.getByText(/^Call ended/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  });

  await test.step("ended on another page", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Rates" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
    await expect(lostPart(page)).toBeVisible();
    await endCall.click();
    await expect(call).toBeHidden();
    await page.getByRole("link", { name: "Farline" }).click();
  });

  await test.step("tried again, the controls are there and the call is the same", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await findControls();
    await lostPart(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("timer", { name: "Call duration" })).toBeVisible();
    await expect(lostPart(page)).toHaveCount(0);
    await endCall.click();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  });
});

test("prices of the landing page that do not load say so in their place, and come when they are tried again", async ({
  page,
  stack,
}) => {
  const find = await lose(page, "price-box");
  await page.goto(stack.url);
  const box = page.getByRole("region", { name: "Prices" });
  await box.getByLabel("Country").focus();
  await expect(lostPart(page)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByText("Do credits expire?")).toBeVisible();
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await box.getByLabel("Country").selectOption("Japan");
  await expect(box).toContainText("Japan");
  await expect(page).toHaveURL(`${stack.url}/`);
});
