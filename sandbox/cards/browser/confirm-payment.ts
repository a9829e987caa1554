import type { PaymentIntent } from "@stripe/stripe-js";
import { intentIdOf } from "./api.ts";
import { askCardholder } from "./challenge-dialog.ts";
import type { Elements } from "./elements.ts";
import { type BillingDetails, IntegrationError, type PaymentResult } from "./results.ts";

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  redirect?: "always" | "if_required";
}

const caller = "stripe.confirmPayment";

/**
 * Pays with the card in the form, through 3-D Secure where the bank requires it. Unless `redirect` is `if_required`, a
 * successful payment leads to `return_url` and the promise stays open.
 * @throws IntegrationError when the page has left a step out.
 */
export async function confirmPayment(
  origin: string,
  key: string,
  options: ConfirmOptions,
): Promise<PaymentResult> {
  const { elements, confirmParams = {}, redirect = "always" } = options;
  if (!elements) throw new IntegrationError(`${caller}(): the sandbox needs the \`elements\` option.`);
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (!clientSecret) throw new IntegrationError(`You must pass in a clientSecret when calling ${caller}().`);
  if (!intentIdOf(clientSecret)) {
    throw new IntegrationError(
      `Invalid value for ${caller}(): clientSecret should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  }
  const returnUrl = confirmParams.return_url ?? (redirect === "if_required" ? location.href : undefined);
  if (!returnUrl) {
    throw new IntegrationError(`Please provide a return_url in confirmParams when calling ${caller}().`);
  }
  const payment = elements.mountedPayment(caller);
  elements.expectSubmitted(caller);

  const billingDetails = confirmParams.payment_method_data?.billing_details;
  const confirmed = await payment.confirm({ clientSecret, returnUrl, billingDetails });
  const needsCardholder = confirmed.paymentIntent?.status === "requires_action";
  const result = needsCardholder ? await askCardholder(origin, key, clientSecret) : confirmed;
  if (redirect === "always" && result.paymentIntent) return leaveFor(returnUrl, result.paymentIntent);
  return result;
}

function leaveFor(returnUrl: string, intent: PaymentIntent): Promise<never> {
  const address = new URL(returnUrl);
  address.searchParams.set("payment_intent", intent.id);
  address.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  address.searchParams.set("redirect_status", "succeeded");
  location.assign(address);
  return new Promise(() => {});
}
