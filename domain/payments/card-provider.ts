import type { Currency } from "#contract/currencies.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { PaymentKey } from "./payment-store.ts";

export interface IntentRequest {
  /** Also the idempotency key: asking twice makes one intent. */
  paymentId: string;
  walletId: string;
  charge_minor: number;
  currency: Currency;
}

/** The provider's record of a payment, in our words. */
export interface CardIntent {
  /**
   * `open`: waits for the customer. `declined`: the last card was refused; another may still pay.
   * `processing`: waits for the bank.
   */
  status: "open" | "declined" | "processing" | "paid" | "canceled";
  /** Whose payment the provider says it is; undefined when the intent is not one of ours. */
  payment: PaymentKey | undefined;
  charge_minor: number;
  received_minor: number;
  /** On its way back to the card or there already, as the merchant's own doing. */
  refunded_minor: number;
  /** Taken back by the cardholder's bank and not returned: disputes that are open or lost. */
  disputed_minor: number;
  /** A refund may still fail or a dispute still be won or lost: what was moved may move again. */
  unsettled: boolean;
  /** Upper case, as the provider has it. */
  currency: string;
  liveMode: boolean;
}

/** Who takes the money. Every call ends within seconds; none retries by itself. */
export interface CardProvider {
  readonly name: string;
  /** Whether real money moves. */
  readonly liveMode: boolean;
  /** @throws CardProviderError */
  createIntent(request: IntentRequest): Promise<{ ref: string; clientSecret: string }>;
  /**
   * The intent as it stands now, or undefined when the provider knows none by this name.
   * @throws CardProviderError when there is no answer; another Error when the answer names a state we do not know.
   */
  retrieveIntent(ref: string): Promise<CardIntent | undefined>;
  /** Resolves when the provider answers and accepts our key. @throws CardProviderError */
  check(): Promise<void>;
  /**
   * Verifies a notification and tells which intent it is about, and whose payment that is where the notification
   * says so; undefined when it is about nothing of ours.
   * Refuses (`invalid_request`) what the provider did not sign.
   */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { intentRef: string; payment?: PaymentKey } | undefined | Refusal;
}

/** The provider did not do what we asked. */
export class CardProviderError extends Error {
  override name = "CardProviderError";
  /** `refused`: certainly nothing happened there. `unknown`: it may have happened all the same. */
  readonly outcome: "refused" | "unknown";

  constructor(message: string, outcome: "refused" | "unknown", options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}
