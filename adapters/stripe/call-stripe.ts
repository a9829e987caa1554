import pTimeout from "p-timeout";
import Stripe from "stripe";
import { CardProviderError } from "#domain/payments/card-provider.ts";

/**
 * Runs one request within a time limit and turns its failure into the domain's error. Stripe's message may quote a key,
 * so only its codes and request id are kept; they find the request in Stripe's log.
 * @throws CardProviderError
 */
export async function callStripe<T>(
  deadline_ms: number,
  request: (timeout_ms: number) => Promise<T>,
): Promise<T> {
  try {
    // The SDK's timeout restarts with every byte, and the SDK repeats a closed connection, so it bounds no request.
    return await pTimeout(request(deadline_ms), {
      milliseconds: deadline_ms,
      message: new CardProviderError(`The card provider gave no answer within ${deadline_ms} ms`, "unknown"),
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new CardProviderError(`The card provider failed: ${codesOf(error)}`, outcomeOf(error));
  }
}

/** Only a refusal proves that nothing happened. A lost answer, a conflict or a rate limit does not. */
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
