/** The results of Stripe.js promises. */
import type { PaymentIntent, StripeError } from "@stripe/stripe-js";

export type StripeJsError = StripeError;
export type PaymentResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { error: StripeJsError; paymentIntent?: undefined };

export interface BillingDetails {
  name?: string;
  email?: string;
  phone?: string;
  address?: Record<string, string>;
}

/** The app uses Stripe.js wrongly: a fault of the program, not of the person. */
export class IntegrationError extends Error {
  override name = "IntegrationError";
}

export function validationError(code: string, message: string): StripeJsError {
  return { type: "validation_error", code, message };
}

export const connectionError: StripeJsError = {
  type: "api_connection_error",
  message:
    "We are experiencing issues connecting to our payments provider. Please check your connection and try again.",
};
