import * as z from "zod/mini";
import { callHistoryItemSchema } from "#contract/calls/call-history.ts";
import { callStatusSchema } from "#contract/calls/call-status.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { actRefusalSchema, moment, noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

/** A call of a user's history; support reads its number masked. */
export const listedCallSchema = z.extend(callHistoryItemSchema, { number: z.nullable(z.string()) });
export type ListedCall = z.infer<typeof listedCallSchema>;

export const liveCallSchema = z.object({
  id: z.uuid(),
  actRefusal: actRefusalSchema,
  userId: z.uuid(),
  email: z.string(),
  number: z.string(),
  destination: z.nullable(z.string()),
  status: callStatusSchema,
  createdAt: moment,
  /** Whole seconds since its answer; null before. By the server's clock, since a browser's may be wrong. */
  talked_s: z.nullable(z.int()),
  held: creditsSchema,
  perMinute: z.nullable(creditsSchema),
});
export type LiveCall = z.infer<typeof liveCallSchema>;

export const shownCallSchema = z.object({
  ...listedCallSchema.shape,
  actRefusal: actRefusalSchema,
  userId: z.uuid(),
  /** Empty for a deleted user. */
  email: z.string(),
  /** The price that was fixed when the call was opened; null when it was refused before it had one. */
  rate: z.nullable(
    z.object({
      creditsPerMinute: creditsSchema,
      creditsToConnect: creditsSchema,
      minimum_s: z.int(),
      increment_s: z.int(),
    }),
  ),
  /** While the call is open; afterwards what was held at its end. */
  held: creditsSchema,
  /** The carrier's reports as they arrived, the earliest first. */
  events: z.array(
    z.object({
      id: z.string(),
      receivedAt: moment,
      kind: z.string(),
      detail: z.record(z.string(), z.unknown()),
      /** True when it changed the call: late and repeated reports do not. */
      changed: z.boolean(),
    }),
  ),
  /** Decision of the rule about bad lines; null when its line was not bad. */
  badLine: z.nullable(
    z.object({
      /** `credited`, or why nothing was given back; null until it is decided. */
      outcome: z.nullable(z.string()),
      givenBack: creditsSchema,
      /** The carrier's own count of packets from the browser and to it; null where it keeps none, or was not asked. */
      count: z.nullable(z.object({ received: z.int(), sent: z.int() })),
    }),
  ),
  transfer: z.nullable(
    z.object({ ref: z.string(), delta: creditsSchema, balanceAfter: creditsSchema, createdAt: moment }),
  ),
});
export type ShownCall = z.infer<typeof shownCallSchema>;

const wanted = z.string().check(z.minLength(1), z.maxLength(300));

export const callRoutes = {
  list_calls: operatorRoute("list_calls", {
    summary: "The calls under way, of all users",
    body: noInput,
    reply: z.array(liveCallSchema),
  }),
  show_call: operatorRoute("show_call", {
    summary: "One call with every report of the carrier, by our id or the carrier's",
    body: z.object({ call: wanted }),
    reply: shownCallSchema,
  }),
  hang_up_call: operatorRoute("hang_up_call", {
    summary: "Hang up one call; the time talked is charged",
    body: z.object({ call: wanted, reason: reasonSchema }),
    reply: z.object({ id: z.uuid(), number: z.string() }),
  }),
} as const;
