/** The rule by which credits are bought with a saved card when the balance falls. */

import * as z from "zod/mini";
import { pageOutdated } from "#contract/fields.ts";
import { rechargeRefusalMessages } from "#contract/messages/money-messages.ts";
import { rechargeFailureMessages } from "#contract/messages/recharge-messages.ts";
import { languages } from "#contract/pages/languages.ts";
import { route } from "#contract/route.ts";
import { timeZoneSchema } from "#contract/time-zone.ts";
import { creditsPerUsd } from "./credit-value.ts";
import { creditsSchema, currencySchema } from "./money-schemas.ts";
import { rechargeDeclines, rechargePauses } from "./recharge-states.ts";

/** The worth in USD below which the rule may buy. None is above the smallest purchase, which so ends the need. */
const thresholdsUsd = [1, 2, 5, 10] as const;

/** The same in credits, from the least. */
export function rechargeThresholds(): number[] {
  return thresholdsUsd.map((usd) => usd * creditsPerUsd());
}

/** The limit of a month allows at most this many purchases of the rule. */
export const mostRechargesAMonth = 10;

/** The version of the sentence that allows the charges: version 1 is `rechargeMessages.consent`. */
export const rechargeConsentVersion = 1;

export const rechargeEventKinds = ["on", "changed", "bought", "paused", "resumed", "ended"] as const;
export type RechargeEventKind = (typeof rechargeEventKinds)[number];

const pauseSchema = z.object({
  because: z.enum(rechargePauses),
  /** Set for `declined` and `card_refused`. */
  decline: z.nullable(z.enum(rechargeDeclines)),
  /** The next try; null for none before the user does something. */
  until: z.nullable(z.iso.datetime()),
  /** The payment that its user can finish; only with `authentication`. */
  paymentId: z.nullable(z.uuid()),
});

const ruleSchema = z.object({
  below: creditsSchema,
  amountUsd: z.number(),
  currency: currencySchema,
  /** In `currency`, for any calendar month of the user's time zone; charges in other currencies and zones count too. */
  monthlyLimit: z.number(),
  /** Charges of the rule this month, with those under way. */
  spent: z.number(),
  cardId: z.uuid(),
  turnedOnAt: z.iso.datetime(),
  pause: z.nullable(pauseSchema),
});
export type RechargeRule = z.infer<typeof ruleSchema>;

const stateSchema = z.object({
  rule: z.nullable(ruleSchema),
  /** Today's price of each purchase that is offered, in the currency asked for or else the rule's. */
  offers: z.array(
    z.object({ amountUsd: z.number(), credits: creditsSchema, price: z.number(), currency: currencySchema }),
  ),
});
export type RechargeState = z.infer<typeof stateSchema>;

const consentSchema = z.object({
  version: z.int().check(z.minimum(1), z.maximum(rechargeConsentVersion)),
  language: z.enum(languages),
});

const turnOnSchema = z.object({
  /** Proof of identity, where the rule charges more than before or another card. */
  password: z.optional(z.string().check(z.maxLength(1_000))),
  below: z.number({ error: rechargeRefusalMessages.notOffered }),
  amountUsd: z.number({ error: rechargeRefusalMessages.notOffered }),
  currency: currencySchema,
  monthlyLimit: z.number({ error: rechargeRefusalMessages.limitTooLow }),
  cardId: z.uuid(),
  /** The calendar months of this time zone count. */
  timeZone: timeZoneSchema,
  /** The yes to `rechargeMessages.consent`; refused without it. */
  consent: z.optional(consentSchema),
});
export type RechargeWish = z.infer<typeof turnOnSchema>;

/** The rule as the page showed it: its own purchases and pauses are no change. */
const shownRuleSchema = z.pick(ruleSchema, {
  below: true,
  amountUsd: true,
  currency: true,
  monthlyLimit: true,
  cardId: true,
});
export type ShownRule = z.infer<typeof shownRuleSchema>;

/** Tells if a wish lets more be charged than the rule does, sooner, or to another card. Without a rule nothing is charged. */
export function chargesMore(rule: ShownRule | null, wish: ShownRule): boolean {
  if (rule === null || rule.cardId !== wish.cardId || rule.currency !== wish.currency) return true;
  return wish.below > rule.below || wish.amountUsd > rule.amountUsd || wish.monthlyLimit > rule.monthlyLimit;
}

export { rechargeFinishPath, rechargeOffPath } from "#contract/pages/paths.ts";
export * from "./recharge-states.ts";

export const rechargeRoutes = {
  state: route("GET /api/payments/recharge", {
    summary: "The rule by which credits are bought when the balance falls, and the purchases it may make",
    failed: rechargeFailureMessages.failed,
    query: z.object({ currency: z.optional(currencySchema) }),
    reply: stateSchema,
  }),
  turnOn: route("PUT /api/payments/recharge", {
    summary:
      "Turn the rule on, or change it; to charge more, sooner or another card takes the owner's proof. It may buy at once",
    failed: rechargeFailureMessages.notSaved,
    body: turnOnSchema,
    reply: stateSchema,
  }),
  turnOff: route("DELETE /api/payments/recharge", {
    summary: "Turn off the rule that was shown; refused when it was changed since",
    failed: rechargeFailureMessages.notOff,
    body: z.object({ rule: z.object(shownRuleSchema.shape, { error: pageOutdated }) }),
    reply: stateSchema,
  }),
  turnOffByLink: route("POST /api/payments/recharge/turn-off", {
    summary: "Turn the rule off with the one-time token of a mail",
    access: "visitor",
    failed: rechargeFailureMessages.notOff,
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    reply: z.object({ off: z.literal(true) }),
  }),
  finish: route("POST /api/payments/recharge/finish", {
    summary:
      "What the page needs to finish a payment of the rule that the bank wants confirmed; with `consent`, the yes to setting its card up again",
    failed: rechargeFailureMessages.failed,
    body: z.object({
      paymentId: z.uuid(),
      /** The yes to `rechargeMessages.consent`, given with the press that confirms the payment. */
      consent: z.optional(consentSchema),
    }),
    reply: z.object({
      clientSecret: z.string(),
      /** The provider's id of the card that pays. */
      paymentMethod: z.string(),
      amount: z.number(),
      currency: currencySchema,
      credits: creditsSchema,
    }),
  }),
} as const;
