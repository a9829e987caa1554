import type { PaymentIntent, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { timeouts_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { isCommonAddress, readEmailAddress } from "#contract/users/email-address.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { declineInWords } from "./declines.ts";

/** A failed payment, with the sentence for the user. */
class PaymentProblem extends Error {
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

export interface Payment {
  stripe: Pick<Stripe, "confirmPayment">;
  elements: StripeElements;
  /** Both may be empty. The provider checks them for fraud. */
  billingName: string;
  billingEmail: string;
  /** The solved CAPTCHA, once the server has asked for one. */
  captchaToken?: string | undefined;
  /** False for a wallet's card: the form that shows what is wrong with a card has another one. */
  isFromForm: boolean;
  /** Address that the bank redirects to after asking the user on its own page. */
  returnUrl: string;
}

export interface Checkout {
  readonly quote: Quote;
  /**
   * Takes the payment and has it credited; resolves with the credits bought.
   * @throws PaymentProblem with a sentence for the user. Another try continues the same payment, or starts another one
   * after PaymentEnded; only PriceExpired calls for another checkout with a new quote.
   */
  pay(payment: Payment): Promise<number>;
}

/** The steps of paying for one quote. All tries share one payment. */
export function createCheckout(callApi: CallApi, quote: Quote): Checkout {
  let intent: { clientSecret: string; credits: number } | undefined;
  let isPaid = false;

  async function openIntent(captchaToken: string | undefined) {
    const { amountUsd: amount, currency, quoteId } = quote;
    const body = { amount, currency, quoteId, captchaToken };
    try {
      return await callApi(
        paymentRoutes.createPaymentIntent,
        { body },
        { timeout_ms: timeouts_ms.paymentIntent },
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === "quote_expired") throw new PriceExpired(error);
      // The page shows what is left beside it, in the buyer's currency and time.
      const isOverCap = error instanceof ApiError && error.code === "purchase_cap_reached";
      if (isOverCap) throw paymentProblem(t(messages.payment.capReached), error);
      throw paymentProblem(serverMessage(error) ?? t(messages.payment.intentFailed), error);
    }
  }

  async function confirm({ stripe, elements, returnUrl, ...payment }: Payment, clientSecret: string) {
    const billing_details = billingDetails(payment);
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: {
        return_url: returnUrl,
        ...(billing_details && { payment_method_data: { billing_details } }),
      },
      redirect: "if_required",
    });
    // A try whose answer was lost may have paid. The next try is then refused, with the payment's current state.
    isPaid = result.error?.payment_intent?.status === "succeeded";
    if (isPaid) return;
    if (result.error?.payment_intent?.status === "canceled") {
      intent = undefined;
      throw new PaymentEnded();
    }
    if (result.error) throw refused(result.error, payment.isFromForm);
    requireSuccess(result.paymentIntent);
    isPaid = true;
  }

  async function pay(payment: Payment): Promise<number> {
    const checked = await payment.elements.submit();
    if (checked.error) throw refused(checked.error, payment.isFromForm);
    intent ??= await openIntent(payment.captchaToken);
    rememberPurchase(intent.credits);
    // A payment that succeeded must not run again: a second try only asks for the credits.
    if (!isPaid) await confirm(payment, intent.clientSecret);
    await credit(callApi, intent.credits);
    takeRememberedPurchase();
    return intent.credits;
  }

  return {
    quote,
    async pay(payment) {
      try {
        return await pay(payment);
      } catch (error) {
        throw error instanceof PaymentProblem ? error : paymentProblem(t(messages.payment.unexpected));
      }
    },
  };
}

function refused(error: StripeError, isFromForm: boolean): PaymentProblem {
  return paymentProblem(declineInWords(error, isFromForm) ?? error.message ?? t(messages.payment.failed));
}

function billingDetails({ billingName, billingEmail }: Pick<Payment, "billingName" | "billingEmail">) {
  const email = readEmailAddress(billingEmail) ?? "";
  const details = { ...(billingName && { name: billingName }), ...(isCommonAddress(email) && { email }) };
  return Object.keys(details).length === 0 ? undefined : details;
}

function requireSuccess({ status }: Pick<PaymentIntent, "status">): void {
  if (status !== "succeeded") throw paymentProblem(say(messages.payment.otherStatus(status)));
}

/** Asks the server to credit the payment. `credits` is only a hint: the server credits what the provider confirms. */
export async function credit(callApi: CallApi, credits: number): Promise<number> {
  try {
    return (await callApi(paymentRoutes.addCredits, { body: { credits } })).added;
  } catch {
    throw paymentProblem(t(messages.payment.notCredited));
  }
}

const key = "farline.purchase";
const store = browserStore("sessionStorage");

/** Remembers the credits being bought, because a bank may redirect the user away and back. */
function rememberPurchase(credits: number): void {
  store.setItem(key, String(credits));
}

/** The remembered credits, forgotten once read; null when there are none. */
export function takeRememberedPurchase(): number | null {
  const credits = store.getItem(key);
  store.removeItem(key);
  return credits === null ? null : Number(credits);
}
