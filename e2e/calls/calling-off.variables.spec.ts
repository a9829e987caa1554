import { expect } from "@playwright/test";
import { messages } from "#contract/messages/messages.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test.use({ variables: { CALLING: "off" } });

test("while the variable keeps calling off, users and operators read so", async ({
  page,
  browser,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await expect(page.getByText(messages.call.switchedOff)).toBeVisible();

  const desk = await browser.newPage();
  await openOperator(desk, stack, "owner", "/admin/product");
  const switches = desk.getByRole("list", { name: "Switches" }).getByRole("listitem");
  const calling = switches.filter({ hasText: "Calling" });
  const stays = "It stays off while this server runs with CALLING=off.";
  await expect(calling.getByText("Off", { exact: true })).toBeVisible();
  await expect(calling).toContainText(`${stays} No new call is placed.`);
  await expect(switches.getByText("On", { exact: true }), "purchases and sign-up").toHaveCount(2);

  const turn = async (button: string) => {
    await calling.getByRole("button", { name: button }).click();
    const dialog = desk.getByRole("dialog");
    if (button === "Switch on") await expect(dialog).toContainText(stays);
    await dialog.getByLabel("Reason").fill("a test of the switch");
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await turn("Switch off");
  await expect(calling).toContainText("Since");
  await turn("Switch on");
  await expect(desk.getByText(`Calling is switched on. ${stays}`)).toBeVisible();
  await expect(calling.getByText("Off", { exact: true })).toBeVisible();
});
