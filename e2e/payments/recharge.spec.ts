/** A rule that its user turns on buys with a saved card when the balance falls, and is turned off at one press. */
import { expect, type Locator, type Page } from "@playwright/test";
import { rechargeOffPath, rechargeRoutes } from "#contract/money/recharge.ts";
import { callEnded, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { api, fillCard, logInAs, mailsTo, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { openTenDollars, pressPayNow } from "#e2e/support/purchases.ts";
import { rechargeInSettings, rechargeRule, turnOnRecharge } from "#e2e/support/recharge.ts";
import { buySaving, savedCards } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";

const rule = { below: 20, amountUsd: 20, currency: "USD", monthlyLimit: 40, spent: 0, pause: null };
/** Asks for 3-D Secure at every payment. */
const alwaysAskingCard = "4000002760003184";

let person: ReturnType<typeof newPerson>;
let token: string;
test.beforeEach(async ({ stack }) => {
  person = newPerson();
  token = await openAccount(stack, person);
});

const consent = (place: Locator) => place.getByRole("checkbox", { name: /^I allow this card to be charged/ });
const password = (place: Locator) => place.getByLabel("Your current password");
const press = (place: Locator | Page, name: string) =>
  place.getByRole("button", { name, exact: true }).click();

test("is turned on with a yes, says what can happen at most, is changed and turned off at one press", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, token, "/settings");
  const place = rechargeInSettings(page);
  await expect(place).toContainText("It needs a saved card.");
  await expect(place.getByRole("link", { name: "Purchase Credits" })).toHaveAttribute(
    "href",
    "/purchase-credits",
  );

  await buySaving(stack, token);
  const saves: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith(rechargeRoutes.turnOn.path))
      saves.push(request.postDataJSON());
  });
  await expect(place.getByLabel("When my balance falls below"), "also while the page is open").toHaveValue(
    "20",
  );
  await expect(place).toContainText("At most $40.00 in any calendar month.");
  await place.getByLabel("Buy").selectOption("$50.00");
  await place.getByLabel("Monthly limit").selectOption("$200.00 (4 purchases)");
  await expect(place).toContainText("At most $200.00 in any calendar month.");
  await place.getByLabel("Buy").selectOption("$20.00");
  await place.getByLabel("Monthly limit").selectOption("$40.00 (2 purchases)");
  await expect(place.getByText("the first purchase is made as soon as")).toBeHidden();
  await expect(consent(place)).not.toBeChecked();
  await press(place, "Turn on");
  await expect(place).toContainText("Please confirm that your card may be charged by this rule.");
  expect(await problemsOf(page, "the form with a missing yes")).toEqual([]);
  expect(saves).toEqual([]);
  await consent(place).check();
  await press(place, "Turn on");
  await expect(place).toContainText("Please enter your current password");
  expect(saves, "the owner proves to be there").toEqual([]);
  await password(place).fill("another password");
  await press(place, "Turn on");
  await expect(place).toContainText("This is not your password.");
  expect(await problemsOf(page, "the form with a wrong password")).toEqual([]);
  expect(await rechargeRule(stack, token)).toBeNull();
  await password(place).fill(person.password);
  await press(place, "Turn on");
  await expect(page.getByText("Automatic recharge is on.")).toBeVisible();
  await expect(place).toContainText(
    "When your balance falls below 20 credits ($2.00), 200 credits are bought for $20.00.",
  );
  await expect(place).toContainText("Spent this month$0.00 of $40.00");
  await expect(place).toContainText("Visa ...4242 · Expires 12/29");
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(saves.slice(1)).toMatchObject([{ timeZone, consent: { version: 1, language: "en" } }]);
  expect(await rechargeRule(stack, token)).toMatchObject(rule);
  await expect(page.locator(":focus"), "the focus stays in the card").toHaveCount(1);

  await press(place, "Change");
  await expect(consent(place), "each change needs a yes").not.toBeChecked();
  await press(place, "Cancel");
  await press(place, "Change");
  await expect(place.getByLabel("Buy")).toHaveValue("20");
  await expect(password(place), "nothing is raised").toBeHidden();
  await place.getByLabel("When my balance falls below").selectOption("50 credits ($5.00)");
  await place.getByLabel("Monthly limit").selectOption("$20.00 (1 purchase)");
  await consent(place).check();
  await password(place).fill(person.password);
  await press(place, "Save changes");
  await expect(place).toContainText("When your balance falls below 50 credits ($5.00)");
  await expect(place).toContainText("At most $20.00 in any calendar month.");
  expect(await rechargeRule(stack, token)).toMatchObject({ ...rule, below: 50, monthlyLimit: 20 });

  await press(place, "Change");
  await place.getByLabel("When my balance falls below").selectOption("10 credits ($1.00)");
  await consent(place).check();
  await expect(password(place), "a lower threshold needs no proof").toBeHidden();
  await press(place, "Save changes");
  await expect(place).toContainText("When your balance falls below 10 credits ($1.00)");

  await press(place, "Turn off");
  await expect(page.getByText("Automatic recharge is off. No card is charged any more.")).toBeVisible();
  await expect(place.getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(await rechargeRule(stack, token)).toBeNull();
});

test("follows what is changed elsewhere, and goes with its card", async ({ page, stack }) => {
  await buySaving(stack, token);
  await openAs(page, stack, token, "/settings");
  const place = rechargeInSettings(page);
  await expect(place.getByRole("button", { name: "Turn on" })).toBeVisible();
  await turnOnRecharge(stack, token);
  await expect(place.getByText("On", { exact: true })).toBeVisible();
  await press(page, "Remove Visa ...4242");
  await press(page.getByRole("dialog"), "Remove");
  await expect(place).toContainText("It needs a saved card.");
  expect(await rechargeRule(stack, token)).toBeNull();
});

test("a pause says why, when the next try is, and what ends it", async ({ page, stack }) => {
  await buySaving(stack, token);
  await turnOnRecharge(stack, token);
  const [card] = await savedCards(stack, token);
  const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
  const pause = (because: string, decline: string | null, until: string | null, payment: string | null) =>
    inDatabase(stack, (client) =>
      client.query(
        `UPDATE recharge_rule SET paused_because = $2, decline = $3, paused_until = $4, paused_payment_id = $5
          WHERE card_id = $1`,
        [card?.id, because, decline, until, payment],
      ),
    );
  await pause("declined", "insufficient_funds", "2099-01-02T12:00:00Z", null);
  await openAs(page, stack, token, "/settings");
  const place = rechargeInSettings(page);
  await expect(place.getByText("Paused", { exact: true })).toBeVisible();
  const notice = place.getByRole("status");
  await expect(notice).toContainText("Automatic recharge is paused because your bank declined the card.");
  await expect(notice).toContainText("There is not enough money on the card. Next try: Jan 02, 2099");
  expect(await problemsOf(page, "the paused rule")).toEqual([]);

  await pause("declined", "blocked", null, null);
  await page.reload();
  await expect(notice).toContainText("To go on, press “Change” and choose a card.");

  await pause("authentication", null, null, paymentId);
  await page.reload();
  await expect(notice.getByRole("link", { name: "Finish the payment" })).toHaveAttribute(
    "href",
    `/recharge-finish?payment=${paymentId}`,
  );
});

test("a refused save keeps the choices and says the server's sentence", async ({ page, stack }) => {
  await buySaving(stack, token);
  await openAs(page, stack, token, "/settings");
  const place = rechargeInSettings(page);
  await place.getByLabel("When my balance falls below").selectOption("50 credits ($5.00)");
  await place.getByLabel("Monthly limit").selectOption("$200.00 (10 purchases)");
  await consent(place).check();
  await password(place).fill(person.password);
  const [card] = await savedCards(stack, token);
  await inDatabase(stack, (client) =>
    client.query("UPDATE saved_card SET refused_at = now() WHERE id = $1", [card?.id]),
  );
  await press(place, "Turn on");
  await expect(page.getByText("does not allow further charges by this rule")).toBeVisible();
  await page.route(`**${rechargeRoutes.turnOn.path}`, (route) => route.abort(), { times: 1 });
  await press(place, "Turn on");
  await expect(page.getByText("Nothing has changed. Please try again.")).toBeVisible();
  await expect(place.getByLabel("When my balance falls below")).toHaveValue("50");
  await expect(place.getByLabel("Monthly limit")).toHaveValue("10");
  await expect(consent(place)).toBeChecked();
  expect(await rechargeRule(stack, token)).toBeNull();
});

test("the link of a mail turns it off at a press, once, without a login, and not for another user", async ({
  page,
  stack,
  browser,
}) => {
  await buySaving(stack, token);
  await turnOnRecharge(stack, token);
  const link = () =>
    mailsTo(stack, person.email).then((mails) =>
      mails.flatMap(({ links }) => links).find((each) => each.includes(rechargeOffPath)),
    );
  await expect.poll(link).toBeDefined();
  const address = String(await link());
  expect(new URL(address).hash.length).toBeGreaterThan(20);

  const other = await browser.newPage();
  await openAs(other, stack, await openAccount(stack, newPerson()), "/about");
  await other.goto(address);
  await press(other, "Turn off automatic recharge");
  await expect(other.getByRole("alert")).toContainText("This link belongs to another user.");
  await other.close();

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Automatic recharge" })).toBeVisible();
  expect(await rechargeRule(stack, token), "a scanner opens it").toMatchObject(rule);
  // The link to the content changes what follows the #.
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await press(page, "Turn off automatic recharge");
  await expect(page.getByRole("status")).toContainText("Automatic recharge is off.");
  expect(await problemsOf(page, "turned off")).toEqual([]);
  expect(await rechargeRule(stack, token)).toBeNull();
  const secret = new URL(address).hash.slice(1);
  expect(requests.filter((url) => url.replace(/#.*/, "").includes(secret))).toEqual([]);

  await page.goto("about:blank");
  await page.goto(address);
  await press(page, "Turn off automatic recharge");
  await expect(page.getByRole("alert")).toContainText("This link has been used or has expired.");
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("a purchase that the bank wants confirmed is finished from the page, and a visitor logs in first", async ({
  page,
  stack,
  browser,
}) => {
  await openTenDollars(page, stack, token);
  await page.getByRole("checkbox", { name: "Save this card for next time" }).check();
  await fillCard(page, alwaysAskingCard);
  await pressPayNow(page);
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await talk(page);
  await press(page, "End Call");
  await expect(page.getByText(callEnded)).toBeVisible();
  // The balance is below that, so the rule buys at once.
  await turnOnRecharge(stack, token, { below: 100 });
  const toast = page.getByText("Automatic recharge waits for you").first();
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Finish the payment" }).click();
  await expect(page).toHaveURL(/\/recharge-finish\?payment=/);
  const address = page.url();
  await expect(page.getByRole("main")).toContainText("Card: Visa ...3184");
  expect(await problemsOf(page, "the open payment")).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await logInAs(visitor, person);
  await expect(visitor).toHaveURL(address);
  await visitor.close();

  await press(page, "Pay $20.00 for 200 credits");
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Your bank did not confirm the payment.",
  );
  await press(page, "Pay $20.00 for 200 credits");
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Recharged: 200 credits").first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  const { body } = await api(stack, "GET", "/api/payments/credits", { token });
  expect(Number(body.credits)).toBeGreaterThan(290);

  await page.goto(address);
  await expect(page.getByRole("alert")).toHaveText(
    "This payment can no longer be finished. Nothing was charged.",
  );
  expect(await rechargeRule(stack, token)).toMatchObject({ spent: 20, pause: null });
});
