import { expect } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

/** A product verifies a number once. */
let numbers = 600_000;

test("a number that is verified in the settings is the one that arrives at the far end", async ({
  page,
  context,
  stack,
}) => {
  const last = numbers++;
  const [own, spelled] = [`+447400${last}`, `+44 7400 ${last}`];
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/settings");
  const section = page.getByRole("region", { name: "Your caller ID" });
  await section.getByLabel("Your number").fill(spelled);
  await section.getByRole("button", { name: "Verify number" }).click();
  const code = await section.getByText(/^\d{6}$/).textContent();

  await test.step("the code is typed at the telephone", async () => {
    const phone = await context.newPage();
    await expect(async () => {
      await phone.goto(`${stack.sandboxUrl}/caller-ids`);
      await expect(phone.getByLabel(`${own} rings.`)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await phone.getByLabel(`${own} rings.`).fill(code ?? "");
    await phone.getByRole("button", { name: "Answer and type" }).click();
    await expect(phone.getByRole("listitem").filter({ hasText: own })).toBeVisible();
    await phone.close();
  });
  await expect(section.getByText(/^Verified\./)).toBeVisible();

  await page.goto(`${stack.url}/dashboard`);
  await page.getByLabel("Phone number").fill("+44 20 7946 0000");
  await expect(page.getByText(`They will see ${spelled}`)).toBeVisible();
  await talk(page);
  const { accountSid, authToken } = sandboxAccounts.voice;
  const calls = await fetch(`${stack.sandboxUrl}/2010-04-01/Accounts/${accountSid}/Calls.json`, {
    headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
  });
  const listed = (await calls.json()) as { calls: { direction: string; from: string }[] };
  expect(
    listed.calls.filter(({ direction, from }) => direction === "outbound-dial" && from === own),
  ).toHaveLength(1);
  await page.getByRole("button", { name: "End Call" }).click();
});
