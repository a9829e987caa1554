import { expect, type Page } from "@playwright/test";
import { openCaller, pasteNumber } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });
const question = "Which number do you mean?";
const choices = (page: Page) => page.getByRole("group", { name: question }).getByRole("button");

test("the keys behind a number are shown with it, and sent once the call is answered", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await pasteNumber(page, "One tap mobile: +16465588656,,81234567890# US (New York)");
  await expect(field(page)).toHaveValue("1 646 558 8656,,81234567890#");
  const keys = page.getByText("Once the call is answered, these keys are pressed for you: ,,81234567890#");
  await expect(keys).toBeVisible();
  await expect(page.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
  await field(page).fill("");
  await field(page).pressSequentially("+44 20 7946 0012 ext. 42");
  await field(page).press("Tab");
  await expect(field(page)).toHaveValue("44 20 7946 0012,42");
  await start(page).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect.poll(async () => (await callAudio(stack, "+442079460012")).keys).toBe("42");
});

test("a visitor who asks for a price is offered both numbers, and one of the page's country without a question", async ({
  page,
  stack,
}) => {
  const offered = ["+47 95 55 01 23Norway", "+1 479 555 0123United States"];
  await page.goto(stack.url);
  const box = page.getByRole("region", { name: "Prices" });
  await box.getByLabel("Or a phone number").fill("479 555 0123");
  await expect(choices(page)).toHaveText(offered);
  await choices(page).last().click();
  await expect(box.getByLabel("Or a phone number")).toHaveValue("+1 479 555 0123");
  await expect(box).toContainText("0.3 credits a minute");

  await page.goto(`${stack.url}/rates?q=479+555+0123`);
  await expect(choices(page)).toHaveText(offered);
  expect(await problemsOf(page, "two numbers")).toEqual([]);
  await choices(page).last().click();
  await expect(page.getByLabel("Country or phone number")).toHaveValue("+1 479 555 0123");
  await expect(page.getByText("0.3 credits a minute").first()).toBeVisible();

  await page.goto(`${stack.url}/rates/china?number=181+8430+7633`);
  await expect(page.getByText("+86 181 8430 7633")).toBeVisible();
});
