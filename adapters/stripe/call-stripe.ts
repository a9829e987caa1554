import pTimeout from "p-timeout";
import Stripe from "stripe";
import { CardProviderError } from "#domain/payments/card-provider.ts";

/**
 * Runs one request within a time limit and names its failure in the domain's words. Stripe's sentence may quote a key
 * and goes no further; its codes and request id are enough to find it in Stripe's own log.
 * @throws CardProviderError
 */
export async function callStripe<T>(
  deadline_ms: number,
  request: (timeout_ms: number) => Promise<T>,
): Promise<T> {
  try {
    // The SDK's own timeout starts anew with every byte and it repeats a closed connection: neither bounds the whole.
    return await pTimeout(request(deadline_ms), {
      milliseconds: deadline_ms,
      message: new CardProviderError(`The card provider gave no answer within ${deadline_ms} ms`, "unknown"),
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new CardProviderError(`The card provider failed: ${codesOf(error)}`, outcomeOf(error));
  }
}

/** Only an answer that says so proves that nothing happened. A lost answer, a conflict or a limit does not. */
function outcomeOf(error: Stripe.errors.StripeError): "refused" | "unknown" {
  return error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
    ? "refused"
    : "unknown";
}

function codesOf({ type, code, param, statusCode, requestId, detail }: Stripe.errors.StripeError): string {
  const connection = detail instanceof Error ? detail.message : undefined;
  return [type, code, param, statusCode, requestId, connection]
    .filter((part) => part !== undefined)
    .join(" ");
}
