import { timingSafeEqual } from "node:crypto";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { StripeError } from "./stripe-error.ts";

export type Caller = "secret" | "publishable";

/**
 * Identifies the key of a request: `Authorization: Bearer`, `Basic` with the key as the user, or a `key` parameter,
 * which Stripe.js sends.
 * @throws StripeError 401 without a key or with an unknown one.
 */
export function callerOf(authorization: string | undefined, keyParameter: string | undefined): Caller {
  const key = authorization === undefined ? keyParameter : keyIn(authorization);
  if (!key) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (isSame(key, sandboxAccounts.cards.secretKey)) return "secret";
  if (isSame(key, sandboxAccounts.cards.publishableKey)) return "publishable";
  throw unauthorised(`Invalid API Key provided: ${masked(key)}`);
}

/** @throws StripeError for a publishable key on an endpoint of the app's server. */
export function expectSecretKey(caller: Caller): void {
  if (caller === "secret") return;
  throw new StripeError(401, {
    type: "invalid_request_error",
    code: "secret_key_required",
    message:
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
  });
}

function keyIn(authorization: string): string | undefined {
  const [, scheme, credentials = ""] = /^(\w+)\s+(\S.*)$/.exec(authorization) ?? [];
  if (scheme?.toLowerCase() === "bearer") return credentials;
  if (scheme?.toLowerCase() === "basic") return Buffer.from(credentials, "base64").toString().split(":")[0];
  return undefined;
}

function isSame(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function masked(key: string): string {
  return key.length > 12
    ? `${key.slice(0, 8)}${"*".repeat(Math.min(key.length - 12, 40))}${key.slice(-4)}`
    : "****";
}

function unauthorised(message: string): StripeError {
  return new StripeError(401, { type: "invalid_request_error", message });
}
