import { expect } from "@playwright/test";
import { loudest, openFundedAccount, talkedFor } from "#e2e/support/callers.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { elsewhere, ownNumber, registered, ring, ringing } from "#e2e/support/ringing.ts";
import { test } from "#e2e/support/test.ts";

test("a call to the user's number rings on each page, is answered on one, heard by both, and a missed one is in the history", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const other = await context.newPage();
  const phone = await context.newPage();
  await phone.goto(`${stack.sandboxUrl}/phone`);

  await test.step("without an open page the caller hears the greeting, and the call is missed", async () => {
    await ring(phone, number);
    await expect(phone.getByRole("status")).toHaveText("In the call");
    await phone.getByRole("button", { name: "Hang up" }).click();
    await expect(phone.getByRole("status")).toContainText("The call is over");
  });

  await Promise.all([registered(page), openAs(page, stack, token, "/dashboard")]);
  await Promise.all([registered(other), openAs(other, stack, token, "/contacts")]);

  await test.step("both pages ring; the one that answers has the call, and the other says so", async () => {
    await ring(phone, number);
    for (const one of [page, other]) {
      await expect(ringing(one)).toContainText("Incoming call from +1 415 555 0123");
      await expect(ringing(one)).toContainText("Free");
    }
    await ringing(page).getByRole("button", { name: "Answer" }).click();
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(phone.getByRole("status")).toHaveText("In the call");
    await expect(ringing(other)).toHaveCount(0);
    await expect(other.getByText("In a call in another tab or on another device")).toBeVisible();
    expect(await loudest(page, 5_000)).toBeGreaterThan(0);
    await talkedFor(page, 2);
  });

  await test.step("the caller hangs up, and the history has the call", async () => {
    await phone.getByRole("button", { name: "Hang up" }).click();
    await expect(page.getByRole("region", { name: "Last call" })).toContainText("Free");
    await page.goto(`${stack.url}/calls`);
    await expect(page.getByRole("link", { name: /^Call from .*415 555 0123/ })).toHaveCount(2);
    await expect(page.getByText("Missed call")).toBeVisible();
  });

  await test.step("a declined call is over on each page", async () => {
    await ring(phone, number);
    await ringing(other).getByRole("button", { name: "Decline" }).click();
    for (const one of [page, other]) await expect(ringing(one)).toHaveCount(0);
    await expect(phone.getByRole("status")).toContainText("The call is over");
  });
  expect(await auditFindings(stack)).toEqual([]);
});

test("of two pages that answer at once one has the call, and the other falls silent and says so", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const [other, phone] = [await context.newPage(), await context.newPage()];
  await phone.goto(`${stack.sandboxUrl}/phone`);
  const pages = [page, other];
  for (const one of pages) await Promise.all([registered(one), openAs(one, stack, token, "/dashboard")]);

  await ring(phone, number);
  const answers = pages.map((one) => ringing(one).getByRole("button", { name: "Answer" }));
  for (const answer of answers) await expect(answer).toBeVisible({ timeout: 60_000 });
  await Promise.all(answers.map((answer) => answer.dispatchEvent("click")));
  await expect(phone.getByRole("status")).toHaveText("In the call", { timeout: 60_000 });
  const talks = () => Promise.all(pages.map((one) => one.getByText("Call in progress...").isVisible()));
  await expect.poll(async () => (await talks()).filter(Boolean).length, { timeout: 60_000 }).toBe(1);
  const [first] = await talks();
  const [winner, loser] = first ? [page, other] : [other, page];
  await expect(elsewhere(loser)).toBeVisible({ timeout: 60_000 });
  await expect(loser.getByText("Call in progress...")).toHaveCount(0);
  for (const one of pages) await expect(ringing(one)).toHaveCount(0);
  await expect.poll(() => loudest(winner, 1_000), { timeout: 60_000 }).toBeGreaterThan(0);

  await phone.getByRole("button", { name: "Hang up" }).click();
  await expect(elsewhere(loser)).toHaveCount(0, { timeout: 60_000 });
  expect(await auditFindings(stack)).toEqual([]);
});

test("a call rings on when one of its pages closes, and is missed once the last one has", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const [other, phone] = [await context.newPage(), await context.newPage()];
  await phone.goto(`${stack.sandboxUrl}/phone`);
  for (const one of [page, other])
    await Promise.all([registered(one), openAs(one, stack, token, "/dashboard")]);

  await ring(phone, number);
  for (const one of [page, other]) await expect(ringing(one)).toBeVisible({ timeout: 60_000 });
  await page.close();
  await expect(ringing(other)).toBeVisible();
  await expect(phone.getByRole("status")).not.toContainText("The call is over");
  await other.close();
  // Its caller hears the greeting.
  await expect(phone.getByRole("status")).toHaveText("In the call", { timeout: 60_000 });
  await phone.getByRole("button", { name: "Hang up" }).click();
  const missed = await context.newPage();
  await openAs(missed, stack, token, "/calls");
  await expect(missed.getByText("Missed call")).toBeVisible();
  expect(await auditFindings(stack)).toEqual([]);
});
