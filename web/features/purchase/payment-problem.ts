import { messages } from "#contract/messages.ts";

/** A failed payment, with the sentence for the user. */
export class PaymentProblem extends Error {
  override name = "PaymentProblem";
}

/** Nothing was paid, because the quote had expired. */
export class PriceExpired extends PaymentProblem {
  override name = "PriceExpired";

  constructor() {
    super(messages.payment.priceExpired);
  }
}

export function paymentProblem(sentence: string): PaymentProblem {
  return new PaymentProblem(sentence);
}
