import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { type OfferedNumbers, rentedNumberRoutes } from "#contract/calls/rented-numbers.ts";
import { unwantedCallRoutes } from "#contract/calls/unwanted-calls.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import { addRentedNumber, newLondonNumber } from "#testing/numbers/rented-number.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { chooseLanguage } from "#web/kit/loading/language.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { held, refuse, reply } from "#web/testing/server.ts";

let as: SignedInUser;
beforeEach(async () => {
  as = await signedInUser({ credits: 20 });
});

it("finds a number, says its price and renewal before, rents it, and gives it back", async () => {
  const page = await openScreen("/numbers", { as });
  const find = await screen.findByRole("region", { name: "Find a number" });
  expect(find.textContent).toContain("15 credits a month");
  expect(find.textContent).toContain("Calls to it are free for you.");
  expect(await obstacles()).toEqual([]);
  await page.user.type(within(find).getByLabelText("Area code"), "\u0663\u0661\u0662");
  await page.user.click(within(find).getByRole("button", { name: "Search numbers" }));
  const list = await screen.findByRole("list", { name: "Find a number" });
  expect(list.textContent).toContain("Chicago, IL");
  const [first] = within(list).getAllByRole("button", { name: /^Rent / });
  if (!first) throw new Error("No number was found");
  await page.user.click(first);
  const dialog = await screen.findByRole("dialog", { name: /^Rent .*312.*\?$/ });
  expect(dialog.textContent).toMatch(
    /15 credits now, then each month. The first renewal is on \w+ \d+, \d{4}\./,
  );
  await page.user.click(within(dialog).getByRole("button", { name: "Rent this number" }));
  const own = await screen.findByRole("region", { name: "Your numbers" });
  await waitFor(() => expect(own.textContent).toContain("It rings here. The next renewal is on"));

  await page.user.click(within(own).getByRole("button", { name: /^Give .* back$/ }));
  const leaving = await screen.findByRole("dialog", { name: /^Give .* back\?$/ });
  expect(leaving.textContent).toContain("Paid days are not returned.");
  await page.user.click(within(leaving).getByRole("button", { name: /^Give .* back$/ }));
  await screen.findByText("The number is being given back.");
});

it("leads to the purchase when the credits do not cover the first month, and searches again when the number is gone", async () => {
  const poor = await signedInUser({ credits: 14 });
  const page = await openScreen("/numbers", { as: poor });
  await page.user.click(await screen.findByRole("button", { name: "Search numbers" }));
  const [first] = await screen.findAllByRole("button", { name: /^Rent / });
  if (!first) throw new Error("No number was found");
  await page.user.click(first);
  await page.user.click(await screen.findByRole("button", { name: "Rent this number" }));
  const dialog = await screen.findByRole("dialog");
  expect((await within(dialog).findByRole("alert")).textContent).toBe(
    "The first month costs 15 credits, and your balance does not cover it.",
  );
  expect(within(dialog).getByRole("link", { name: "Purchase Credits" }).getAttribute("href")).toBe(
    "/purchase-credits",
  );
});

it("says when nothing is found, when the phone company is away, and which papers are needed", async () => {
  const offer: OfferedNumbers = {
    country: "DE",
    kind: "local",
    monthly: 25,
    inboundPerMinute: 0.1,
    documents: "Send us your passport.",
  };
  const page = await openScreen("/numbers", {
    as,
    answers: [
      [
        rentedNumberRoutes.list,
        reply(rentedNumberRoutes.list, { numbers: [], isPaused: false, offers: [offer], mayRent: true }),
      ],
      [rentedNumberRoutes.search, refuse("numbers_away", 502)],
    ],
  });
  await screen.findByText("Send us your passport.");
  expect(screen.getByText(/Calls to it cost you 0.1 credits a minute\./)).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Search numbers" }));
  await screen.findByText(/The service is starting or too busy\./);
  const nothing = { numbers: [], renewsAt: "2026-12-01T00:00:00.000Z" };
  page.server.on(rentedNumberRoutes.search, reply(rentedNumberRoutes.search, nothing));
  await page.user.click(screen.getByRole("button", { name: "Search numbers" }));
  await screen.findByText("No number was found. Please try fewer digits or another place.");
});

it.each([
  ["nothing is offered", { offers: [], mayRent: true }, "No numbers are offered right now."],
  ["the wallet is another's", { mayRent: false }, "Only the owner of the shared credits can rent a number."],
])("says when %s", async (_name, values, sentence) => {
  const offers: OfferedNumbers[] = [
    { country: "US", kind: "local", monthly: 15, inboundPerMinute: 0, documents: "" },
  ];
  const list = { numbers: [], isPaused: false, offers, ...values };
  const answer = reply(rentedNumberRoutes.list, list);
  await openScreen("/numbers", { as, answers: [[rentedNumberRoutes.list, answer]] });
  await screen.findByText(sentence);
});

const rent = (values: Partial<RentedNumber>) =>
  addRentedNumber(productDatabase(), {
    userId: as.user.id,
    walletId: as.user.walletId,
    dueAt: new Date("2099-01-01"),
    ...values,
  });
const verified = () =>
  verifiedNumber(productDatabase(), { userId: as.user.id, verifiedAt: new Date(Date.now() - 60_000) });

it("forwards the calls to a number at the price that its list says, and has them ring again", async () => {
  await rent({ number: newLondonNumber(), inboundPerMinute_mc: 100 });
  const { number: mobile } = await verified();
  const page = await openScreen("/numbers", { as });
  const choice = await screen.findByRole("group", { name: /^Calls to / });
  const digits = mobile.slice(-6);
  const forward = new RegExp(`^Forward to .*${digits}: [\\d.]+ credits a minute$`);
  await page.user.click(within(choice).getByRole("radio", { name: forward }));
  screen.getByText(
    /^Calls to it cost you [\d.]+ credits a minute\. You pay from your credits once a forwarded call is answered/,
  );
  expect(await obstacles()).toEqual([]);
  await page.user.click(screen.getByRole("button", { name: "Save this choice" }));
  await screen.findByText(/^Its calls are forwarded to .* The next renewal is on/);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save this choice" })).toBeNull());
  expect(document.activeElement?.contains(choice) && document.activeElement !== document.body).toBe(true);
  await page.user.click(within(choice).getByRole("radio", { name: "Ring here" }));
  await page.user.click(screen.getByRole("button", { name: "Save this choice" }));
  await screen.findByText(/^It rings here\./);
});

it("says that a number is no longer verified, that its price has risen, and how to verify one", async () => {
  await rent({ number: newLondonNumber(), forwardsTo: crypto.randomUUID(), forwardRate: "1,0,60,60" });
  const page = await openScreen("/numbers", { as });
  await screen.findByText(/that calls were forwarded to is no longer verified, so they ring here\./);
  expect(screen.getByRole("link", { name: "Your caller ID" }).getAttribute("href")).toBe("/settings");
  // Without a verified number too, the user can settle that it rings here.
  await page.user.click(screen.getByRole("button", { name: "Save this choice" }));
  await waitFor(() => expect(screen.queryByText(/is no longer verified/)).toBeNull());
  await productDatabase().withClient((client) =>
    client.query(
      "UPDATE rented_number SET forwards_to = gen_random_uuid(), forward_rate = '1,0,60,60' WHERE user_id = $1",
      [as.user.id],
    ),
  );
  const { id } = await verified();
  const refresh = () => act(() => queries.invalidateQueries({ queryKey: queryKeys.numbers }));
  await refresh();
  await page.user.click(await screen.findByRole("button", { name: "Save this choice" }));
  await waitFor(() => expect(screen.queryByText(/is no longer verified/)).toBeNull());
  await productDatabase().withClient((client) =>
    client.query("UPDATE rented_number SET forwards_to = $1, forward_rate = '1,0,60,60' WHERE user_id = $2", [
      id,
      as.user.id,
    ]),
  );
  await refresh();
  await screen.findByText(/^Forwarding has become more expensive, so calls ring here\./);
  await page.user.click(screen.getByRole("button", { name: "Save this choice" }));
  await screen.findByText(/^Its calls are forwarded to /);
});

it("blocks and unblocks a caller, and keeps what unwanted callers hear", async () => {
  await rent({ number: newLondonNumber() });
  const page = await openScreen("/numbers", { as });
  const card = within(await screen.findByRole("region", { name: "Unwanted calls" }));
  await card.findByText(/^No caller is blocked\./);
  const field = card.getByLabelText("Number to block");
  await page.user.type(field, "1");
  await page.user.click(card.getByRole("button", { name: "Block this number" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await page.user.clear(field);
  await page.user.type(field, "+44 20 7946 0000");
  await page.user.click(card.getByRole("button", { name: "Block this number" }));
  const list = await card.findByRole("list", { name: "Blocked callers" });
  expect(list.textContent).toContain("+44 20 7946 0000");
  const choice = (group: string, name: string) =>
    within(card.getByRole("group", { name: group })).getByRole("radio", { name });
  const choices = [
    choice("Callers who withhold their number hear", "Busy tone"),
    choice("Blocked callers hear", "Voicemail, or that you do not answer"),
  ];
  const late = held();
  page.server.on(unwantedCallRoutes.choose, late.answer);
  for (const one of choices) await page.user.click(one);
  expect(page.server.sent(unwantedCallRoutes.choose)).toHaveLength(1);
  late.release();
  await waitFor(() => expect(choices.map((one) => Reflect.get(one, "checked"))).toEqual([true, true]));
  const stored = () =>
    productDatabase().withClient((client) =>
      client.query("SELECT blocked_callers, blocked_calls, withheld_calls FROM users WHERE id = $1", [
        as.user.id,
      ]),
    );
  await waitFor(async () =>
    expect((await stored()).rows).toEqual([
      { blocked_callers: ["+442079460000"], blocked_calls: "voicemail", withheld_calls: "away" },
    ]),
  );
  expect(await obstacles()).toEqual([]);
  await page.user.click(card.getByRole("button", { name: /^Unblock/ }));
  await card.findByText(/^No caller is blocked\./);
});

it("shows an unpaid number with its last day, and the receipt of a month", async () => {
  const id = crypto.randomUUID();
  await productDatabase().withClient((client) =>
    client.query(
      `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state, monthly_mc,
                                  inbound_per_minute_mc, created_at, bought_at, months_paid, paid_until, due_at)
       VALUES ($1, $2, $3, 'twilio', '+442079460777', 'GB', 'local', 'PN1', 'overdue', 18000, 0, '2026-01-01Z', '2026-01-01Z', 1,
               '2026-02-01Z', 'infinity')`,
      [as.user.walletId, id, as.user.id],
    ),
  );
  await openScreen("/numbers", { as });
  await screen.findByText(/It is kept until February 11, 2026, and rings again once 18 credits are paid\./);
  await productDatabase().withClient((client) =>
    client.query("UPDATE users SET frozen_at = now() WHERE id = $1", [as.user.id]),
  );
  await act(() => queries.invalidateQueries({ queryKey: queryKeys.numbers }));
  await screen.findByText(
    /while your account is restricted, .* It is kept until February 11, 2026\. Please write to us\./,
  );
  const own = within(screen.getByRole("region", { name: "Your numbers" }));
  expect(own.queryByRole("link", { name: "Purchase Credits" })).toBeNull();
});

it("keeps numbers in their own order within sentences from right to left", async () => {
  as = await signedInUser();
  await rent({ number: newLondonNumber() });
  await verified();
  await openScreen("/numbers", { as });
  await act(() => chooseLanguage("ar"));
  const choice = await screen.findByRole("group", { name: /\u2066\+44 20 \d{4} \d{4}\u2069/ });
  within(choice).getByRole("radio", { name: /\u2066\+[\d ]+\u2069/ });
  screen.getByRole("button", { name: /\u2066\+44 20 \d{4} \d{4}\u2069/ });
});
