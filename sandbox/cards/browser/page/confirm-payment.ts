import { confirmWithSavedCard, intentIdOf } from "#sandbox/cards/browser/api.ts";
import {
  type BillingDetails,
  type ConfirmRequest,
  IntegrationError,
  type PaymentResult,
} from "#sandbox/cards/browser/protocol.ts";
import { askCardholder } from "./dialogs.ts";
import type { Elements } from "./elements.ts";
import { futureUsageOf } from "./elements.ts";

interface ConfirmParams {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: BillingDetails };
  setup_future_usage?: string | null;
  mandate_data?: object;
}

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: "always" | "if_required";
}

const caller = "stripe.confirmPayment";

/**
 * Pays with the card in the form or with a saved one, through 3-D Secure where the bank requires it.
 * @throws IntegrationError when the page has left a step out.
 */
export async function confirmPayment(
  origin: string,
  key: string,
  options: ConfirmOptions,
): Promise<PaymentResult> {
  const { clientSecret, confirmParams = {}, redirect } = options;
  if (!clientSecret) throw new IntegrationError(`You must pass in a clientSecret when calling ${caller}().`);
  if (!intentIdOf(clientSecret)) {
    throw new IntegrationError(
      `Invalid value for ${caller}(): clientSecret should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  }
  if (redirect !== "if_required") {
    throw new IntegrationError(`${caller}(): the sandbox takes \`redirect\` as \`if_required\` only.`);
  }
  const confirmed = await confirm(origin, key, options, {
    clientSecret,
    returnUrl: confirmParams.return_url ?? location.href,
    billingDetails: confirmParams.payment_method_data?.billing_details,
    futureUsage: futureUsageOf(confirmParams.setup_future_usage, caller),
    acceptsMandate: acceptsMandate(confirmParams.mandate_data),
  });
  const needsCardholder = confirmed.paymentIntent?.status === "requires_action";
  return needsCardholder ? askCardholder(origin, key, clientSecret) : confirmed;
}

/** Stripe documents a form or a saved card, and not both at once. */
async function confirm(
  origin: string,
  key: string,
  { elements, confirmParams }: ConfirmOptions,
  request: ConfirmRequest,
): Promise<PaymentResult> {
  const saved = confirmParams?.payment_method;
  if (saved === undefined) {
    if (!elements) {
      throw new IntegrationError(
        `${caller}(): the sandbox needs the \`elements\` option or a \`payment_method\`.`,
      );
    }
    const payment = elements.mountedPayment(caller);
    elements.expectSubmitted(caller);
    return payment.confirm(request);
  }
  if (elements || request.billingDetails) {
    throw new IntegrationError(
      `${caller}(): the sandbox takes a saved \`payment_method\` without \`elements\` and \`payment_method_data\`.`,
    );
  }
  return confirmWithSavedCard(key, request, saved, origin);
}

/** @throws IntegrationError for another acceptance than that of the person at this browser. */
function acceptsMandate(data: object | undefined): boolean {
  if (data === undefined) return false;
  const inferred = { customer_acceptance: { type: "online", online: { infer_from_client: true } } };
  if (JSON.stringify(data) === JSON.stringify(inferred)) return true;
  throw new IntegrationError(
    `Invalid value for ${caller}(): the sandbox takes mandate_data with \`infer_from_client\` only.`,
  );
}
