import { z } from "zod";
import { callStatusSchema } from "./call-status.ts";
import { messages } from "./messages.ts";
import { creditsSchema } from "./money.ts";
import { cursorSchema, nextCursorHeader } from "./paging.ts";
import { dialledFields } from "./phone-number.ts";
import { route } from "./route.ts";

/** Connection problems that the browser found, in the user's words rather than the voice service's. */
const qualityHints = [
  "jitter",
  "delay",
  "quality",
  "loss",
  "nothingHeard",
  "nothingSent",
  "connection",
  "silentMicrophone",
] as const;

const invalidQuality = "These measurements are not valid.";
const score = z.number(invalidQuality).min(1, invalidQuality).max(5, invalidQuality);
const duration_ms = z.number(invalidQuality).min(0, invalidQuality).max(60_000, invalidQuality);

/** Media quality of a call as its caller's browser measured it: averages over the call, and the worst values. */
export const callQualitySchema = z.object({
  /** Seconds measured. */
  duration_s: z.int(invalidQuality).min(1, invalidQuality).max(86_400, invalidQuality),
  /** The mean opinion score. */
  mosAverage: score,
  mosLowest: score,
  jitterAverage_ms: duration_ms,
  jitterHighest_ms: duration_ms,
  roundTripAverage_ms: duration_ms,
  roundTripHighest_ms: duration_ms,
  packetsLostPercent: z.number(invalidQuality).min(0, invalidQuality).max(100, invalidQuality),
  hints: z.array(z.enum(qualityHints, invalidQuality)).max(qualityHints.length, invalidQuality),
});
export type CallQualityReport = z.infer<typeof callQualitySchema>;

export const callHistoryItemSchema = z.object({
  id: z.uuid(),
  providerCallId: z.string(),
  ...dialledFields,
  /**
   * ISO 3166-1 alpha-2 and the tariff's name of the destination; null when the call was refused before it had a price.
   */
  country: z.string().nullable(),
  destination: z.string().nullable(),
  creditsPerMinute: creditsSchema.nullable(),
  startedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** As the carrier counted them; null for an unanswered or open call. */
  seconds: z.int().nonnegative().nullable(),
  /** Null while the call is open. */
  charged: creditsSchema.nullable(),
  status: callStatusSchema,
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  quality: callQualitySchema.nullable(),
  /** The receipt's number; null for calls that cost nothing. */
  receipt: z.string().nullable(),
});
export type CallHistoryItem = z.infer<typeof callHistoryItemSchema>;

const notThere = "This call does not exist.";
/** Our id of a call, or the carrier's id of its caller's leg. A browser in a call knows only the carrier's id. */
const callIdSchema = z.union([z.uuid(), z.string().regex(/^CA\w{32}$/)], notThere);

const mostCalls = 200;

export const callHistoryRoutes = {
  calls: route({
    method: "GET",
    path: "/api/calls",
    summary: `Every call, including free ones, newest first. For older calls send the cursor of ${nextCursorHeader} as \`before\``,
    access: "user",
    failed: messages.callHistory.failed,
    query: z.object({
      before: cursorSchema.optional(),
      limit: z.coerce.number().int().min(1).max(mostCalls).default(50),
    }),
    reply: z.array(callHistoryItemSchema),
  }),
  call: route({
    method: "GET",
    path: "/api/calls/:id",
    summary: "One call",
    access: "user",
    failed: messages.callHistory.failed,
    params: z.object({ id: callIdSchema }),
    reply: callHistoryItemSchema,
  }),
  keepQuality: route({
    method: "POST",
    path: "/api/calls/:id/quality",
    summary: "Store the media quality of a call, once",
    access: "user",
    params: z.object({ id: callIdSchema }),
    body: callQualitySchema,
    reply: callQualitySchema,
  }),
} as const;
