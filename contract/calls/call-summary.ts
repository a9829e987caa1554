import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { route } from "#contract/route.ts";
import { timeZoneSchema } from "#contract/time-zone.ts";

/** Number of weeks that a summary looks back, this one included. */
export const summaryWeeks = 26;

const figures = {
  calls: z.int().check(z.nonnegative()),
  credits: creditsSchema,
  seconds: z.int().check(z.nonnegative()),
};

export const callSummarySchema = z.object({
  /** Weeks with calls, oldest first. */
  weeks: z.array(
    z.object({
      /** The week's Monday. */
      start: z.iso.date(),
      ...figures,
      /** The mean opinion score of measured seconds; null when no call was measured. */
      mosAverage: z.nullable(z.number()),
    }),
  ),
  /** Countries called, the dearest first. ISO 3166-1 alpha-2. */
  countries: z.array(z.object({ country: z.string(), ...figures })),
});
export type CallSummary = z.infer<typeof callSummarySchema>;

export const monthOfCallsSchema = z.object({
  start: z.iso.date(),
  ...figures,
  /** Credits spent on each day of the month, the days to come included. */
  days: z.array(creditsSchema),
});
export type MonthOfCalls = z.infer<typeof monthOfCallsSchema>;

/** Days begin at the midnight of the reader's time zone. */
const query = z.object({ timeZone: timeZoneSchema });

export const callSummaryRoutes = {
  summary: route("GET /api/calls/summary", {
    summary: `The user's calls of ${summaryWeeks} weeks, summed by week and by country`,
    failed: messages.callHistory.failed,
    query,
    reply: callSummarySchema,
  }),
  month: route("GET /api/calls/month", {
    summary:
      "Spend and talk time of the running month, for the owner of a wallet with its members' calls. What a bad line gave back is taken off",
    failed: messages.callHistory.failed,
    query,
    reply: monthOfCallsSchema,
  }),
} as const;
