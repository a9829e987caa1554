import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { rechargeOffPath, rechargeRoutes } from "#contract/money/recharge.ts";
import {
  buyTenDollars,
  mailsTo,
  rechargeRule,
  savedCards,
  turnOnRecharge,
} from "#testing/screens/payments.ts";
import { password, productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";

const rule = { below: 20, amountUsd: 20, currency: "USD", monthlyLimit: 40, spent: 0, pause: null };
const options = {
  below: "When my balance falls below",
  amount: "Buy",
  limit: "Monthly limit",
};

let as: SignedInUser;
beforeEach(async () => {
  as = await signedInUser();
});

const place = async () => within(await screen.findByRole("region", { name: "Automatic recharge" }));
const consent = async () =>
  (await place()).findByRole<HTMLInputElement>("checkbox", { name: /^I allow this card to be charged/ });
const passwordField = async () => (await place()).queryByLabelText("Your current password");
const said = (text: string | RegExp) =>
  waitFor(async () => {
    const { textContent } = screen.getByRole("region", { name: "Automatic recharge" });
    expect(textContent).toMatch(text);
  });

async function choose({ user }: OpenScreen, label: string, option: string): Promise<void> {
  await user.selectOptions(await (await place()).findByLabelText(label), option);
}

async function press({ user }: OpenScreen, name: string): Promise<void> {
  await user.click(await (await place()).findByRole("button", { name }));
}

async function typePassword({ user }: OpenScreen, text: string): Promise<void> {
  const field = await (await place()).findByLabelText("Your current password");
  await user.clear(field);
  await user.type(field, text);
}

it("needs a saved card, and offers its form once there is one", async () => {
  await openScreen("/settings", { as });
  await said("It needs a saved card.");
  const link = (await place()).getByRole("link", { name: "Purchase Credits" });
  expect(link.getAttribute("href")).toBe("/purchase-credits");
  await buyTenDollars(as, "pm_card_visa", true);
  expect((await (await place()).findByLabelText<HTMLSelectElement>(options.below)).value).toBe("20");
});

it("names the saved card where the only one has expired", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  await productDatabase().withClient((client) =>
    client.query("UPDATE saved_card SET expires_year = 2020 WHERE user_id = $1", [as.user.id]),
  );
  await openScreen("/settings", { as });
  await said("Your saved card Visa ...4242 has expired. To save another one,");
});

it("is turned on by a yes and the password, and says what it can cost at most", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  const page = await openScreen("/settings", { as });
  await said("At most $40.00 in any calendar month.");
  await choose(page, options.amount, "$50.00");
  await choose(page, options.limit, "$200.00 (4 purchases)");
  await said("At most $200.00 in any calendar month.");
  await choose(page, options.amount, "$20.00");
  await choose(page, options.limit, "$40.00 (2 purchases)");
  expect(screen.queryByText(/the first purchase is made as soon as/)).toBeNull();
  expect((await consent()).checked).toBe(false);
  await press(page, "Turn on");
  await said("Please confirm that your card may be charged by this rule.");
  expect(await obstacles()).toEqual([]);
  await page.user.click(await consent());
  await press(page, "Turn on");
  await said("Please enter your current password");
  expect(page.server.sent(rechargeRoutes.turnOn)).toEqual([]);
  await typePassword(page, "another password");
  await press(page, "Turn on");
  await said("This is not your password.");
  expect(await rechargeRule(as)).toBeNull();
  await typePassword(page, password);
  await press(page, "Turn on");
  await screen.findByText(/Automatic recharge is on\./);
  await said("When your balance falls below 20 credits ($2.00), 200 credits are bought for $20.00.");
  await said("Spent this month$0.00 of $40.00");
  await said(/Visa \.\.\.4242 · Expires 12\/\d\d/);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(page.server.sent(rechargeRoutes.turnOn).at(-1)?.body).toMatchObject({
    timeZone,
    consent: { version: 1, language: "en" },
  });
  expect(await rechargeRule(as)).toMatchObject(rule);
  expect(document.activeElement, "the focus stays in the card").not.toBe(document.body);
});

it("takes a yes for each change, the password for a change that raises something, and ends at one press", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  await turnOnRecharge(as);
  const page = await openScreen("/settings", { as });
  await press(page, "Change");
  expect((await consent()).checked).toBe(false);
  await press(page, "Cancel");
  await press(page, "Change");
  expect((await (await place()).findByLabelText<HTMLSelectElement>(options.amount)).value).toBe("20");
  expect(await passwordField(), "nothing is raised").toBeNull();
  await choose(page, options.below, "50 credits ($5.00)");
  await choose(page, options.limit, "$20.00 (1 purchase)");
  await page.user.click(await consent());
  await typePassword(page, password);
  await press(page, "Save changes");
  await said("When your balance falls below 50 credits ($5.00)");
  await said("At most $20.00 in any calendar month.");
  expect(await rechargeRule(as)).toMatchObject({ ...rule, below: 50, monthlyLimit: 20 });
  await press(page, "Change");
  await choose(page, options.below, "10 credits ($1.00)");
  await page.user.click(await consent());
  expect(await passwordField(), "a lower threshold needs no proof").toBeNull();
  await press(page, "Save changes");
  await said("When your balance falls below 10 credits ($1.00)");
  await press(page, "Turn off");
  await screen.findByText(/Automatic recharge is off\. No card is charged any more\./);
  await (await place()).findByRole("button", { name: "Turn on" });
  expect(await rechargeRule(as)).toBeNull();
});

it("follows what is changed elsewhere, and goes with its card", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  const page = await openScreen("/settings", { as });
  await (await place()).findByRole("button", { name: "Turn on" });
  await turnOnRecharge(as);
  await (await place()).findByText("On");
  await page.user.click(screen.getByRole("button", { name: "Remove Visa ...4242" }));
  const dialog = within(await screen.findByRole("dialog"));
  await page.user.click(dialog.getByRole("button", { name: "Remove" }));
  await said("It needs a saved card.");
  expect(await rechargeRule(as)).toBeNull();
});

it.each([
  [
    "a decline with a next try",
    ["declined", "insufficient_funds", "2099-01-02T12:00:00Z", null],
    /paused because your bank declined the card\..*There is not enough money on the card\. Next try: Jan 02, 2099/,
    null,
  ],
  [
    "a decline for good",
    ["declined", "blocked", null, null],
    /To go on, press “Change” and choose a card\./,
    null,
  ],
  [
    "a bank that wants to be asked",
    ["authentication", null, null, "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978"],
    /./,
    "/recharge-finish?payment=0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978",
  ],
  [
    "a payment that was not confirmed in time",
    ["authentication", null, null, null],
    /not confirmed to your bank in time\. Nothing was charged\. To go on, press “Change” and save the rule, with the same card or another one\./,
    null,
  ],
])("says why it is paused and what ends that: %s", async (_cause, pause, sentence, href) => {
  await buyTenDollars(as, "pm_card_visa", true);
  await turnOnRecharge(as);
  const [card] = await savedCards(as);
  await productDatabase().withClient((client) =>
    client.query(
      `UPDATE recharge_rule SET paused_because = $2, decline = $3, paused_until = $4, paused_payment_id = $5
        WHERE card_id = $1`,
      [card?.id, ...pause],
    ),
  );
  await openScreen("/settings", { as });
  await (await place()).findByText("Paused");
  expect((await place()).getByRole("status").textContent).toMatch(sentence);
  const link = (await place()).queryByRole("link", { name: "Finish the payment" });
  expect(link?.getAttribute("href") ?? null).toBe(href);
  expect(await obstacles()).toEqual([]);
});

it("keeps the choices of a refused save, and says why", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  const page = await openScreen("/settings", { as });
  await choose(page, options.below, "50 credits ($5.00)");
  await choose(page, options.limit, "$200.00 (10 purchases)");
  await page.user.click(await consent());
  await typePassword(page, password);
  const [card] = await savedCards(as);
  await productDatabase().withClient((client) =>
    client.query("UPDATE saved_card SET refused_at = now() WHERE id = $1", [card?.id]),
  );
  await press(page, "Turn on");
  await screen.findByText(/does not allow further charges by this rule/);
  page.server.on(rechargeRoutes.turnOn, unreachable);
  await press(page, "Turn on");
  await screen.findByText(/Nothing has changed\. Please try again\./);
  expect((await place()).getByLabelText<HTMLSelectElement>(options.below).value).toBe("50");
  expect((await place()).getByLabelText<HTMLSelectElement>(options.limit).value).toBe("10");
  expect((await consent()).checked).toBe(true);
  expect(await rechargeRule(as)).toBeNull();
});

it("is turned off by a mail's link at a press, once, without a login, and not for another user", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  await turnOnRecharge(as);
  const link = async () =>
    (await mailsTo(as)).flatMap(({ links }) => links).find((each) => each.includes(rechargeOffPath));
  await expect.poll(link).toBeDefined();
  const { pathname, hash } = new URL(String(await link()));
  expect(hash.length).toBeGreaterThan(20);
  const pressOff = async ({ user }: OpenScreen) =>
    user.click(await screen.findByRole("button", { name: "Turn off automatic recharge" }));

  await pressOff(await openScreen(pathname + hash, { as: await signedInUser() }));
  await screen.findByText(/This link belongs to another user\./);

  localStorage.clear();
  const visit = await openScreen(pathname + hash);
  await screen.findByRole("heading", { name: "Automatic recharge" });
  expect(await rechargeRule(as), "a scanner opens it").toMatchObject(rule);
  await pressOff(visit);
  await screen.findByText(/Automatic recharge is off\./);
  expect(await obstacles()).toEqual([]);
  expect(await rechargeRule(as)).toBeNull();

  const later = await openScreen(pathname + hash);
  await pressOff(later);
  await screen.findByText(/This link has been used or has expired\./);
  await later.user.click(screen.getByRole("link", { name: "Go to Settings" }));
  await waitFor(() => expect(later.router.state.location.pathname).toBe("/login"));
});
