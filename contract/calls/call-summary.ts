import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { route } from "#contract/route.ts";

/** Number of weeks that a summary looks back, this one included. */
export const summaryWeeks = 26;

const figures = {
  calls: z.int().check(z.nonnegative()),
  credits: creditsSchema,
  /** Talk time, in seconds. */
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

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const callSummaryRoutes = {
  summary: route({
    method: "GET",
    path: "/api/calls/summary",
    summary: `The user's calls of ${summaryWeeks} weeks, summed by week and by country`,
    access: "user",
    failed: messages.callHistory.failed,
    query: z.object({
      /** The reader's time zone, by its IANA name: weeks begin at its midnight. One that is not known here counts as UTC. */
      timeZone: z.catch(z.string().check(z.maxLength(50), z.refine(isTimeZone)), "UTC"),
    }),
    reply: callSummarySchema,
  }),
} as const;
