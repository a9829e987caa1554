import { expect, type Page } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { ownNumber, registered, ring, ringing } from "#e2e/support/ringing.ts";
import { test } from "#e2e/support/test.ts";
import { liveCalls } from "#sandbox/voice/testing/control.ts";

/** Packets of 20 ms from the answer until the greeting is over and the caller has spoken for some seconds. */
const spoken_packets = 800;

const row = (page: Page) => page.getByRole("listitem").filter({ hasText: "+1 415 555 0123" });

test("a caller who is sent to voicemail leaves a message, which is heard on the page and no longer new on the others", async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const other = await context.newPage();
  const phone = await context.newPage();
  await phone.goto(`${stack.sandboxUrl}/phone`);
  await Promise.all([registered(page), openAs(page, stack, token, "/dashboard")]);
  await openAs(other, stack, token, "/voicemail");

  await test.step("the user records a greeting", async () => {
    await other.getByRole("button", { name: "Record a greeting" }).click();
    await other.getByRole("button", { name: "Start recording" }).click();
    await expect(other.getByText("00:02 / 00:30")).toBeVisible();
    await other.getByRole("button", { name: "Stop recording" }).click();
    await expect(other.locator("audio")).toBeVisible();
    await other.getByRole("button", { name: "Keep this greeting" }).click();
    await expect(
      other.getByText(/^Your callers hear the greeting that you recorded \(00:0\d\)\.$/),
    ).toBeVisible();
  });

  await test.step("the caller hears it and speaks, and no page rings", async () => {
    await ring(phone, number);
    await ringing(page).getByRole("button", { name: "Send to voicemail" }).click();
    await expect(ringing(page)).toHaveCount(0);
    await expect(phone.getByRole("status")).toHaveText("In the call", { timeout: 60_000 });
    const packets = async () => {
      const calls = await liveCalls(stack.sandboxUrl);
      return Math.max(0, ...calls.map(({ heard }) => heard?.packets ?? 0));
    };
    await expect.poll(packets, { timeout: 60_000 }).toBeGreaterThan(spoken_packets);
    await phone.getByRole("button", { name: "Hang up" }).click();
  });

  await test.step("the message is new on each page, and is heard on one", async () => {
    await expect(row(other)).toContainText("New", { timeout: 60_000 });
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("link", { name: "Voicemail 1 new message" }).click();
    await row(page).getByRole("button", { name: "Play" }).click();
    const sound = row(page).locator("audio");
    const property = (name: string) =>
      sound.evaluate((audio, name) => Number(Reflect.get(audio, name)), name);
    await expect(sound).toBeFocused();
    await expect.poll(() => property("currentTime")).toBeGreaterThan(0.5);
    expect(await property("duration")).toBeGreaterThan(2);
    for (const one of [page, other]) await expect(row(one)).not.toContainText("New");
  });

  await test.step("it is deleted", async () => {
    await row(other).getByRole("button", { name: "Delete message" }).click();
    await other.getByRole("button", { name: "Delete for good" }).click();
    for (const one of [page, other]) await expect(row(one)).toHaveCount(0);
  });
  expect(await auditFindings(stack)).toEqual([]);
});
