import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { dialledFields } from "#contract/numbers/phone-number.ts";
import { cursorSchema, nextCursorHeader } from "#contract/paging.ts";
import { callRefusalSchema } from "#contract/refusals.ts";
import { route } from "#contract/route.ts";
import { callDirectionSchema, callStatusSchema } from "./call-status.ts";

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
const score = z.number(invalidQuality).check(z.gte(1, invalidQuality), z.lte(5, invalidQuality));
const duration_ms = z.number(invalidQuality).check(z.gte(0, invalidQuality), z.lte(60_000, invalidQuality));

/** Media quality of a call as its caller's browser measured it: averages over the call, and the worst values. */
export const callQualitySchema = z.object({
  duration_s: z.int(invalidQuality).check(z.gte(1, invalidQuality), z.lte(86_400, invalidQuality)),
  mosAverage: score,
  mosLowest: score,
  jitterAverage_ms: duration_ms,
  jitterHighest_ms: duration_ms,
  roundTripAverage_ms: duration_ms,
  roundTripHighest_ms: duration_ms,
  packetsLostPercent: z.number(invalidQuality).check(z.gte(0, invalidQuality), z.lte(100, invalidQuality)),
  hints: z
    .array(z.enum(qualityHints, invalidQuality))
    .check(z.maxLength(qualityHints.length, invalidQuality)),
});
export type CallQualityReport = z.infer<typeof callQualitySchema>;

export const callHistoryItemSchema = z.object({
  id: z.uuid(),
  providerCallId: z.string(),
  ...dialledFields,
  /** Servers of an older version leave it out. */
  direction: z._default(callDirectionSchema, "outgoing"),
  /**
   * ISO 3166-1 alpha-2 and the tariff's name of the destination; null when the call was refused before it had a price.
   */
  country: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  creditsPerMinute: z.nullable(creditsSchema),
  startedAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** As the carrier counted them; null for an unanswered or open call. */
  seconds: z.nullable(z.int().check(z.nonnegative())),
  /** Null while the call is open. */
  charged: z.nullable(creditsSchema),
  status: callStatusSchema,
  refusal: z.nullable(callRefusalSchema),
  quality: z.nullable(callQualitySchema),
  /** The receipt's number; null for calls that cost nothing. */
  receipt: z.nullable(z.string()),
  /** Credits given back because the line was bad; null when none were. Servers of an older version leave it out. */
  /** The caller's own number that was shown; null for the operator's. Servers of an older version leave it out. */
  shownNumber: z._default(z.nullable(z.string()), null),
  /** The user's number that an incoming call went on to; null where the pages rang. Older servers leave it out. */
  forwardedTo: z._default(z.nullable(z.string()), null),
  lineCredit: z._default(z.nullable(creditsSchema), null),
});
export type CallHistoryItem = z.infer<typeof callHistoryItemSchema>;

const notThere = "This call does not exist.";
/** Our id of a call, or the carrier's id of its caller's leg. A browser in a call knows only the carrier's id. */
const callIdSchema = z.union([z.uuid(), z.string().check(z.regex(/^CA\w{32}$/))], notThere);

const mostCalls = 200;

export const callHistoryRoutes = {
  calls: route("GET /api/calls", {
    summary: `Every call, including free ones, newest first. For older calls send the cursor of ${nextCursorHeader} as \`before\``,
    failed: messages.callHistory.failed,
    query: z.object({
      before: z.optional(cursorSchema),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostCalls)), 50),
      from: z.optional(z.iso.datetime()),
      to: z.optional(z.iso.datetime()),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      /** Calls whose number has these digits, or is one of `numbers`. */
      digits: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
      /** Numbers in E.164 form, between commas: those of the contacts that a search by name has found. */
      numbers: z.optional(z.string().check(z.regex(/^\+[1-9]\d{1,14}(,\+[1-9]\d{1,14}){0,199}$/))),
    }),
    reply: z.array(callHistoryItemSchema),
  }),
  call: route("GET /api/calls/:id", {
    summary: "One call",
    failed: messages.callHistory.failed,
    params: z.object({ id: callIdSchema }),
    reply: callHistoryItemSchema,
  }),
  keepQuality: route("POST /api/calls/:id/quality", {
    summary: "Store the media quality of a call, once",
    params: z.object({ id: callIdSchema }),
    body: callQualitySchema,
    reply: callQualitySchema,
  }),
} as const;
