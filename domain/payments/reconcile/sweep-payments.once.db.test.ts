import { describe, expect, test } from "vitest";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { sweepPayments } from "./sweep-payments.ts";

const harness = paymentHarness();
const sweep = () => sweepPayments(harness.deps);
const payment = async () => (await harness.rows("payment"))[0];
const hour_ms = 60 * 60_000;

describe("a server killed between payment and credit", () => {
  test("credits after its restart, once", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.pass(6_000);
    expect(await sweep()).toBe(1);
    expect(await harness.balance_mc()).toBe(100_000);
    harness.pass(hour_ms);
    expect(await sweep()).toBe(0);
    expect(await harness.rows("transfer")).toHaveLength(1);
    expect(await harness.audit()).toEqual([]);
  });

  test("in several processes at once credits once", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.pass(6_000);
    const counts = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("before the provider's answer was stored finds the intent again by its key and fails it", async () => {
    harness.stripe.traffic.fault = ({ method }) => (method === "POST" ? "lost" : undefined);
    await harness.call("POST", "/api/payments/create-payment-intent", { amount: 10 });
    harness.stripe.traffic.fault = () => undefined;
    expect(await payment()).toMatchObject({ status: "pending", provider_ref: null });
    const intent = harness.stripe.only();

    harness.pass(30_000);
    expect(await sweep()).toBe(0);
    harness.pass(31_000);
    expect(await sweep()).toBe(1);
    expect(harness.stripe.only()).toBe(intent);
    expect(await payment()).toMatchObject({ status: "failed", provider_ref: intent.id, next_check_at: null });
  });
});

describe("an undecided payment", () => {
  test("is checked at growing intervals and failed after a day", async () => {
    await harness.startPayment();
    const gaps_s: number[] = [];
    let last = harness.now.getTime();
    for (let second = 0; second < 25 * 60 * 60 && (await payment()).next_check_at; second += 1) {
      const next: Date = (await payment()).next_check_at;
      harness.now = next;
      expect(await sweep()).toBe(1);
      gaps_s.push((next.getTime() - last) / 1000);
      last = next.getTime();
    }
    expect(gaps_s.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(await payment()).toMatchObject({ status: "failed", next_check_at: null });
  });

  test("that is paid after it was failed is credited all the same", async () => {
    const intent = await harness.startPayment();
    harness.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    // Stripe's record contradicts the end that it confirmed; the money counts.
    intent.status = "requires_payment_method";
    harness.stripe.pay();
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
    expect(await payment()).toMatchObject({ status: "completed" });
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("with a declined card is checked again, because another card may have paid", async () => {
    const intent = await harness.startPayment();
    harness.stripe.decline(intent);
    harness.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    harness.stripe.pay();
    harness.pass(11_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "completed" });
  });

  test("that the provider does not know is reported until it expires, and failed then", async () => {
    await harness.startPayment();
    harness.stripe.forget();
    harness.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "pending", next_check_at: expect.any(Date) });
    expect(harness.reported).toMatchObject([{ name: "PaymentMismatchError" }]);
    harness.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({
      status: "failed",
      ended_because: "abandoned",
      next_check_at: null,
    });
    expect(harness.reported).toHaveLength(1);
  });

  test("that the provider does not know is ended by the user's next payment", async () => {
    await harness.startPayment();
    harness.stripe.forget();
    await harness.startPayment();
    const [replaced] = (await harness.rows("payment")).filter(({ status }) => status === "failed");
    expect(replaced).toMatchObject({ ended_because: "replaced", next_check_at: null });
    expect(harness.reported).toEqual([]);
  });

  test("stays pending while the provider does not answer", async () => {
    await harness.startPayment();
    harness.stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
    harness.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "pending" });
    expect(harness.reported).toHaveLength(1);
    harness.stripe.traffic.fault = () => undefined;
    harness.pass(hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
  });

  test("is checked for a week at most", async () => {
    const intent = await harness.startPayment();
    intent.status = "processing";
    harness.pass(7 * 24 * hour_ms + 1);
    expect(await sweep()).toBe(0);
    expect(await payment()).toMatchObject({ status: "pending" });
  });
});

/** Starts payments of as many users, each due a second after the one before. */
async function startPayments(count: number) {
  const started = [];
  for (let n = 0; n < count; n += 1) {
    harness.becomeAnother();
    const intent = await harness.startPayment();
    started.push({ intent, ...(await harness.onlyPayment()) });
    harness.pass(1_000);
  }
  harness.pass(6_000);
  return started;
}

async function rowOf({ id }: { id: string }) {
  const { rows } = await harness.database.withClient((client) =>
    client.query("SELECT status, next_check_at FROM payment WHERE id = $1", [id]),
  );
  return rows[0];
}

const invalid = { type: "invalid_request_error", message: "no" };

describe("one payment that the provider refuses or leaves unanswered", () => {
  test.each([
    ["404", stripeError(404, { ...invalid, code: "resource_missing" })],
    ["400", stripeError(400, { ...invalid, param: "expand" })],
    ["401", stripeError(401, invalid)],
    ["403", stripeError(403, invalid)],
    ["429 for too many requests", stripeError(429, { ...invalid, code: "rate_limit" })],
    ["429 for a locked object", stripeError(429, { ...invalid, code: "lock_timeout" })],
    ["500", stripeError(500, { type: "api_error" })],
    ["a closed connection", "lost"],
    ["silence", "silent"],
  ] as const)("with %s is reported and stays due; the others are credited", async (_name, fault) => {
    const [broken, ...others] = await startPayments(4);
    if (!broken) throw new Error("no payment");
    for (const { intent } of others) harness.stripe.pay(intent);
    harness.stripe.traffic.fault = ({ path }) => (path.endsWith(broken.intent.id) ? fault : undefined);

    expect(await sweep()).toBe(4);
    for (const other of others) expect(await rowOf(other)).toMatchObject({ status: "completed" });
    expect(harness.credited).toEqual(others.map(({ walletId }) => walletId));
    expect(harness.reportedPayments).toEqual([broken.id]);
    const { status, next_check_at } = await rowOf(broken);
    expect(status).toBe("pending");

    harness.stripe.traffic.fault = () => undefined;
    harness.stripe.pay(broken.intent);
    harness.now = next_check_at;
    expect(await sweep()).toBe(1);
    expect(await rowOf(broken)).toMatchObject({ status: "completed" });
  });

  test("does not stop the ending of the user's other payments", async () => {
    await harness.startPayment();
    harness.stripe.traffic.fault = ({ path }) =>
      path.endsWith("/cancel") ? stripeError(400, invalid) : undefined;
    await harness.startPayment();
    harness.reportedPayments = [];
    await harness.startPayment();
    expect(new Set(harness.reportedPayments).size).toBe(2);
  });

  test("does not keep the user from the credits of another payment", async () => {
    const paid = await harness.startPayment();
    harness.stripe.traffic.fault = ({ path }) =>
      path.endsWith("/cancel") ? stripeError(400, invalid) : undefined;
    harness.pass(1_000);
    const newest = await harness.startPayment();
    harness.stripe.pay(paid);
    harness.stripe.traffic.fault = ({ path }) =>
      path.endsWith(newest.id) ? stripeError(400, invalid) : undefined;
    const { status, body } = await harness.call("POST", "/api/payments/add-credits", { credits: 100 });
    expect({ status, body }).toMatchObject({ status: 200, body: { added: 100 } });
  });
});

test("payments that fail at every check leave room for the others in the next round", async () => {
  const broken = await startPayments(60);
  const [good] = await startPayments(1);
  if (!good) throw new Error("no payment");
  harness.stripe.pay(good.intent);
  const refused = new Set(broken.map(({ intent }) => `/v1/payment_intents/${intent.id}`));
  harness.stripe.traffic.fault = ({ path }) => (refused.has(path) ? stripeError(400, invalid) : undefined);
  expect(await sweep()).toBe(50);
  expect(await sweep()).toBe(11);
  expect(await rowOf(good)).toMatchObject({ status: "completed" });
});

test("while the provider is down each round asks for few payments, and others in the next round", async () => {
  const all = await startPayments(5);
  harness.stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
  expect(await sweep()).toBe(3);
  expect(await sweep()).toBe(2);
  expect(harness.reportedPayments).toEqual(all.map(({ id }) => id));
});

test("reports one payment that cannot be reconciled and continues with the next", async () => {
  const broken = await harness.startPayment();
  broken.amount = 1;
  harness.pass(1);
  harness.becomeAnother();
  const good = await harness.startPayment(20);
  harness.stripe.pay(good);
  harness.pass(6_000);
  expect(await sweep()).toBe(2);
  expect(harness.reported).toMatchObject([{ name: "PaymentMismatchError" }]);
  expect(await harness.balance_mc()).toBe(200_000);
});
