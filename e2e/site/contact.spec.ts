import { expect } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { showIn } from "#e2e/support/page/prepared-page.ts";
import { mailsTo } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("a guest's message stays in place while the language changes, and arrives with the product's own CAPTCHA", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${stack.url}/contact?from=test`);
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill("A question about Jamaica");
  await page.getByLabel("Message").fill("What does a call cost?");
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  const scrolled = () => page.evaluate<number>("scrollY");
  expect(await scrolled()).toBeGreaterThan(0);
  await showIn(page, "ar");
  await expect(page.getByRole("checkbox", { name: "أنا لست روبوتاً" })).toBeVisible();
  expect(await problemsOf(page, "the CAPTCHA in Arabic")).toEqual([]);
  await showIn(page, "de");
  expect(await scrolled()).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${stack.url}/contact?from=test`);
  await expect(page.getByText("Geschützt durch ALTCHA")).toBeVisible();
  await page.getByRole("checkbox", { name: "Ich bin kein Roboter" }).press("Space");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText(/^Vielen Dank! Ihre Nachricht wurde gesendet/)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(stack, "operator@farline.example")).map(({ text }) => text).join())
    .toContain("What does a call cost?");
});
