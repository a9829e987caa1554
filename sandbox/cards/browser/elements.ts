import type { Appearance } from "./appearance.ts";
import { PaymentElement } from "./payment-element.ts";
import type { FormSettings, Purpose } from "./protocol.ts";
import { IntegrationError, type StripeJsError } from "./results.ts";

export interface ElementsOptions {
  mode?: string;
  amount?: number;
  currency?: string;
  clientSecret?: string;
  allowedPaymentMethodTypes?: string[];
  appearance?: Appearance;
}

/** A payment being collected, and its one form. */
export class Elements {
  readonly #origin: string;
  readonly #key: string;
  #options: ElementsOptions;
  #payment: PaymentElement | null = null;
  #submitted = false;

  constructor(origin: string, key: string, options: ElementsOptions) {
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
    purposeOf(options);
  }

  create(type: string, _options: object = {}): PaymentElement {
    if (type !== "payment") {
      throw new IntegrationError(`The sandbox stands in for the payment element only, not for "${type}".`);
    }
    if (this.#payment) {
      throw new IntegrationError(
        "Can only create one Element of type payment. Use elements.getElement('payment') to get the one that exists.",
      );
    }
    this.#payment = new PaymentElement(this.#origin, this.#settings(), {
      onChange: () => {
        this.#submitted = false;
      },
      onDestroy: () => {
        this.#payment = null;
      },
    });
    return this.#payment;
  }

  /** Finds an element by its name or by the React component for it. */
  getElement(type: string | { __elementType?: string }): PaymentElement | null {
    const name = typeof type === "string" ? type : type.__elementType;
    return name === "payment" ? this.#payment : null;
  }

  update(changes: ElementsOptions): void {
    const options = { ...this.#options, ...changes };
    purposeOf(options);
    this.#options = options;
    this.#payment?.changeSettings(this.#settings());
  }

  /** Validates the form before the server opens the payment. */
  async submit(): Promise<{ error: StripeJsError } | { error?: undefined; selectedPaymentMethod: string }> {
    const error = await this.mountedPayment("elements.submit").submit();
    if (error) return { error };
    this.#submitted = true;
    return { selectedPaymentMethod: "card" };
  }

  /** Does nothing: no other page can change the state of such a payment. */
  async fetchUpdates(): Promise<Record<string, never>> {
    return {};
  }

  /** The form, which `caller` needs on the page. */
  mountedPayment(caller: string): PaymentElement {
    if (this.#payment?.isMounted) return this.#payment;
    throw new IntegrationError(
      `Invalid value for ${caller}(): elements should have a mounted Payment Element or Express Checkout Element.`,
    );
  }

  /** @throws IntegrationError when the page confirms a deferred payment without calling submit() first. */
  expectSubmitted(caller: string): void {
    if (this.#options.clientSecret !== undefined || this.#submitted) return;
    throw new IntegrationError(
      `elements.submit() must be called before ${caller}(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work. Integration guide: https://stripe.com/docs/payments/accept-a-payment-deferred`,
    );
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  #settings(): FormSettings {
    return {
      key: this.#key,
      purpose: purposeOf(this.#options),
      appearance: this.#options.appearance ?? {},
    };
  }
}

function purposeOf(options: ElementsOptions): Purpose {
  const { mode, amount, currency, clientSecret, allowedPaymentMethodTypes: allowedTypes } = options;
  expectNoRemovedOption(options);
  if (clientSecret !== undefined) return { type: "payment_intent", clientSecret };
  if (mode !== "payment") {
    throw new IntegrationError(
      `Invalid value for elements(): mode should be 'payment' in the sandbox. You specified: ${String(mode)}.`,
    );
  }
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 0) {
    throw new IntegrationError(
      `Invalid value for elements(): amount should be a positive integer in the smallest currency unit. You specified: ${String(amount)}.`,
    );
  }
  if (typeof currency !== "string" || currency !== currency.toLowerCase() || currency.length !== 3) {
    throw new IntegrationError(
      `Invalid value for elements(): currency should be a three-letter ISO currency code in lowercase. You specified: ${String(currency)}.`,
    );
  }
  return { type: "deferred_intent", amount, currency, allowedTypes };
}

/** https://docs.stripe.com/changelog/endive/2026-09-30/remove-elements-deferred-intent-payment-method-types */
function expectNoRemovedOption(options: object): void {
  for (const name of ["paymentMethodTypes", "payment_method_types"]) {
    if (!(name in options)) continue;
    throw new IntegrationError(
      `Invalid value for elements(): ${name} is no longer supported. Use allowedPaymentMethodTypes instead.`,
    );
  }
}
