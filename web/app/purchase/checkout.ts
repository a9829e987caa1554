import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { timeouts_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { purchaseLimitMessages } from "#contract/messages/money-messages.ts";
import { cardSavingMessages } from "#contract/messages/purchase-messages.ts";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { cardConsentVersion } from "#contract/money/saved-cards.ts";
import { isCommonAddress, readEmailAddress } from "#contract/users/email-address.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { say } from "#words/say.ts";
import { currentLanguage, t } from "#words/translate.ts";
import { declineInWords } from "./declines.ts";

class PaymentProblem extends Error {
  override name = "PaymentProblem";
}

/** Nothing was paid, and no card can pay this payment any more. The next try starts another one. */
export class PaymentEnded extends PaymentProblem {
  override name = "PaymentEnded";

  constructor({ card }: Pick<Payment, "card">) {
    super(t("savedCardId" in card ? cardSavingMessages.ended : purchaseLimitMessages.ended));
  }
}

/** Nothing was paid, because the quote had expired. */
export class PriceExpired extends PaymentProblem {
  override name = "PriceExpired";

  constructor({ card }: Pick<Payment, "card">, cause?: unknown) {
    const sentence = "savedCardId" in card ? cardSavingMessages.priceExpired : messages.payment.priceExpired;
    super(t(sentence), { cause });
  }
}

/** `cause` is the server's refusal, if there was one. */
export function paymentProblem(sentence: string, cause?: unknown): PaymentProblem {
  return new PaymentProblem(sentence, { cause });
}

export interface NewCard {
  elements: StripeElements;
  /** Both may be empty. The provider checks them for fraud. */
  billingName: string;
  billingEmail: string;
  /** False for a wallet's card: the form that shows what is wrong with a card has another one. */
  isFromForm: boolean;
  /** The buyer's yes to saving the card. `elements` must have been told the same. */
  isToBeSaved: boolean;
}

export interface Payment {
  stripe: Pick<Stripe, "confirmPayment">;
  card: NewCard | { savedCardId: string };
  /** The solved CAPTCHA, once the server has asked for one. */
  captchaToken?: string | undefined;
  /** Address that the bank redirects to after asking the user on its own page. */
  returnUrl: string;
}

export interface Checkout {
  readonly quote: Quote;
  /**
   * The state of the payment: `open` while nothing was taken, and another card may pay; `undecided` after a try whose
   * answer was lost, and `paid`. Only `open` allows another choice of card, or of saving it.
   */
  readonly state: "open" | "undecided" | "paid";
  /**
   * Takes the payment and has it credited; resolves with the credits bought.
   * @throws PaymentProblem with a sentence for the user. Another try continues the same payment, or starts another one
   * after PaymentEnded; only PriceExpired calls for another checkout with a new quote.
   */
  pay(payment: Payment): Promise<number>;
}

interface Intent {
  /** The choice that the server opened it for. */
  terms: CardTerms;
  clientSecret: string;
  credits: number;
  paymentMethod?: string | undefined;
}

type CardTerms = ReturnType<typeof termsOf>;

/** The part of a request for a payment that says which card pays, or that it is saved. */
function termsOf(card: Payment["card"]) {
  if ("savedCardId" in card) return { cardId: card.savedCardId };
  if (!card.isToBeSaved) return {};
  return { saveCard: { version: cardConsentVersion, language: currentLanguage() } };
}

function areSame(a: CardTerms, b: CardTerms): boolean {
  return a.cardId === b.cardId && (a.saveCard === undefined) === (b.saveCard === undefined);
}

/** The steps of paying for one quote. All tries with the same choice of card share one payment. */
export function createCheckout(callApi: CallApi, quote: Quote): Checkout {
  let intent: Intent | undefined;
  let state: Checkout["state"] = "open";

  /** The payment for this card: after a decline another choice opens another one, which ends the first. */
  async function intentFor(payment: Payment): Promise<Intent> {
    const terms = termsOf(payment.card);
    if (intent && (state === "paid" || areSame(intent.terms, terms))) return intent;
    if (state === "undecided") throw paymentProblem(t(cardSavingMessages.undecided));
    intent = undefined;
    intent = await openIntent(payment, terms);
    return intent;
  }

  async function openIntent(payment: Payment, terms: CardTerms): Promise<Intent> {
    const { amountUsd: amount, currency, quoteId } = quote;
    const body = { amount, currency, quoteId, ...terms, captchaToken: payment.captchaToken };
    try {
      const opened = await callApi(
        paymentRoutes.createPaymentIntent,
        { body },
        { timeout_ms: timeouts_ms.paymentIntent },
      );
      return { ...opened, terms };
    } catch (error) {
      if (error instanceof ApiError && error.code === "quote_expired") throw new PriceExpired(payment, error);
      // The page shows what is left beside it, in the buyer's currency and time.
      const isOverCap = error instanceof ApiError && error.code === "purchase_cap_reached";
      if (isOverCap) throw paymentProblem(t(purchaseLimitMessages.capReached), error);
      throw paymentProblem(serverMessage(error) ?? t(messages.payment.intentFailed), error);
    }
  }

  async function confirm(payment: Payment, { clientSecret, paymentMethod }: Intent): Promise<void> {
    const before = state;
    state = "undecided";
    const { error, paymentIntent } = await payment.stripe.confirmPayment({
      ...("elements" in payment.card && { elements: payment.card.elements }),
      clientSecret,
      confirmParams: { return_url: payment.returnUrl, ...payingCard(payment.card, paymentMethod) },
      redirect: "if_required",
    });
    const status = (error?.payment_intent ?? paymentIntent)?.status;
    // A try whose answer was lost may have paid. The next try is then refused, with the payment's current state.
    if (status === "succeeded") state = "paid";
    else if (status === "canceled" || status === "requires_payment_method") state = "open";
    // An error at the card alone, before the payment: it says nothing of an earlier try.
    else if (error?.type === "card_error" || error?.type === "validation_error") state = before;
    if (state === "paid") return;
    if (status === "canceled") {
      intent = undefined;
      throw new PaymentEnded(payment);
    }
    if (error) throw refused(error, payment.card);
    throw paymentProblem(say(messages.payment.otherStatus(paymentIntent.status)));
  }

  async function pay(payment: Payment): Promise<number> {
    if ("elements" in payment.card) {
      const checked = await payment.card.elements.submit();
      if (checked.error) throw refused(checked.error, payment.card);
    }
    const opened = await intentFor(payment);
    rememberPurchase(opened.credits);
    // A payment that succeeded must not run again: a second try only asks for the credits.
    if (state !== "paid") await confirm(payment, opened);
    await credit(callApi, opened.credits);
    takeRememberedPurchase();
    return opened.credits;
  }

  return {
    quote,
    get state() {
      return state;
    },
    async pay(payment) {
      try {
        return await pay(payment);
      } catch (error) {
        throw error instanceof PaymentProblem ? error : paymentProblem(t(messages.payment.unexpected));
      }
    },
  };
}

function refused(error: StripeError, card: Payment["card"]): PaymentProblem {
  const isSaidByForm = "elements" in card && card.isFromForm;
  return paymentProblem(declineInWords(error, isSaidByForm) ?? error.message ?? t(messages.payment.failed));
}

function payingCard(card: Payment["card"], paymentMethod: string | undefined) {
  if ("savedCardId" in card) return paymentMethod === undefined ? {} : { payment_method: paymentMethod };
  const billing_details = billingDetails(card);
  return {
    ...(billing_details && { payment_method_data: { billing_details } }),
    ...(card.isToBeSaved && { mandate_data: acceptance }),
  };
}

/** The provider records with the saved card that the person at this browser allowed later charges. */
export const acceptance = { customer_acceptance: { type: "online", online: { infer_from_client: true } } };

function billingDetails({ billingName, billingEmail }: NewCard) {
  const email = readEmailAddress(billingEmail) ?? "";
  const details = { ...(billingName && { name: billingName }), ...(isCommonAddress(email) && { email }) };
  return Object.keys(details).length === 0 ? undefined : details;
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
export function rememberPurchase(credits: number): void {
  store.setItem(key, String(credits));
}

/** The remembered credits, forgotten once read; null when there are none. */
export function takeRememberedPurchase(): number | null {
  const credits = store.getItem(key);
  store.removeItem(key);
  return credits === null ? null : Number(credits);
}
