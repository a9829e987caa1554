import { type FutureUsage, IntegrationError } from "#sandbox/cards/browser/protocol.ts";

/** Reads a page's option of what its card is saved for. @throws IntegrationError for a value that Stripe.js does not know. */
export function futureUsageOf(value: unknown, caller: string): FutureUsage | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === "off_session" || value === "on_session") return value;
  throw new IntegrationError(
    `Invalid value for ${caller}(): setup_future_usage should be one of off_session, on_session. You specified: ${String(value)}.`,
  );
}
