/** The messages between the app's page and the card provider's frames, over a private MessagePort for each frame. */
import type { Appearance } from "./appearance.ts";
import type { WalletType } from "./browser-wallets.ts";
import type { BillingDetails, PaymentResult, StripeJsError } from "./results.ts";

/** The first message to a frame; it carries the port for all later messages. */
export const connectMessage = "card-provider-connect";

/** The payment that a form collects for: one to be opened later, or one that is open. */
export type Purpose =
  | { type: "deferred_intent"; amount: number; currency: string; allowedTypes: readonly string[] | undefined }
  | { type: "payment_intent"; clientSecret: string };

export interface FormSettings {
  key: string;
  purpose: Purpose;
  appearance: Appearance;
  /** The language of the form's labels, as Stripe.js names it; undefined for the browser's. */
  locale: string | undefined;
  /** The wallets that the page lets the element offer. */
  wallets: readonly WalletType[];
}

export interface ConfirmRequest {
  clientSecret: string;
  returnUrl: string;
  billingDetails: BillingDetails | undefined;
}

/** Questions to the form, with their answers. */
export type FormQuestions = {
  start: { question: FormSettings; answer: StripeJsError | null };
  update: { question: Partial<FormSettings>; answer: null };
  submit: { question: null; answer: StripeJsError | null };
  confirm: { question: ConfirmRequest; answer: PaymentResult };
  focus: { question: null; answer: null };
  clear: { question: null; answer: null };
};

export interface FormChange {
  empty: boolean;
  complete: boolean;
}

/** Messages that the form sends unasked. */
export type FormNews =
  | { news: "change"; change: FormChange }
  | { news: "focus" | "blur" | "escape" | "enter" }
  | { news: "height"; height_px: number };

/** Questions and notifications of the wallets' buttons. */
export type ExpressQuestions = {
  start: {
    question: FormSettings;
    answer: { error: StripeJsError } | { error?: undefined; usable: WalletType[] };
  };
};
export type ExpressNews = { news: "click"; wallet: WalletType } | { news: "height"; height_px: number };

export interface SheetSettings extends Pick<FormSettings, "key" | "purpose"> {
  wallet: WalletType;
}

/** Questions and notifications of a wallet's sheet. */
export type SheetQuestions = {
  start: { question: SheetSettings; answer: null };
  confirm: { question: ConfirmRequest; answer: PaymentResult };
};
export type SheetNews = { news: "authorised" | "cancelled" };

/** Questions and notifications of the bank's page. */
export type ChallengeQuestions = {
  start: { question: { key: string; clientSecret: string }; answer: null };
};
export type ChallengeNews = { news: "answered"; result: PaymentResult };
