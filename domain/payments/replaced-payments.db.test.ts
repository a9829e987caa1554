import { expect, test } from "vitest";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { createPayment } from "./create-payment.ts";
import { readAllowance } from "./limits/shown-allowance.ts";
import { type Initiator, initiators } from "./payment-store.ts";

const harness = paymentHarness();
const user = () => ({ id: harness.userId, walletId: harness.walletId });

/** Starts a payment of the user, and returns its intent. */
async function start(initiator: Initiator, amount = 10) {
  const buyer = {
    ...user(),
    email: "ada@example.org",
    createdAt: harness.now,
    ip: harness.ip,
    userAgent: "test",
  };
  const { clientSecret } = agreed(
    await createPayment(harness.deps, buyer, { amount, currency: "USD", initiator }),
  );
  return harness.stripe.intents.find(({ client_secret }) => client_secret === clientSecret);
}

test.each(initiators)(
  "a payment with the initiator %s replaces the open one of that initiator alone",
  async (initiator) => {
    for (const earlier of initiators) await start(earlier);
    await start(initiator);
    const rows = await harness.rows("payment");
    expect(rows.filter(({ ended_because }) => ended_because === "replaced")).toMatchObject([
      { initiator, status: "failed" },
    ]);
    expect(rows.filter(({ status }) => status === "pending").map((row) => row.initiator)).toEqual(
      expect.arrayContaining([...initiators]),
    );
    const ended = harness.stripe.intents.filter(({ status }) => status === "canceled");
    expect(ended).toMatchObject([{ metadata: { initiator } }]);
  },
);

test("the page offers a person what their own open payment would use, and not what a rule's would", async () => {
  const day_s = 24 * 60 * 60;
  const newWallet = { age_s: day_s, purchasesPerDay: 5, usdPerDay: 100, usdPerWeek: 100 };
  await harness.limit({ newWallet });
  await start("rule", 60);
  await start("person", 30);
  expect(await readAllowance(harness.deps, user())).toMatchObject({ leftUsd: 40 });
});
