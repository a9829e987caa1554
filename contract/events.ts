import { z } from "zod";
import { callStatusSchema } from "./calls.ts";
import { creditsSchema } from "./money.ts";
import { dialledFields } from "./phone-number.ts";
import { route } from "./route.ts";

const balanceFields = {
  /** The balance shown. */
  credits: creditsSchema,
  /** What is left of it beside the open call's hold. */
  available: creditsSchema,
};

/** Which call an event is about. */
const callFields = {
  callId: z.uuid(),
  /** The carrier's id of the caller's leg, which the browser's calling device knows too. */
  providerCallId: z.string(),
};

const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Whether trying the same again can help. */
  retry: z.boolean(),
});

/** The call that is open, or else the newest one. */
const callUpdateSchema = z.object({
  ...callFields,
  ...dialledFields,
  status: callStatusSchema,
  startedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** What is left until it is cut off, once it was answered and until it ends. */
  secondsLeft: z.int().nonnegative().nullable(),
  /** Once it has ended. */
  charged: creditsSchema.nullable(),
  refusal: refusalSchema.nullable(),
});
export type CallUpdate = z.infer<typeof callUpdateSchema>;

/** How long before a call is cut off its caller is warned, in seconds. */
export const callWarnings_s = [120, 30] as const;

/** What passes and leaves no state behind that could be looked up later. */
const passingEvents = [
  /** The call that was just dialled is not placed, and why. */
  z.object({
    type: z.literal("call_refused"),
    ...callFields,
    ...dialledFields,
    ...refusalSchema.shape,
  }),
  z.object({ type: z.literal("call_warning"), ...callFields, secondsLeft: z.literal(callWarnings_s) }),
  /** Credits bought during the call let it go on for longer. */
  z.object({ type: z.literal("call_extended"), ...callFields, secondsLeft: z.int().nonnegative() }),
  /** The history has a new entry, or one has changed. */
  z.object({ type: z.literal("transaction"), id: z.string() }),
] as const;
export const passingEventSchema = z.discriminatedUnion("type", passingEvents);

/** What the server tells a logged-in user on its own. */
export const serverEventSchema = z.discriminatedUnion("type", [
  /** How things are now: the first event of every stream, so that nothing is missed between two of them. */
  z.object({ type: z.literal("state"), ...balanceFields, call: callUpdateSchema.nullable() }),
  z.object({ type: z.literal("balance"), ...balanceFields }),
  z.object({ type: z.literal("call"), ...callUpdateSchema.shape }),
  ...passingEvents,
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;

/** A stream says something at least that often, if only that it is still there. */
export const heartbeat_ms = 15_000;

export const eventRoutes = {
  events: route({
    method: "GET",
    path: "/api/events",
    summary: "What changes, as it changes: a stream of server-sent events, each of them one JSON object",
    access: "user",
    reply: z.unknown(),
  }),
} as const;
