import type Stripe from "stripe";
import { expect, test } from "vitest";
import { failureOf } from "./charge-failure.ts";

type LastError = Partial<Stripe.PaymentIntent.LastPaymentError>;

function failureWith(last_payment_error: LastError | null, status = "requires_payment_method") {
  return failureOf({ status, last_payment_error } as Stripe.PaymentIntent);
}

const declinedWith = (decline_code: string, advice_code?: string) =>
  failureWith({ code: "card_declined", decline_code, ...(advice_code && { advice_code }) });

test.each([
  // code, kind, again without advice
  ["insufficient_funds", "insufficient_funds", "later"],
  ["card_velocity_exceeded", "limit", "later"],
  ["withdrawal_count_limit_exceeded", "limit", "later"],
  ["processing_error", "later", "later"],
  ["issuer_not_available", "later", "later"],
  ["try_again_later", "later", "later"],
  ["reenter_transaction", "later", "later"],
  ["expired_card", "expired_card", "once"],
  ["do_not_honor", "other", "once"],
  ["generic_decline", "other", "once"],
  ["call_issuer", "other", "once"],
  ["no_action_taken", "other", "once"],
  ["not_permitted", "other", "once"],
  ["security_violation", "other", "once"],
  ["service_not_allowed", "other", "once"],
  ["lost_card", "blocked", "never"],
  ["stolen_card", "blocked", "never"],
  ["pickup_card", "blocked", "never"],
  ["restricted_card", "blocked", "never"],
  ["invalid_account", "blocked", "never"],
  ["account_closed", "blocked", "never"],
  ["stop_payment_order", "other", "never"],
  ["revocation_of_authorization", "other", "never"],
  ["revocation_of_all_authorizations", "other", "never"],
  ["transaction_not_allowed", "other", "never"],
  ["do_not_try_again", "other", "never"],
  ["card_not_supported", "other", "never"],
  ["currency_not_supported", "other", "never"],
  ["new_account_information_available", "other", "never"],
  ["incorrect_number", "other", "never"],
  ["invalid_number", "other", "never"],
  ["fraudulent", "other", "never"],
  ["merchant_blacklist", "other", "never"],
  ["highest_risk_level", "other", "never"],
  ["duplicate_transaction", "other", "later"],
  ["a_code_of_next_year", "other", "later"],
])("%s is %s, tried again: %s", (code, decline, again) => {
  expect(declinedWith(code)).toEqual({ needsHolder: false, decline, again });
});

test.each([
  // code, advice, again
  ["insufficient_funds", "do_not_try_again", "never"],
  ["do_not_honor", "do_not_try_again", "never"],
  ["insufficient_funds", "confirm_card_data", "once"],
  ["do_not_honor", "try_again_later", "once"],
  ["lost_card", "try_again_later", "never"],
  ["lost_card", "confirm_card_data", "never"],
  ["stop_payment_order", "confirm_card_data", "never"],
  ["insufficient_funds", "try_again_later", "later"],
  ["insufficient_funds", "advice_of_next_year", "later"],
])("%s with the advice %s is tried again: %s", (code, advice, again) => {
  expect(declinedWith(code, advice)?.again).toBe(again);
});

test.each([
  [{ code: "expired_card" }, "expired_card"],
  [{ code: "processing_error" }, "later"],
  [{ code: "card_declined" }, "other"],
  [{}, "other"],
] as const)("an error without a decline code (%j) is read by its own: %s", (error, decline) => {
  expect(failureWith(error)).toMatchObject({ decline });
});

test.each([
  [{ code: "authentication_required", decline_code: "authentication_required" }, true],
  [{ code: "card_declined", decline_code: "authentication_required" }, true],
  [{ code: "authentication_required" }, true],
  [{ code: "payment_intent_authentication_failure" }, true],
  [{ code: "card_declined", decline_code: "generic_decline" }, false],
] as const)("the holder can finish a payment that failed with %j: %s", (error, needsHolder) => {
  expect(failureWith(error)?.needsHolder).toBe(needsHolder);
});

test.each(["requires_confirmation", "requires_action", "processing", "succeeded", "canceled"])(
  "an earlier decline is no failure of an intent that is %s",
  (status) => {
    expect(failureWith({ code: "card_declined", decline_code: "lost_card" }, status)).toBeUndefined();
  },
);

test("an intent that no card was tried for has no failure", () => {
  expect(failureWith(null)).toBeUndefined();
});
