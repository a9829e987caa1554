import type { Mandate } from "#sandbox/cards/objects.ts";
import { newId, unixSeconds } from "./api/ids.ts";
import { object, oneOf, required } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { expectFound, invalidRequest, unsupported } from "./api/stripe-error.ts";
import type { StoredMethod } from "./store.ts";

/** A cardholder's acceptance at a page, inferred from the browser that confirms. */
export const mandateData = object({
  customer_acceptance: required(
    object({
      type: required(oneOf("online")),
      online: required(object({ infer_from_client: required(oneOf("true")) })),
    }),
  ),
});

/** @throws StripeError for an acceptance that no browser gives. */
export function expectAcceptance({ caller }: RequestContext): void {
  if (caller !== "publishable") throw unsupported("opens a mandate for a browser only", "mandate_data");
}

/** The mandate of a card that is being saved; it is pending until the payment succeeds. */
export function openMandate({ store }: RequestContext, method: StoredMethod): void {
  const mandate: Mandate = {
    id: newId("mandate"),
    object: "mandate",
    customer_acceptance: {
      type: "online",
      accepted_at: unixSeconds(),
      online: { ip_address: null, user_agent: null },
    },
    livemode: false,
    multi_use: {},
    payment_method: method.object.id,
    payment_method_details: { type: "card", card: {} },
    status: "pending",
    type: "multi_use",
  };
  store.mandates.set(mandate.id, mandate);
  method.mandate = mandate;
}

/**
 * A card that was set up more than once has a mandate of each time.
 * @throws StripeError `payment_intent_mandate_invalid` for a mandate of another card, or one that is not active.
 */
export function expectMandate({ store }: RequestContext, { object }: StoredMethod, id: string): void {
  const mandate = store.mandates.get(id);
  if (mandate?.payment_method === object.id && mandate.status === "active") return;
  throw invalidRequest("The provided mandate is invalid and can not be used for the payment intent.", {
    code: "payment_intent_mandate_invalid",
    payment_method: object,
    param: "mandate",
  });
}

/** @throws StripeError 404 */
export function findMandate({ store }: RequestContext, id: string): Mandate {
  return expectFound(store.mandates.get(id), "mandate", id, "mandate");
}
