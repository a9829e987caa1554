import { z } from "zod";
import { callStatusSchema } from "./calls.ts";
import { creditsSchema } from "./money.ts";
import { cursorSchema, nextCursorHeader } from "./paging.ts";
import { dialledFields } from "./phone-number.ts";
import { route } from "./route.ts";

/** What the browser found wrong with a line, in the person's words rather than the voice service's. */
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

/** How good the line of a call was, as its caller's browser measured it: averages over its seconds, and the worst. */
export const callQualitySchema = z.object({
  /** Seconds that were measured. */
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
  /** The carrier's id of the caller's leg. */
  providerCallId: z.string(),
  ...dialledFields,
  /** ISO 3166-1 alpha-2, and what the tariff calls the destination; null when it was refused before it had a price. */
  country: z.string().nullable(),
  destination: z.string().nullable(),
  creditsPerMinute: creditsSchema.nullable(),
  startedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** As the carrier counted them; null when nobody answered, and while the call is open. */
  seconds: z.int().nonnegative().nullable(),
  /** Null while the call is open. */
  charged: creditsSchema.nullable(),
  status: callStatusSchema,
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  quality: callQualitySchema.nullable(),
  /** A number to quote; calls that cost nothing have none. */
  receipt: z.string().nullable(),
});
export type CallHistoryItem = z.infer<typeof callHistoryItemSchema>;

const notThere = "This call does not exist.";
/** Our own id of a call, or the carrier's id of its caller's leg: the only one a browser knows while it talks. */
const callIdSchema = z.union([z.uuid(), z.string().regex(/^CA\w{32}$/)], notThere);

const mostCalls = 200;

export const callHistoryRoutes = {
  calls: route({
    method: "GET",
    path: "/api/calls",
    summary: `Every call, newest first, also those that cost nothing; for those before the last one send \`before\`, found in ${nextCursorHeader}`,
    access: "user",
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
    params: z.object({ id: callIdSchema }),
    reply: callHistoryItemSchema,
  }),
  keepQuality: route({
    method: "POST",
    path: "/api/calls/:id/quality",
    summary: "Keep with a call how good its line was; once",
    access: "user",
    params: z.object({ id: callIdSchema }),
    body: callQualitySchema,
    reply: callQualitySchema,
  }),
} as const;
