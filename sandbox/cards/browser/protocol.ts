/** What the app's page and the frames of the card provider say to each other, over one private MessagePort each. */
import type { Appearance } from "./appearance-options.ts";
import type { BillingDetails, PaymentResult, StripeJsError } from "./results.ts";

/** The first message to a frame: the port for everything after it comes along. */
export const connectMessage = "card-provider-connect";

/** What a form collects money for: a payment yet to be opened, or one that is open. */
export type Purpose =
  | { type: "deferred_intent"; amount: number; currency: string }
  | { type: "payment_intent"; clientSecret: string };

export interface FormSettings {
  key: string;
  purpose: Purpose;
  appearance: Appearance;
}

export interface ConfirmRequest {
  clientSecret: string;
  returnUrl: string;
  billingDetails: BillingDetails | undefined;
}

/** Questions to the form, with what each is answered by. */
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

/** What the form tells of its own accord. */
export type FormNews =
  | { news: "change"; change: FormChange }
  | { news: "focus" | "blur" | "escape" | "enter" }
  | { news: "height"; height_px: number };

/** What the bank's page asks and tells. */
export type ChallengeQuestions = {
  start: { question: { key: string; clientSecret: string }; answer: null };
};
export type ChallengeNews = { news: "answered"; result: PaymentResult };
