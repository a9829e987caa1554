import type { Mandate } from "#sandbox/cards/objects.ts";
import { newId, unixSeconds } from "./api/ids.ts";
import { boolean, integer, object, oneOf, optional, required, text } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { expectFound, invalidRequest } from "./api/stripe-error.ts";
import type { StoredMethod } from "./store.ts";

/** A cardholder's acceptance at a page: told by the server that was asked, or inferred from the browser that confirms. */
export const mandateData = object({
  customer_acceptance: required(
    object({
      type: required(oneOf("online")),
      accepted_at: optional(integer),
      online: required(
        object({
          infer_from_client: optional(boolean),
          ip_address: optional(text(45)),
          user_agent: optional(text()),
        }),
      ),
    }),
  ),
});
type MandateData = ReturnType<typeof mandateData>;

/** @throws StripeError for an acceptance that says neither who accepted nor that the browser does. */
export function expectAcceptance({ caller }: RequestContext, { customer_acceptance }: MandateData): void {
  const { infer_from_client, ip_address, user_agent } = customer_acceptance.online;
  const param = "mandate_data[customer_acceptance][online]";
  if (caller === "publishable" ? infer_from_client === true : ip_address && user_agent) return;
  throw invalidRequest(
    caller === "publishable"
      ? "A browser accepts a mandate with `infer_from_client`."
      : "Missing required param: ip_address and user_agent of the person who accepted the mandate.",
    { code: "parameter_missing", param },
  );
}

/** The mandate of a card that is being saved; it is pending until the payment succeeds. */
export function openMandate(
  { store }: RequestContext,
  method: StoredMethod,
  { customer_acceptance: { accepted_at, online } }: MandateData,
): void {
  const mandate: Mandate = {
    id: newId("mandate"),
    object: "mandate",
    customer_acceptance: {
      type: "online",
      accepted_at: accepted_at ?? unixSeconds(),
      online: { ip_address: online.ip_address ?? null, user_agent: online.user_agent ?? null },
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
