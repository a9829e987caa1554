import { describe, expect, it } from "vitest";
import { declineInWords } from "./declines.ts";

const card = (code: string, decline_code?: string) => ({
  type: "card_error" as const,
  code,
  ...(decline_code && { decline_code }),
  message: "Your card was declined.",
});

describe("a declined card", () => {
  it.each([
    ["card_declined", "generic_decline", "Try another card or ask your bank. Nothing was charged."],
    ["card_declined", "stolen_card", "Try another card or ask your bank. Nothing was charged."],
    ["card_declined", undefined, "Try another card or ask your bank. Nothing was charged."],
    [
      "card_declined",
      "insufficient_funds",
      "Try another card, or add money to this one. Nothing was charged.",
    ],
    ["card_declined", "try_again_later", "Wait a minute and try again. Nothing was charged."],
    ["expired_card", "expired_card", "Try a card that is still valid. Nothing was charged."],
    [
      "incorrect_cvc",
      "incorrect_cvc",
      "Check the security code of your card and try again. Nothing was charged.",
    ],
    ["incorrect_number", undefined, "Check your card details and try again. Nothing was charged."],
    ["processing_error", "processing_error", "Wait a minute and try again. Nothing was charged."],
  ])("with %s and %s is followed by: %s", (code, declineCode, step) => {
    expect(declineInWords(card(code, declineCode), true)).toBe(step);
    expect(declineInWords(card(code, declineCode), false), "a wallet's card").toBe(
      `Your card was declined. ${step}`,
    );
  });
});

it("says what is wrong when 3-D Secure fails, which no form does", () => {
  const failure = { type: "invalid_request_error", code: "payment_intent_authentication_failure" } as const;
  for (const isSaidByForm of [true, false]) {
    expect(declineInWords(failure, isSaidByForm)).toMatch(/^Your bank did not confirm the payment\./);
  }
});

it("leaves other failures to the provider's own sentence", () => {
  expect(declineInWords({ type: "api_connection_error", message: "We are experiencing issues." }, true)).toBe(
    undefined,
  );
});
