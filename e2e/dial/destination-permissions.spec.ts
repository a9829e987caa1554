import { expect } from "@playwright/test";
import { refusals } from "#contract/refusals.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const paris = "+33 1 40 00 00 00";
const london = "+44 20 7946 0000";

test("a user chooses the countries their account may call, and to allow more takes the password", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  await openAs(page, stack, token, "/dashboard");
  await page.getByLabel("Phone number").fill(paris);
  const dialler = page.getByRole("region", { name: "Make a Call" });
  await expect(dialler.getByText("France")).toBeVisible();
  await expect(dialler.getByText(/credits?, .+ a minute/).first()).toBeVisible();

  // Another tab of the same user.
  const settings = await page.context().newPage();
  await openAs(settings, stack, token, "/settings");
  const card = settings.getByRole("region", { name: "Countries you can call" });
  await card.getByLabel("Only the countries I choose").check();
  await card.getByRole("button", { name: "Save countries" }).click();
  await expect(card.getByText("Please choose at least one country")).toBeVisible();
  await card.getByLabel("Find a country").fill("england");
  await card.getByLabel("Find a country").press("Tab");
  await expect(card.getByLabel("United Kingdom")).toBeFocused();
  await settings.keyboard.press("Space");
  await card.getByLabel("Find a country").fill("usa");
  await card.getByLabel("United States").check();
  await expect(card.getByText("You can call the United Kingdom and the United States.")).toBeVisible();
  await card.getByRole("button", { name: "Save countries" }).click();
  await expect(settings.getByText("Your countries have been saved.")).toBeVisible();

  const sentence = refusals.destination_not_allowed.message;
  await expect(dialler.getByText(sentence)).toBeVisible();
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await expect(page.getByText("Call in progress...")).toBeHidden();
  await page.getByLabel("Phone number").fill(london);
  await expect(dialler.getByText(sentence)).toBeHidden();
  await page.getByLabel("Phone number").fill(paris);
  await dialler.getByRole("link", { name: "Change your settings" }).click();

  const again = page.getByRole("region", { name: "Countries you can call" });
  await expect(again.getByText("You can call the United Kingdom and the United States.")).toBeVisible();
  await again.getByLabel("All countries").check();
  await again.getByRole("button", { name: "Save countries" }).click();
  await expect(again.getByText("Please enter your current password")).toBeVisible();
  await again.getByLabel("Your current password").fill("not the password");
  await again.getByRole("button", { name: "Save countries" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await again.getByLabel("Your current password").fill(person.password);
  await again.getByRole("button", { name: "Save countries" }).click();
  await expect(page.getByText("Your countries have been saved.")).toBeVisible();
  await expect(again.getByLabel("Your current password")).toBeHidden();
  await page.goBack();
  await expect(dialler.getByText(/credits?, .+ a minute/).first()).toBeVisible();
});
