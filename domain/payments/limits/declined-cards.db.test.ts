import { describe, expect, test } from "vitest";
import { cardMark } from "#domain/marks/mark.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import { both, paymentHarness } from "#testing/payments/payment-harness.ts";
import { declineLimit } from "./payment-limits.ts";

const harness = paymentHarness();
const start = () => harness.call("POST", "/api/payments/create-payment-intent", { amount: 10 });
const many = declineLimit(1_000);
type Intent = Awaited<ReturnType<typeof harness.startPayment>>;

async function decline(intent: Intent, times = 1, fingerprint?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    harness.stripe.decline(intent, fingerprint);
    expect(await harness.notify("payment_intent.payment_failed", intent)).toBe(200);
  }
}

describe("a payment", () => {
  test("is ended at the provider after five declined cards, with a sentence in the history", async () => {
    await harness.limit({ declinesPerPayment: 5 });
    const intent = await harness.startPayment();
    await decline(intent, 4);
    expect(intent.status).toBe("requires_payment_method");
    await decline(intent);
    expect(intent.status).toBe("canceled");
    expect(await harness.rows("payment")).toMatchObject([
      { status: "failed", declines: 5, ended_because: "declines", next_check_at: null, buyer: null },
    ]);
    const [entry] = (await harness.call("GET", "/api/payments/transactions")).body;
    expect(entry.description).toBe("100 credits by card: ended, because too many cards were declined");
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("that was paid before its end is credited, and its earlier declines count", async () => {
    await harness.limit({ declinesPerPayment: 5 });
    const intent = await harness.startPayment();
    for (let time = 0; time < 4; time += 1) harness.stripe.decline(intent);
    harness.stripe.decline(intent);
    harness.stripe.traffic.fault = ({ path }) => {
      if (path.endsWith("/cancel")) harness.stripe.pay(intent);
      return undefined;
    };
    await harness.notify("payment_intent.payment_failed", intent);
    expect(await harness.rows("payment")).toMatchObject([
      { status: "completed", declines: 5, ended_because: null },
    ]);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("stays as it was while the provider does not answer its end, and is ended later", async () => {
    await harness.limit({ declinesPerPayment: 1 });
    const intent = await harness.startPayment();
    harness.stripe.traffic.fault = ({ path }) => (path.endsWith("/cancel") ? "lost" : undefined);
    harness.stripe.decline(intent);
    expect(await harness.notify("payment_intent.payment_failed", intent)).toBe(503);
    expect(await harness.rows("payment")).toMatchObject([{ status: "pending", declines: 0 }]);
    harness.stripe.traffic.fault = () => undefined;
    expect(await harness.notify("payment_intent.payment_failed", intent)).toBe(200);
    expect(intent.status).toBe("canceled");
  });
});

describe("declined cards", () => {
  test("count once, however often and in which order notifications come", async () => {
    await harness.limit({ declines: both(declineLimit(3)) });
    const intent = await harness.startPayment();
    harness.stripe.decline(intent);
    harness.stripe.decline(intent);
    const declined = structuredClone(intent);
    const notify = () => harness.notify("payment_intent.payment_failed", declined);
    await Promise.all(Array.from({ length: 10 }, notify));
    harness.stripe.pay(intent);
    await harness.notify("payment_intent.succeeded", intent);
    await Promise.all(Array.from({ length: 10 }, notify));
    expect(await harness.rows("payment")).toMatchObject([{ status: "completed", declines: 2 }]);
    expect(await start()).toMatchObject({ status: 200 });
    await decline(harness.stripe.intents.at(-1) as Intent);
    expect(await start()).toMatchObject({ status: 429, body: { error: { code: "too_many_declines" } } });
  });

  test("whose notifications come after the payment's success count too", async () => {
    await harness.limit({ declines: both(declineLimit(2)) });
    const intent = await harness.startPayment();
    harness.stripe.decline(intent);
    harness.stripe.decline(intent);
    harness.stripe.pay(intent);
    await harness.notify("payment_intent.succeeded", intent);
    expect(await start()).toMatchObject({ status: 429 });
  });

  test("of a user stop new payments for a while, from any network", async () => {
    await harness.limit({ declines: { user: declineLimit(3), network: many } });
    const intent = await harness.startPayment();
    await decline(intent, 2);
    expect(intent.status).toBe("requires_payment_method");
    await decline(intent);
    expect(intent.status).toBe("canceled");
    harness.ip = "2001:db8:ffff:1::1";
    const refused = await start();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too_many_declines" } } });
    expect(refused.body.message).toBe(
      "Too many cards were declined. Please wait an hour before you start another payment.",
    );
    expect(await lockouts()).toEqual([{ kind: "user", network: null, card: null, wait_s: 3_600 }]);
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("from a network stop its users, and no other network's", async () => {
    await harness.limit({ declines: { user: many, network: declineLimit(4) } });
    for (let user = 0; user < 4; user += 1) {
      harness.becomeAnother();
      await decline(await harness.startPayment());
    }
    const network = harness.ip.replace(/::1$/, "");
    expect(await lockouts()).toMatchObject([{ kind: "network", network: expect.stringContaining(network) }]);
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 429, body: { error: { code: "too_many_declines" } } });
    harness.ip = "2001:db8:ffff:2::1";
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("from many /64s of a /48 stop its users, and the lock-out names the /48", async () => {
    await harness.limit({ declines: { user: many, network: declineLimit(2) } });
    for (let user = 0; user < 4; user += 1) {
      harness.becomeAnother();
      harness.ip = `2001:db9:99:${user}00::1`;
      await decline(await harness.startPayment());
    }
    expect(await lockouts()).toMatchObject([{ kind: "network", network: "2001:db9:99::/48" }]);
    harness.becomeAnother();
    harness.ip = "2001:db9:99:ff00::1";
    expect(await start()).toMatchObject({ status: 429, body: { error: { code: "too_many_declines" } } });
    harness.ip = "2001:db9:9a::1";
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("of one card at several users stop each of them, and end their payments", async () => {
    await harness.limit({ usersPerDeclinedCard: 3 });
    const intents: Intent[] = [];
    for (let user = 0; user < 3; user += 1) {
      harness.becomeAnother();
      const intent = await harness.startPayment();
      intents.push(intent);
      // The third user's first decline ends the payment, which takes no card then.
      await decline(intent, user < 2 ? 2 : 1, "a card of several users");
    }
    expect(intents.map(({ status }) => status)).toEqual([
      "requires_payment_method",
      "requires_payment_method",
      "canceled",
    ]);
    expect(await start()).toMatchObject({ status: 429, body: { error: { code: "too_many_declines" } } });
    expect(await lockouts()).toMatchObject([{ kind: "card", card: expect.stringMatching(/^[\w-]{12}$/) }]);
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 200 });
  });
});

test("declines of a card at strangers stop them, and not the user for whom it has paid", async () => {
  await harness.limit({ usersPerDeclinedCard: 3 });
  const declineOne = async () => decline(await harness.startPayment(), 1, "one card");
  for (let stranger = 0; stranger < 3; stranger += 1) {
    if (stranger > 0) harness.becomeAnother();
    await declineOne();
  }
  expect(await lockouts()).toHaveLength(1);
  harness.becomeAnother();
  const intent = await harness.startPayment();
  await decline(intent, 1, "one card");
  expect(await start()).toMatchObject({ status: 429 });

  harness.becomeAnother();
  const { declines } = (await harness.deps.provider.retrieveIntent(intent.id, { declines: true })) ?? {};
  const holder = { id: harness.userId, walletId: harness.walletId };
  const payment = { at: harness.now, confirmed: false };
  await harness.deps.transaction(({ marks }) =>
    marks.note(holder, cardMark(declines?.[0]?.fingerprint ?? ""), payment),
  );
  await declineOne();
  expect(await lockouts()).toEqual([]);
  expect(await start()).toMatchObject({ status: 200 });
});

/** The lock-outs that declines of the present user have begun. */
async function lockouts(): Promise<unknown[]> {
  const rows = await harness.database.query(
    `SELECT kind, network, card, extract(epoch FROM ends_at - started_at)::integer AS wait_s
         FROM card_lockout WHERE user_id = $1 ORDER BY id`,
    [harness.userId],
  );
  return rows;
}

test("declines at the same time begin one lock-out of each kind, however many they are", async () => {
  await harness.limit({ declines: both(declineLimit(3)), usersPerDeclinedCard: 1 });
  const { cardTesting } = harness.deps;
  const payer = { userId: harness.userId, ip: harness.ip };
  await Promise.all(
    Array.from({ length: 20 }, () => cardTesting.countDeclines(payer, [{ fingerprint: "one card" }])),
  );
  const begun = await lockouts();
  expect(begun).toHaveLength(3);
  for (const kind of ["user", "network", "card"]) {
    expect(begun).toContainEqual(expect.objectContaining({ kind }));
  }
  expect(await cardTesting.stopOf(payer)).toMatchObject({ because: "declines" });
});

test("a declined payment whose card is retried in parallel is counted exactly", async () => {
  await harness.limit({ declinesPerPayment: 50 });
  const intent = await harness.startPayment();
  const payment = await harness.onlyPayment();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      harness.stripe.decline(intent);
      await reconcilePayment(harness.deps, payment);
    }),
  );
  expect(await harness.rows("payment")).toMatchObject([{ declines: 20 }]);
});
