import * as z from "zod/mini";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import { moment, operatorRoute } from "./operator-route.ts";

/** The address of a deleted user is empty. */
const user = { userId: z.uuid(), email: z.string() };

export const fraudViewSchema = z.object({
  /** Refusals of calls, by all users together. */
  refusals: z.array(z.object({ refusal: z.string(), times: z.int(), users: z.int(), lastAt: moment })),
  limitHits: z.array(z.object({ ...user, refusal: z.string(), times: z.int(), lastAt: moment })),
  /** Many short calls within an hour, to a range of numbers or by a user. */
  pumping: z.array(
    z.object({
      kind: z.enum(["range", "user"]),
      /** The first digits of the numbers, or the user's id. */
      subject: z.string(),
      /** Null for a range of numbers. */
      email: z.nullable(z.string()),
      destination: z.string(),
      shortCalls: z.int(),
      answeredCalls: z.int(),
      callers: z.int(),
      charged: creditsSchema,
      /** At the carriers' lower list price; null without a known one. */
      cost: z.nullable(creditsSchema),
      raisedAt: moment,
      seenAt: moment,
    }),
  ),
  /** Periods in which a network or card may not pay, for people who try cards. */
  lockouts: z.array(
    z.object({
      kind: z.enum(["user", "network", "card"]),
      /** The user whose declined card began it. */
      ...user,
      network: z.nullable(z.string()),
      /** Names one card among lock-outs, and says nothing about its number. */
      card: z.nullable(z.string()),
      startedAt: moment,
      endsAt: moment,
    }),
  ),
  declines: z.array(
    z.object({
      ...user,
      declines: z.int(),
      /** Payments with a declined card, in this time. */
      payments: z.int(),
      /** The user's purchases of all time, in USD. */
      paidUsd: z.number(),
    }),
  ),
  /** Destinations with the highest spend. */
  destinations: z.array(
    z.object({
      destination: z.string(),
      /** ISO 3166-1 alpha-2. */
      country: z.string(),
      calls: z.int(),
      users: z.int(),
      charged: creditsSchema,
      /** By users whose account was younger than a week at the call. */
      chargedNew: creditsSchema,
      perMinute: creditsSchema,
    }),
  ),
  disputes: z.array(
    z.object({
      payment: z.uuid(),
      ...user,
      /** In `currency`. */
      amount: z.number(),
      currency: currencySchema,
      /** `held`: the credits are taken. `returned`: they were given back. */
      state: z.enum(["held", "returned"]),
      lastAt: moment,
    }),
  ),
  /** Users who took purchases back, or had an operator do it; refunds that the provider refused do not count. */
  moneyBack: z.array(
    z.object({
      ...user,
      times: z.int(),
      credits: creditsSchema,
      byOperators: z.int(),
      /** Purchases in the same time. */
      bought: z.int(),
      boughtCredits: creditsSchema,
      lastAt: moment,
    }),
  ),
  badLines: z.array(
    z.object({
      ...user,
      credited: z.int(),
      credits: creditsSchema,
      notCredited: z.int(),
      /** Calls whose browser never received a packet, as it says. */
      neverHeard: z.int(),
      lastAt: moment,
    }),
  ),
  /** Accounts of one mailbox, sign-in identity or card. Rows of one mark stand together. */
  sharedMarks: z.array(
    z.object({
      kind: z.enum(["mailbox", "identity", "card"]),
      /** Names one mark among the rows, and says nothing about the person. */
      mark: z.string(),
      accounts: z.int(),
      ...user,
      owed: creditsSchema,
      frozen: z.boolean(),
      lastAt: moment,
    }),
  ),
});
export type FraudView = z.infer<typeof fraudViewSchema>;

export const fraudRoutes = {
  read_fraud: operatorRoute("read_fraud", {
    summary:
      "What the last days show of fraud: limits, short calls, cards, destinations, disputes, money back, bad lines, shared marks",
    body: z.object({ days: z._default(z.int().check(z.gte(1), z.lte(90)), 7) }),
    reply: fraudViewSchema,
  }),
} as const;
