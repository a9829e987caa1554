import { describe, expect, test } from "vitest";
import { intentRequest, providerHarness } from "#testing/payments/provider-harness.ts";

const { stripe, provider } = providerHarness();

describe("money that went back", () => {
  const paid = async () => {
    const { ref } = await provider().createIntent(intentRequest());
    stripe.pay();
    return { ref, intent: stripe.only() };
  };

  test.each([
    // refund      counts  unsettled
    ["succeeded", 90, false],
    ["pending", 90, true],
    ["requires_action", 90, true],
    ["failed", 0, false],
    ["canceled", 0, false],
  ])("by a refund that is %s counts as %i, unsettled: %s", async (status, refunded_minor, unsettled) => {
    const { ref, intent } = await paid();
    stripe.refund(intent, 90).status = status;
    expect(await provider().retrieveIntent(ref)).toMatchObject({
      refunded_minor,
      disputed_minor: 0,
      unsettled,
    });
  });

  test.each([
    // dispute                 counts  unsettled
    ["warning_needs_response", 0, true],
    ["warning_under_review", 0, true],
    ["warning_closed", 0, false],
    ["needs_response", 790, true],
    ["under_review", 790, true],
    ["appeal_needs_response", 790, true],
    ["appeal_under_review", 790, true],
    ["won", 0, false],
    ["lost", 790, false],
    ["prevented", 0, false],
  ])("by a dispute that is %s counts as %i, unsettled: %s", async (status, disputed_minor, unsettled) => {
    const { ref, intent } = await paid();
    stripe.dispute(intent, status);
    expect(await provider().retrieveIntent(ref)).toMatchObject({
      refunded_minor: 0,
      disputed_minor,
      unsettled,
    });
  });

  test("by a prevented dispute counts when the bank withdrew it", async () => {
    const { ref, intent } = await paid();
    const dispute = stripe.dispute(intent, "needs_response");
    expect(dispute.balance_transactions).toMatchObject([{ amount: -790 }]);
    dispute.status = "prevented";
    expect(await provider().retrieveIntent(ref)).toMatchObject({ disputed_minor: 790, unsettled: false });
  });

  test("in many parts is added up, over more than one page", async () => {
    const { ref, intent } = await paid();
    for (let part = 0; part < 150; part += 1) stripe.refund(intent, 2);
    stripe.refund(intent, 100).status = "failed";
    stripe.dispute(intent, "lost", 300);
    stripe.dispute(intent, "needs_response", 40);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ refunded_minor: 300, disputed_minor: 340 });
  });

  test("with an unknown status throws", async () => {
    const { ref, intent } = await paid();
    const refund = stripe.refund(intent, 90);
    refund.status = "half_done";
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    refund.status = "succeeded";
    const dispute = stripe.dispute(intent, "in_the_stars");
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    dispute.status = "lost";
    dispute.currency = "jpy";
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("is in jpy");
  });

  test("is not requested when the charge reports none", async () => {
    const { ref } = await paid();
    stripe.traffic.requests.length = 0;
    await provider().retrieveIntent(ref);
    expect(stripe.traffic.requests).toHaveLength(1);
  });
});
