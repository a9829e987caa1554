import { describe, expect, test } from "vitest";
import { defaultCardTestingLimits, startLimit } from "#domain/payments/limits/payment-limits.ts";
import { both, paymentHarness, solvedCaptcha } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const plenty = 1_000;
const start = (body: object = {}) =>
  harness.call("POST", "/api/payments/create-payment-intent", { amount: 10, ...body });

describe("starting payments", () => {
  test("is limited by user, over all networks, and names the wait", async () => {
    await harness.limit({ payments: { user: startLimit(3), network: startLimit(plenty) } });
    for (let time = 0; time < 3; time += 1) expect(await start()).toMatchObject({ status: 200 });
    harness.ip = "2001:db8:ffff:3::1";
    const refused = await start();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too_many_payments" } } });
    expect(refused.body.message).toBe(
      "You have started many payments. Please wait an hour before you start another one.",
    );
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("is limited by network, over all users", async () => {
    await harness.limit({ payments: { user: startLimit(plenty), network: startLimit(3) } });
    for (let time = 0; time < 3; time += 1) {
      harness.becomeAnother();
      expect(await start()).toMatchObject({ status: 200 });
    }
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 429, body: { error: { code: "too_many_payments" } } });
  });

  test("is limited by the /56 and the /48, over all their /64s", async () => {
    await harness.limit({ payments: { user: startLimit(plenty), network: startLimit(2) } });
    const started = async (networks: string[]) => {
      const statuses: number[] = [];
      for (const network of networks) {
        harness.becomeAnother();
        harness.ip = `${network}::1`;
        statuses.push((await start()).status);
      }
      return statuses;
    };
    const site = "2001:db9:77";
    const household = Array.from({ length: 5 }, (_, index) => `${site}:${index}`);
    expect(await started(household)).toEqual([200, 200, 200, 200, 429]);
    const others = Array.from({ length: 3 }, (_, index) => `${site}:${index + 1}00`);
    expect(await started(others)).toEqual([200, 200, 429]);
    expect(await started(["2001:db9:78:1"])).toEqual([200]);
  });

  test("with a price that is refused leaves the earlier payment as it was", async () => {
    const first = await harness.startPayment(10);
    expect(await start({ amount: 5 })).toMatchObject({ status: 400 });
    expect(first.status).toBe("requires_payment_method");
  });
});

describe("a CAPTCHA is needed", () => {
  test("after some payments of a user, once for each further payment", async () => {
    await harness.limit({ captchaAfter: { payments: { user: 2, network: plenty }, declines: both(plenty) } });
    for (let time = 0; time < 2; time += 1) expect(await start()).toMatchObject({ status: 200 });
    expect(await start()).toMatchObject({ status: 403, body: { error: { code: "captcha_required" } } });
    expect(await start({ captchaToken: "wrong" })).toMatchObject({
      status: 400,
      body: { error: { code: "captcha_failed" } },
    });
    expect(await harness.rows("payment")).toHaveLength(2);
    expect(await start({ captchaToken: solvedCaptcha })).toMatchObject({ status: 200 });
    expect(await start()).toMatchObject({ status: 403 });
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("after some payments from a network, by any user", async () => {
    await harness.limit({ captchaAfter: { payments: { user: plenty, network: 2 }, declines: both(plenty) } });
    for (let time = 0; time < 2; time += 1) expect(await start()).toMatchObject({ status: 200 });
    harness.becomeAnother();
    expect(await start()).toMatchObject({ status: 403, body: { error: { code: "captcha_required" } } });
  });

  test.each(["user", "network"] as const)("after some declined cards of a %s", async (of) => {
    const declines = { ...both(plenty), [of]: 2 };
    await harness.limit({ captchaAfter: { payments: both(plenty), declines } });
    const intent = await harness.startPayment();
    for (let time = 0; time < 2; time += 1) {
      expect(await harness.call("GET", "/api/payments/allowance")).toMatchObject({ status: 200 });
      harness.stripe.decline(intent);
      await harness.notify("payment_intent.payment_failed", intent);
    }
    expect(await start()).toMatchObject({ status: 403, body: { error: { code: "captcha_required" } } });
  });
});

describe("the provider is told", () => {
  test("who pays, from where and for how long known, until the payment is decided", async () => {
    harness.now = new Date("2026-03-11T13:00:00Z");
    await harness.limit({ threeDSecure: "new" });
    const intent = await harness.startPayment();
    expect(intent.metadata).toMatchObject({
      account_email: `${harness.userId}@example.org`,
      account_age_days: "10",
      ip_address: harness.ip,
      user_agent: "lightMyRequest",
    });
    expect(await harness.rows("payment")).toMatchObject([{ buyer: { ip: harness.ip } }]);
    harness.stripe.pay(intent);
    await harness.notify("payment_intent.succeeded", intent);
    expect(await harness.rows("payment")).toMatchObject([{ buyer: null }]);
  });

  test.each([
    // configured  new wallet  old wallet
    ["always", "any", "any"],
    ["new", "any", "automatic"],
    ["automatic", "automatic", "automatic"],
  ] as const)("to ask for 3-D Secure: %s", async (threeDSecure, forNew, forOld) => {
    const { newWallet } = defaultCardTestingLimits;
    await harness.limit({ threeDSecure, newWallet });
    const requested = async () =>
      (await harness.startPayment()).payment_method_options?.card?.request_three_d_secure;
    expect(await requested()).toBe(forNew);
    harness.stripe.pay();
    await harness.notify("payment_intent.succeeded", harness.stripe.only());
    // The first transfer has the database's time, a moment after the payment.
    harness.pass(7 * 24 * 60 * 60_000 + 60_000);
    expect(await requested()).toBe(forOld);
  });

  test("the same at a repeated request, although time has passed", async () => {
    await harness.limit({ threeDSecure: "new" });
    harness.stripe.traffic.fault = ({ method }) => (method === "POST" ? "lost" : undefined);
    await start();
    harness.stripe.traffic.fault = () => undefined;
    harness.pass(2 * 24 * 60 * 60_000);
    const [payment] = await harness.rows("payment");
    expect(payment.buyer).toMatchObject({ accountAge_days: expect.any(Number), threeDSecure: true });
  });
});
