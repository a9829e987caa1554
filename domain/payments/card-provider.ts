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

/** The provider's record of a payment, translated. */
export interface CardIntent {
  /**
   * `open`: waits for the customer. `declined`: the last card was refused; another may still pay. `processing`: waits
   * for the bank.
   */
  status: "open" | "declined" | "processing" | "paid" | "canceled";
  /** The wallet and payment in the provider's record; undefined when the product did not create the intent. */
  payment: PaymentKey | undefined;
  charge_minor: number;
  received_minor: number;
  /** Refunded by the merchant, or on its way back to the card. */
  refunded_minor: number;
  /** Taken back by the cardholder's bank: disputes that are open or lost. */
  disputed_minor: number;
  /** True while a refund may still fail or a dispute may still end: the money may move again. */
  unsettled: boolean;
  /** Upper case, as the provider writes it. */
  currency: string;
  liveMode: boolean;
}

/** The card provider. Every call ends within seconds; none retries by itself. */
export interface CardProvider {
  readonly name: string;
  /** Whether payments move real money. */
  readonly liveMode: boolean;
  /** @throws CardProviderError */
  createIntent(request: IntentRequest): Promise<{ ref: string; clientSecret: string }>;
  /**
   * The current intent, or undefined when the provider does not know this reference.
   * @throws CardProviderError when there is no answer; another Error for an unknown state.
   */
  retrieveIntent(ref: string): Promise<CardIntent | undefined>;
  /**
   * Resolves when the provider answers and accepts our key.
   * @throws CardProviderError
   */
  check(): Promise<void>;
  /**
   * Verifies a notification and returns its intent, and the intent's payment if the notification names it; undefined
   * when it concerns no payment of the product.
   * Refuses (`invalid_request`) what the provider did not sign, and what it signed and is no event.
   */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { intentRef: string; payment?: PaymentKey } | undefined | Refusal;
}

/** The provider did not do what the product asked. */
export class CardProviderError extends Error {
  override name = "CardProviderError";
  /** `refused`: nothing happened at the provider. `unknown`: it may have happened anyway. */
  readonly outcome: "refused" | "unknown";

  constructor(message: string, outcome: "refused" | "unknown", options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}
