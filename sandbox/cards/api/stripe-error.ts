import type Stripe from "stripe";

/** The `error` object of a reply that is not 2xx, in Stripe's own shape. */
export interface StripeErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  doc_url?: string;
  param?: string;
  charge?: string;
  advice_code?: string;
  network_decline_code?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

export class StripeError extends Error {
  override name = "StripeError";
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code === undefined ? body : { ...body, doc_url: documentationOf(body.code) };
  }
}

function documentationOf(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;
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
