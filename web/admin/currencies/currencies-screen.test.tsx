import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { act, openDesk, part, why } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const wish = {
  currencies: "USD, KWD",
  usual: "USD",
  fixedRates: "KWD 0.3067 2026-01-31",
  presets: "KWD 5 10 30",
  leastUsd: "15",
  mostUsd: "1000",
  creditsPerUsd: "10",
  capPurchasesPerDay: "",
  capUsdPerDay: "30",
  capUsdPerWeek: "",
};
const newCustomers = { purchasesPerDay: 5, usdPerDay: 30, usdPerWeek: 200, newDays: 7, presetsAbove: [] };

it("shows what a change would mean before it is saved, and a faulty one by its sentence", async () => {
  const { user, server } = await openDesk("currencies");
  await screen.findByText(
    /^Set by the variables CURRENCIES, DEFAULT_CURRENCY, FIXED_RATES, PRESETS, LEAST_PURCHASE_USD, LARGEST_PURCHASE_USD and CREDITS_PER_USD$/,
  );
  await within(await part("In force")).findByText("£1,000.00");
  const { change_purchase_settings } = operatorRoutes;
  type("Currencies", wish.currencies);
  type("Usual currency", wish.usual);
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await screen.findByText(operatorMessages.rateMissing("KWD"));
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  type("Fixed rates", wish.fixedRates);
  type("Least purchase in USD", wish.leastUsd);
  type("Presets", "KWD 3 10 30");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await screen.findByText(operatorMessages.presetOutside("3 KWD", "4.61 KWD", "306.7 KWD"));
  type("Presets", wish.presets);
  type("New customers: USD in 24 hours", "5");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await screen.findByText(operatorMessages.capWrong("5", 15, 1_000_000));
  type("New customers: USD in 24 hours", wish.capUsdPerDay);
  await waitFor(() => expect(screen.queryByText(operatorMessages.rateMissing("KWD"))).toBeNull());
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const preview = within(await part("Preview"));
  const dinars = within(preview.getByRole("row", { name: /Kuwaiti Dinar/ }));
  for (const said of [
    "Added",
    "0.3067 KWD, fixed 2026-01-31",
    /^KWD\s306\.700$/,
    /^KWD\s5\.000: 163 credits$/,
  ]) {
    dinars.getByText(said);
  }
  preview.getByText("$30.00 instead of $100.00, set here");
  preview.getByText("$200.00, by its variable");
  preview.getByText("$50.00, $100.00, KWD 10.000, KWD 30.000");
  expect(await obstacles()).toEqual([]);

  server.on(
    change_purchase_settings,
    reply(change_purchase_settings, { ...wish, isSet: true, isSold: true, sold: [], newCustomers }),
  );
  // Users of other tests may have what is removed.
  const question = await act(user, "Save");
  question.getByText(/^Added: KWD\. Removed: .*\. Kept for the users who have them: /);
  await screen.findByText("Purchases are offered in USD, KWD from now on.");
  expect(server.sent(change_purchase_settings).at(-1)?.body).toEqual({ ...wish, reason: why });
});
