import { screen, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { type RentReceipt, rentedNumberRoutes } from "#contract/calls/rented-numbers.ts";
import { presetAmountsUsd } from "#contract/constants.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { buyTenDollars } from "#testing/screens/payments.ts";
import { addPastCalls, productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { createApp, obstacles, openScreen } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

const facts = {
  config: {
    presetsUsd: [...presetAmountsUsd],
    stripe: { publishableKey: "pk_test_1", wallets: [] },
    voice: {},
    captcha: { provider: "altcha" as const },
    signInProviders: [],
    operator: { imprint: "Ring & Söhne <b>\nHRB 1234", supportAddress: "", links: [] },
  },
};

const rent: RentReceipt = {
  number: e164Schema.parse("+442079460000"),
  country: "GB",
  kind: "local",
  monthly: 18,
  inboundPerMinute: 0,
  paidAt: "2026-01-01T12:00:00Z",
  from: "2026-01-01T12:00:00Z",
  until: "2026-02-01T12:00:00Z",
  credits: 18,
  amount: 1.8,
};

let as: SignedInUser;
beforeAll(async () => {
  as = await signedInUser();
  await buyTenDollars(as);
  const number = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
  await addPastCalls(as, [{ hours_ago: 1, ...number, credits: 2.5, seconds: 130, status: "completed" }]);
});

const newestOf = (table: "call" | "payment") => async () => {
  const statement = `SELECT id FROM ${table} WHERE user_id = $1`;
  const { rows } = await productDatabase().withClient((client) => client.query(statement, [as.user.id]));
  return rows[0].id;
};

it.each([
  ["a purchase", "/purchase-credits", async () => ""],
  ["the receipt of a payment", "/receipts/", newestOf("payment")],
  ["the receipt of a call", "/calls/", newestOf("call")],
  [
    "the receipt of a number's month",
    "/numbers/",
    async () => "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d/receipts/1",
  ],
])("the page of %s says who runs the product", async (_what, path, id) => {
  const answers = [[rentedNumberRoutes.rent, reply(rentedNumberRoutes.rent, rent)]] as const;
  await openScreen(path + (await id()), { as, createPage: () => createApp(facts), answers });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { name: "Who runs this" });
  expect(main.getByText(/^Ring & Söhne <b>\nHRB 1234$/, { normalizer: (text) => text })).toBeDefined();
  expect(await obstacles()).toEqual([]);
});
