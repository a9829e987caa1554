/** The messages between the app's page and the card provider's frames, and the results of Stripe.js promises. */
import type { Appearance, PaymentIntent, StripeError } from "@stripe/stripe-js";

export type StripeJsError = StripeError;
export type PaymentResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { error: StripeJsError; paymentIntent?: undefined };

export type BillingDetails = {
  name?: string;
  email?: string;
  phone?: string;
  address?: Record<string, string>;
};

/** The app uses Stripe.js wrongly: a fault of the program, not of the person. */
export class IntegrationError extends Error {
  override name = "IntegrationError";
}

export const connectionError: StripeJsError = {
  type: "api_connection_error",
  message:
    "We are experiencing issues connecting to our payments provider. Please check your connection and try again.",
};

export const walletNames = { apple_pay: "Apple Pay", google_pay: "Google Pay" } as const;
export type WalletType = keyof typeof walletNames;
export const walletTypes: readonly WalletType[] = ["apple_pay", "google_pay"];

/** The later payments that a saved card is meant for. */
export type FutureUsage = "off_session";

/** The payment that a form collects for, which the page opens later. */
export interface Purpose {
  amount: number;
  currency: string;
  allowedTypes: readonly string[] | undefined;
  futureUsage: FutureUsage | undefined;
}

export interface ElementSettings {
  key: string;
  purpose: Purpose;
  appearance: Appearance;
  /** The language of the form's labels, as Stripe.js names it; undefined for the browser's. */
  locale: string | undefined;
  /** The wallets that the page lets the element offer. */
  wallets: readonly WalletType[];
  /** The name of the business that is paid, in the account's place. */
  business: string;
  /** Display of Stripe's own terms of saving a card: `auto` shows them where the payment saves it. */
  terms: TermsOption;
}

export type TermsOption = "auto" | "always" | "never";

export interface ConfirmRequest {
  clientSecret: string;
  returnUrl: string;
  billingDetails: BillingDetails | undefined;
  futureUsage: FutureUsage | undefined;
  acceptsMandate: boolean;
}

export type Started = { error: StripeJsError } | { error?: undefined; usable: readonly WalletType[] };

export type ExpressQuestions = { start: { question: ElementSettings; answer: Started } };

export type FormQuestions = ExpressQuestions & {
  update: { question: Partial<ElementSettings>; answer: null };
  submit: { question: null; answer: StripeJsError | null };
  confirm: { question: ConfirmRequest; answer: PaymentResult };
};

export interface FormChange {
  empty: boolean;
  complete: boolean;
}

export type ElementNews =
  | { news: "change"; change: FormChange }
  | { news: "click"; wallet: WalletType }
  | { news: "focus" | "blur" | "escape" | "enter" }
  | { news: "height"; height_px: number };

export interface SheetSettings extends Pick<ElementSettings, "key" | "purpose" | "business"> {
  wallet: WalletType;
}

export type SheetQuestions = {
  start: { question: SheetSettings; answer: null };
  confirm: { question: ConfirmRequest; answer: PaymentResult };
};
export type SheetNews = "authorised" | "cancelled";

export type ChallengeQuestions = {
  start: { question: { key: string; clientSecret: string }; answer: null };
};
export type ChallengeNews = PaymentResult;
