import { messages } from "#contract/messages/messages.ts";
import { t } from "#words/translate.ts";

/** A failed payment, with the sentence for the user. */
export class PaymentProblem extends Error {
  override name = "PaymentProblem";
}

/** Nothing was paid, and no card can pay this payment any more. The next try starts another one. */
export class PaymentEnded extends PaymentProblem {
  override name = "PaymentEnded";

  constructor() {
    super(t(messages.payment.ended));
  }
}

/** Nothing was paid, because the quote had expired. */
export class PriceExpired extends PaymentProblem {
  override name = "PriceExpired";

  constructor(cause?: unknown) {
    super(t(messages.payment.priceExpired), { cause });
  }
}

/** `cause` is the server's refusal, if there was one. */
export function paymentProblem(sentence: string, cause?: unknown): PaymentProblem {
  return new PaymentProblem(sentence, { cause });
}
