import type Stripe from "stripe";
import type { Published } from "#sandbox/cards/objects.ts";

type RawError = Published<Stripe.StripeRawError>;

/** The `error` object of a reply that is not 2xx, in Stripe's own shape. */
export type StripeErrorBody = Pick<
  RawError,
  | "advice_code"
  | "charge"
  | "code"
  | "decline_code"
  | "doc_url"
  | "network_decline_code"
  | "param"
  | "payment_intent"
  | "payment_method"
> & { type: NonNullable<RawError["type"]>; message: string };

export class StripeError extends Error {
  override name = "StripeError";
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = documented(body);
  }
}

/** Adds the address of the code's documentation. */
export function documented<E extends { code?: string }>(error: E): E & { doc_url?: string } {
  if (error.code === undefined) return error;
  return { ...error, doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll("_", "-")}` };
}

type Detail = Partial<Omit<StripeErrorBody, "type" | "message">>;

/** 400: the request is at fault. */
export function invalidRequest(message: string, detail: Detail = {}): StripeError {
  return new StripeError(400, { type: "invalid_request_error", message, ...detail });
}

/** 400: the request asks for something that Stripe's documentation leaves open. */
export function unsupported(rule: string, param: string): StripeError {
  return invalidRequest(`The sandbox ${rule}.`, { param });
}

/**
 * Returns what was found by an id. `kind` and `param` are Stripe's words, such as `payment_intent` and `intent`.
 * @throws StripeError 404 for nothing
 */
export function expectFound<T>(object: T | undefined, kind: string, id: string, param: string): T {
  if (object !== undefined) return object;
  throw new StripeError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
