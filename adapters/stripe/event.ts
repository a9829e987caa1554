import type Stripe from "stripe";
import { z } from "zod";
import type { EventSubject } from "#domain/payments/card-provider.ts";
import type { CardRemoval } from "#domain/payments/cards/card-store.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";

/** Fields that every signed event must have. Its object is read by its type. */
const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const versionSchema = z.object({ api_version: z.string().nullish() });
const intentSchema = z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).default({}) });
const namedSchema = z.object({ id: z.string() });
/** A charge, refund or dispute. One that was not made with an intent is not ours. */
const ofIntentSchema = z.object({
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

const intentEvents = [
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
] as const satisfies Stripe.Event.Type[];

/** Events about charges, refunds and disputes, which name their intent. */
const eventsOfIntents = [
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const satisfies Stripe.Event.Type[];

/** Events about saved cards and the customers that have them. */
const eventsOfCards: Readonly<Record<string, CardRemoval["kind"]>> = {
  "payment_method.automatically_updated": "card",
  "payment_method.updated": "card",
  "payment_method.detached": "card",
  "customer.deleted": "customer",
} satisfies Partial<Record<Stripe.Event.Type, CardRemoval["kind"]>>;

/** Every event that is acted upon; the webhook endpoint at Stripe must send them all. */
export const handledEvents: readonly string[] = [
  ...intentEvents,
  ...eventsOfIntents,
  ...Object.keys(eventsOfCards),
];

/**
 * The intent, card or customer that an event is about; undefined for events that change nothing for us.
 * @throws z.ZodError for what is no event.
 */
export function subjectOf(event: unknown): EventSubject | undefined {
  const { type, data } = eventSchema.parse(event);
  if (intentEvents.some((name) => name === type)) return subjectOfIntent(intentSchema.parse(data.object));
  if (eventsOfIntents.some((name) => name === type)) return referenceOf(ofIntentSchema.parse(data.object));
  const kind = eventsOfCards[type];
  return kind && { kind, ref: namedSchema.parse(data.object).id };
}

/**
 * The version in which the event's object is written; undefined when it names none.
 * @throws z.ZodError for what is no event.
 */
export function apiVersionOf(event: unknown): string | undefined {
  return versionSchema.parse(event).api_version ?? undefined;
}

function referenceOf({ payment_intent: intent }: z.infer<typeof ofIntentSchema>): EventSubject | undefined {
  if (intent == null) return undefined;
  return { intentRef: idOf(intent) };
}

/** An intent without our metadata belongs to another product. */
function subjectOfIntent({ id, metadata }: z.infer<typeof intentSchema>): EventSubject | undefined {
  const trial = trialSchema.safeParse(metadata);
  if (trial.success) return { kind: "trial", trial: trial.data.webhook_trial };
  const payment = paymentKeyOf(metadata);
  return payment && { intentRef: id, payment };
}

/** Of the intent by which an operator sees that notifications arrive: `announce`. */
const trialSchema = z.object({ webhook_trial: z.uuid() });
const metadataSchema = z.object({ wallet_id: z.uuid(), payment_id: z.uuid() });

/** Reads the payment from an intent's metadata; undefined for another product's intent. */
export function paymentKeyOf(metadata: Stripe.Metadata): PaymentKey | undefined {
  const parsed = metadataSchema.safeParse(metadata);
  return parsed.success ? { walletId: parsed.data.wallet_id, id: parsed.data.payment_id } : undefined;
}

/** The id of what Stripe names by its id, or by the whole object where it was asked to. */
export function idOf(named: string | { id: string }): string {
  return typeof named === "string" ? named : named.id;
}
