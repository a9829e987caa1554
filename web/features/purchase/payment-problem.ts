import { messages } from "#contract/messages.ts";

/** A payment that did not go through, with the sentence for the person who tried. */
export class PaymentProblem extends Error {
  override name = "PaymentProblem";
}

/** Nothing was paid, because the price had been on the screen for too long. */
export class PriceExpired extends PaymentProblem {
  override name = "PriceExpired";

  constructor() {
    super(messages.payment.priceExpired);
  }
}

export function paymentProblem(sentence: string): PaymentProblem {
  return new PaymentProblem(sentence);
}
