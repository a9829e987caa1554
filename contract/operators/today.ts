import * as z from "zod/mini";
import { moment, noInput, operatorRoute } from "./operator-route.ts";

const daySchema = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  calls: z.object({ placed: z.int(), answered: z.int(), refused: z.int() }),
  /** Purchases at their price in USD, and what went back of any. Null for a role that does not read the revenue. */
  sales: z.nullable(z.object({ purchases: z.int(), usd: z.number(), backUsd: z.number() })),
  /** Calls that failed, purchases that a declined card has left unpaid, and mails that were given up. */
  failures: z.object({ calls: z.int(), payments: z.int(), mails: z.int() }),
  /** Suspicions of short-call pumping, lock-outs of people who try cards, and disputes. */
  alarms: z.object({ shortCalls: z.int(), cardTesting: z.int(), disputes: z.int() }),
});
export type ShownDay = z.infer<typeof daySchema>;

export const todaySchema = z.object({
  /** The oldest first, without a gap; the last is today. */
  days: z.array(daySchema).check(z.minLength(2)),
  callsOpen: z.int(),
  /** Alarms that no operator has seen yet. */
  unseenAlarms: z.int(),
  /** Messages that wait for an answer, counted up to 1,000; null for a role that does not answer them. */
  openMessages: z.nullable(z.int()),
  /** Reason why no call is opened; null while calls are. `variable`: the variable CALLING of the server that answers. */
  callingOff: z.nullable(z.enum(["operator", "spend", "variable"])),
  purchasesOffSince: z.nullable(moment),
  signUpOffSince: z.nullable(moment),
});
export type Today = z.infer<typeof todaySchema>;

export const todayRoutes = {
  read_today: operatorRoute("read_today", {
    summary: "Calls, sales, failures and alarms of today and the days before (UTC), and what is switched off",
    body: noInput,
    reply: todaySchema,
  }),
} as const;
