import { expect } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { rechargeInSettings, rechargeRule } from "#e2e/support/recharge.ts";
import { buySaving } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";

test("automatic recharge is turned on with a yes and the password, and off at one press", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  await buySaving(stack, token);
  await openAs(page, stack, token, "/settings");
  const place = rechargeInSettings(page);
  await place.getByLabel("When my balance falls below").selectOption("50 credits ($5.00)");
  await place.getByRole("checkbox", { name: /^I allow this card to be charged/ }).check();
  await place.getByLabel("Your current password").fill(person.password);
  await place.getByRole("button", { name: "Turn on" }).click();
  await expect(place).toContainText("When your balance falls below 50 credits ($5.00)");
  expect(await rechargeRule(stack, token)).toMatchObject({ below: 50, pause: null });
  await place.getByRole("button", { name: "Turn off" }).click();
  await expect(place.getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(await rechargeRule(stack, token)).toBeNull();
});
