import type { Appearance } from "@stripe/stripe-js";
import {
  type ElementSettings,
  type FutureUsage,
  IntegrationError,
  type Purpose,
  type StripeJsError,
  type TermsOption,
} from "#sandbox/cards/browser/protocol.ts";
import { ExpressElement } from "./express-element.ts";
import { PaymentElement } from "./payment-element.ts";
import { offeredWallets } from "./wallet-options.ts";

export interface ElementsOptions {
  mode?: string;
  amount?: number;
  currency?: string;
  allowedPaymentMethodTypes?: string[];
  setupFutureUsage?: FutureUsage | null;
  appearance?: Appearance;
  locale?: string;
}

type Create = {
  wallets?: Record<string, unknown>;
  paymentMethods?: Record<string, unknown>;
  terms?: { card?: unknown };
  business?: { name?: unknown };
};

/** The name of the sandbox's account, for an element that is given no other. */
const accountName = "Sandbox account";

/** A payment being collected: its form, its wallets' buttons, or both. */
export class Elements {
  readonly #origin: string;
  readonly #key: string;
  #options: ElementsOptions;
  #payment: PaymentElement | null = null;
  #express: ExpressElement | null = null;
  #submitted = false;

  constructor(origin: string, key: string, options: ElementsOptions) {
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
    // Stripe takes a group without a purpose too: none of our elements can be mounted in it.
    if (options.mode) purposeOf(options);
  }

  create(type: string, options: Create = {}): PaymentElement | ExpressElement {
    if (type !== "payment" && type !== "expressCheckout") {
      throw new IntegrationError(
        `The sandbox stands in for the payment and express checkout elements only, not for "${type}".`,
      );
    }
    if (this.getElement(type)) {
      throw new IntegrationError(
        `Can only create one Element of type ${type}. Use elements.getElement('${type}') to get the one that exists.`,
      );
    }
    const [display, values] =
      type === "payment"
        ? [options.wallets, ["auto", "never"]]
        : [options.paymentMethods, ["auto", "always", "never"]];
    const given = {
      origin: this.#origin,
      settings: {
        ...this.#groupSettings(),
        wallets: offeredWallets(type, display, values),
        terms: termsOption(options),
        business: businessOption(options),
      },
      onChange: () => {
        this.#submitted = false;
      },
    };
    if (type === "payment") {
      this.#payment = new PaymentElement({
        ...given,
        onDestroy: () => {
          this.#payment = null;
        },
      });
      return this.#payment;
    }
    this.#express = new ExpressElement({
      ...given,
      onDestroy: () => {
        this.#express = null;
      },
    });
    return this.#express;
  }

  /** Finds an element by its name or by the React component for it. */
  getElement(type: string | { __elementType?: string }): PaymentElement | ExpressElement | null {
    const name = typeof type === "string" ? type : type.__elementType;
    if (name === "expressCheckout") return this.#express;
    return name === "payment" ? this.#payment : null;
  }

  update(changes: ElementsOptions): void {
    const options = { ...this.#options, ...changes };
    purposeOf(options);
    this.#options = options;
    this.#payment?.changeSettings(this.#groupSettings());
    this.#express?.changeSettings(this.#groupSettings());
  }

  /**
   * Validates what the page collects before the server opens the payment. A form beside the wallets' buttons is
   * validated too: whether Stripe.js does so is not documented, so no page may depend on the contrary.
   */
  async submit(): Promise<{ error: StripeJsError } | { error?: undefined; selectedPaymentMethod: string }> {
    this.mountedPayment("elements.submit");
    const wallets = this.#express?.isAuthorised || !this.#payment ? this.#express : null;
    for (const element of [this.#payment, wallets]) {
      const error = element?.isMounted ? await element.submit() : null;
      if (error) return { error };
    }
    this.#submitted = true;
    return { selectedPaymentMethod: "card" };
  }

  /** The element that pays: the wallet that a person has just authorised, else the form. `caller` needs one on the page. */
  mountedPayment(caller: string): PaymentElement | ExpressElement {
    if (this.#express?.isAuthorised) return this.#express;
    if (this.#payment?.isMounted) return this.#payment;
    if (this.#express?.isMounted) return this.#express;
    throw new IntegrationError(
      `Invalid value for ${caller}(): elements should have a mounted Payment Element or Express Checkout Element.`,
    );
  }

  /** @throws IntegrationError when the page confirms a deferred payment without calling submit() first. */
  expectSubmitted(caller: string): void {
    if (this.#submitted) return;
    throw new IntegrationError(
      `elements.submit() must be called before ${caller}(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work. Integration guide: https://stripe.com/docs/payments/accept-a-payment-deferred`,
    );
  }

  #groupSettings(): Omit<ElementSettings, "wallets" | "terms" | "business"> {
    return {
      key: this.#key,
      purpose: purposeOf(this.#options),
      appearance: this.#options.appearance ?? {},
      locale: this.#options.locale,
    };
  }
}

/** @throws IntegrationError for a value that Stripe does not know. */
function termsOption({ terms: { card = "auto" } = {} }: Create): TermsOption {
  if (card === "auto" || card === "always" || card === "never") return card;
  throw new IntegrationError(
    `Invalid value for elements.create(): terms.card should be one of the following strings: auto, always, never. You specified: ${String(card)}.`,
  );
}

/** @throws IntegrationError for a name that is no text. */
function businessOption({ business: { name = accountName } = {} }: Create): string {
  if (typeof name === "string") return name;
  throw new IntegrationError(
    `Invalid value for elements.create(): business.name should be a string. You specified: ${String(name)}.`,
  );
}

function purposeOf(options: ElementsOptions): Purpose {
  const { mode, amount, currency } = options;
  expectNoRemovedOption(options);
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
  const futureUsage = futureUsageOf(options.setupFutureUsage, "elements");
  const allowedTypes = options.allowedPaymentMethodTypes;
  return { amount, currency, allowedTypes, futureUsage };
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

/** Reads a page's option of what its card is saved for. @throws IntegrationError for any other value. */
export function futureUsageOf(value: unknown, caller: string): FutureUsage | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === "off_session") return value;
  throw new IntegrationError(
    `Invalid value for ${caller}(): the sandbox takes setup_future_usage as off_session only. You specified: ${String(value)}.`,
  );
}
