import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talkedFor } from "#e2e/support/callers.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { elsewhere, ownNumber, registered, ring, ringing } from "#e2e/support/ringing.ts";
import { test } from "#e2e/support/test.ts";

const [anna, ben, cleo] = ["+14155550123", "+14155550124", "+14155550125"];
const held = (page: Page) => page.getByRole("region", { name: "Call on hold" });

/** The loudest sample, 0 to 1, that a telephone hears within some seconds. The microphones of test browsers beep. */
const loudness = (phone: Page): Promise<number> =>
  phone.evaluate(`(async () => {
    const context = new AudioContext();
    const meter = context.createAnalyser();
    context.createMediaStreamSource(document.getElementById("sound").srcObject).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    let most = 0;
    for (const until_ms = performance.now() + 3_000; performance.now() < until_ms; ) {
      meter.getFloatTimeDomainData(samples);
      most = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), most);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await context.close();
    return most;
  })()`);

const audible = 0.01;
const hears = (phone: Page) =>
  expect.poll(() => loudness(phone), { timeout: 60_000 }).toBeGreaterThan(audible);
const hearsNothing = (phone: Page) =>
  expect.poll(() => loudness(phone), { timeout: 60_000 }).toBeLessThan(audible);
const isInCall = (phone: Page) =>
  expect(phone.getByRole("status")).toHaveText("In the call", { timeout: 60_000 });
const isOver = (phone: Page) =>
  expect(phone.getByRole("status")).toContainText("The call is over", { timeout: 60_000 });

test("a second call parks the first, the two are swapped and end one by one, and a reload ends both", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const [other, first, second] = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const phone of [first, second]) await phone.goto(`${stack.sandboxUrl}/phone`);
  await Promise.all([registered(other), openAs(other, stack, token, "/contacts")]);
  await Promise.all([registered(page), openAs(page, stack, token, "/dashboard")]);

  async function talkWithTwo(): Promise<void> {
    await ring(first, number, anna);
    await Promise.all([registered(page), ringing(page).getByRole("button", { name: "Answer" }).click()]);
    await isInCall(first);
    await talkedFor(page, 1);
    await ring(second, number, ben);
    await expect(ringing(page)).toContainText("Incoming call from +1 415 555 0124");
  }

  await test.step("the second call rings where the first is talked, and parks it there", async () => {
    await talkWithTwo();
    await expect(ringing(other)).toContainText("Your first call is on another page");
    await expect(ringing(other).getByRole("button", { name: "Answer" })).toHaveCount(0);
    await ringing(page).getByRole("button", { name: "Hold and answer" }).click();
    await isInCall(second);
    await expect(held(page)).toContainText("+1 415 555 0123");
    await hears(second);
    await hearsNothing(first);
    await expect(elsewhere(other)).toHaveCount(2);
  });

  await test.step("a third caller hears the greeting, and rings nowhere", async () => {
    const third = await context.newPage();
    await third.goto(`${stack.sandboxUrl}/phone`);
    await ring(third, number, cleo);
    await isInCall(third);
    await expect(ringing(page)).toHaveCount(0);
    await third.getByRole("button", { name: "Hang up" }).click();
    await isOver(third);
    await third.close();
  });

  await test.step("the calls are swapped, and the end of one takes up the other", async () => {
    await held(page).getByRole("button", { name: "Swap calls" }).click();
    await expect(held(page)).toContainText("+1 415 555 0124");
    await hears(first);
    await hearsNothing(second);
    await first.getByRole("button", { name: "Hang up" }).click();
    await expect(held(page)).toHaveCount(0);
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await hears(second);
    await page.getByRole("button", { name: "End Call" }).click();
    await isOver(second);
  });

  await test.step("a reload ends both calls", async () => {
    await talkWithTwo();
    await ringing(page).getByRole("button", { name: "Hold and answer" }).click();
    await isInCall(second);
    await page.reload();
    for (const phone of [first, second]) await isOver(phone);
    await expect(elsewhere(other)).toHaveCount(0);
    await page.goto(`${stack.url}/calls`);
    await expect(page.getByRole("link", { name: /^Call from .*415 555 012[34]/ })).toHaveCount(4);
    await expect(page.getByText("Missed call")).toHaveCount(1);
  });
  expect(await auditFindings(stack)).toEqual([]);
});
