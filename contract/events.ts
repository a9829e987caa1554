import * as z from "zod/mini";
import { callDirectionSchema, callStatusSchema } from "./calls/call-status.ts";
import { creditsSchema } from "./money/money-schemas.ts";
import { rechargeDeclines, rechargePauses } from "./money/recharge-states.ts";
import { callRateSchema } from "./money/tariff.ts";
import { dialledFields } from "./numbers/phone-number.ts";
import { callRefusalSchema } from "./refusals.ts";
import { route } from "./route.ts";

const switchedOffSchema = z.enum(["calling", "purchases"]);
export type SwitchedOff = z.infer<typeof switchedOffSchema>;

const balanceFields = {
  /** The balance shown. */
  credits: creditsSchema,
  /** The balance less what is held. */
  available: creditsSchema,
  /** Calling is paused because a payment is disputed. */
  pausedByDispute: z.optional(z.boolean()),
  /** The user has a number of their own that rings here. */
  callable: z.optional(z.boolean()),
  /** User actions that the operator has switched off. The server refuses them in any case. */
  switchedOff: z.optional(z.array(switchedOffSchema)),
};

const callFields = {
  callId: z.uuid(),
  /** The carrier's id of the caller's leg. The browser's calling device knows it too. */
  providerCallId: z.string(),
};

const refusalSchema = z.object({
  ...callRefusalSchema.shape,
  retry: z.boolean(),
});

/** The open call, or else the newest call. */
const callUpdateSchema = z.object({
  ...callFields,
  ...dialledFields,
  /** The page's own id of the call, by which a page knows whether the call is its own. Older clients send none. */
  attemptId: z._default(z.nullable(z.uuid()), null),
  /** Servers of an older version leave it out. */
  direction: z._default(callDirectionSchema, "outgoing"),
  /** True for an incoming call that rings no page: it goes on to a number of the user's. Older servers leave it out. */
  isForwarded: z._default(z.boolean(), false),
  status: callStatusSchema,
  /** True while its caller is in the call: it is not over, and its caller has not left it. */
  isUnderWay: z._default(z.boolean(), false),
  /** The price that was agreed; null for a call refused before it had one. Servers of an older version leave it out. */
  rate: z._default(z.nullable(callRateSchema), null),
  startedAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Whole seconds since the answer; set from the answer until the end. A page's clock may be wrong. */
  elapsed_s: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  /** Seconds until the hold is used up; set from the answer until the end. */
  secondsLeft: z.nullable(z.int().check(z.nonnegative())),
  /** Set once the call has ended. */
  charged: z.nullable(creditsSchema),
  refusal: z.nullable(refusalSchema),
});
export type CallUpdate = z.infer<typeof callUpdateSchema>;

/** Times of the caller's warnings, in seconds before the cut-off. */
export const callWarnings_s = [120, 30] as const;

/** Events that leave no state to read later. */
export const passingEvents = [
  /** The server refused the call that the user just dialled. */
  z.object({
    type: z.literal("call_refused"),
    ...callFields,
    ...dialledFields,
    ...refusalSchema.shape,
  }),
  z.object({ type: z.literal("call_warning"), ...callFields, secondsLeft: z.literal(callWarnings_s) }),
  /** Credits bought during the call prolong it. */
  z.object({ type: z.literal("call_extended"), ...callFields, secondsLeft: z.int().check(z.nonnegative()) }),
  /** The line of the call was bad by the measured figures, and these credits were given back. */
  z.object({ type: z.literal("line_credited"), ...callFields, credits: creditsSchema }),
  /** The user's rule has bought credits. */
  z.object({ type: z.literal("recharged"), credits: creditsSchema }),
  /** The user's rule could not buy credits, and waits or has ended. */
  z.object({
    type: z.literal("recharge_failed"),
    because: z.enum(rechargePauses),
    decline: z.nullable(z.enum(rechargeDeclines)),
    /** The payment that its user can finish; only with `authentication`. */
    paymentId: z.nullable(z.uuid()),
  }),
  /** The user's settings have changed in another place. */
  z.object({ type: z.literal("settings") }),
  /** A message of the user's voicemail is new, changed or gone, or its settings have changed. */
  z.object({ type: z.literal("voicemail") }),
  /** An entry of the history is new or has changed. */
  z.object({ type: z.literal("transaction"), id: z.string() }),
] as const;

/** The current state. It is the first event of every stream, so that a reconnecting browser misses nothing. */
const stateSchema = z.object({
  type: z.literal("state"),
  ...balanceFields,
  call: z.nullable(callUpdateSchema),
  /** The second call that the user is in. */
  secondCall: z.optional(callUpdateSchema),
  /** The time since the user's last event, at most `longestQuiet_ms`. An older server does not say it. */
  quiet_ms: z.optional(z.int().check(z.nonnegative())),
});

/** Event that the server sends to a logged-in user's event stream. */
export const serverEventSchema = z.discriminatedUnion("type", [
  stateSchema,
  z.object({ type: z.literal("balance"), ...balanceFields }),
  z.object({ type: z.literal("call"), ...callUpdateSchema.shape }),
  ...passingEvents,
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;

/** The time for which the server remembers that a user had an event. A page that took longer to open may have missed one. */
export const longestQuiet_ms = 15_000;

/** The longest silence of a stream: the server sends a heartbeat at least this often. */
export const heartbeat_ms = 15_000;

/** Pause between the questions of a page whose stream does not come through. */
export const askForState_ms = 5_000;

export const eventRoutes = {
  events: route("GET /api/events", {
    summary: "Live updates: a stream of server-sent events, each with one JSON object",
    replyType: "text/event-stream",
    reply: z.unknown(),
  }),
  /** At an address of its own, because a proxy or an extension may hold the other one back. */
  state: route("GET /api/present-state", {
    summary: "The first of the live updates alone, for a page that the stream does not reach",
    reply: stateSchema,
  }),
} as const;
