import { z } from "zod";
import { creditsPerUsd, firstCreditsPerUsd } from "#contract/money/credit-value.ts";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { type CallLimits, defaultCallLimits } from "#domain/calls/call-limits.ts";
import { type BadLineLimits, defaultBadLineLimits } from "#domain/calls/lines/bad-line.ts";
import { defaultPumpingLimits, type PumpingLimits } from "#domain/calls/lines/pumping.ts";
import { defaultSpendLimits, type SpendLimits } from "#domain/calls/lines/watch-spend.ts";
import { defaultGrantLimit_mc } from "#domain/operators/operator-limits.ts";
import { count, wholeNumber } from "./variable-forms.ts";

const { caller, refusedPerHour, longestCall_s } = defaultCallLimits;
const minute_s = 60;
const day_s = 24 * 3_600;
const anyNumber = 1_000_000;
const anyCredits = 100_000_000;
/** 500 credits, or 50 USD. */
const verificationPerDay_mc = 500_000;

/** Whole credits; without a figure the usual amount of money counts. */
const credits = (most: number, least = 1) => wholeNumber(least, most).optional();

/** The variables that limit calls, with amounts in whole credits. */
export const callLimitVariables = {
  CALLING: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  CALLS_PER_HOUR: count(anyNumber, caller.callsPerHour),
  CALLS_PER_DAY: count(anyNumber, caller.callsPerDay),
  NEW_NUMBERS_PER_HOUR: count(anyNumber, caller.newNumbersPerHour),
  REFUSED_CALLS_PER_HOUR: count(anyNumber, refusedPerHour),
  SPEND_PER_HOUR: credits(anyNumber),
  SPEND_PER_DAY: credits(anyNumber),
  TOTAL_SPEND_PER_HOUR: credits(anyCredits),
  TOTAL_SPEND_PER_DAY: credits(anyCredits),
  OPERATOR_GRANT_LIMIT: credits(anyCredits),
  PUMPING_SHORT_CALLS: wholeNumber(0, anyNumber).default(defaultPumpingLimits.shortCalls),
  PUMPING_DEAR_RATE: credits(anyNumber),
  BAD_LINE_CALLS_A_MONTH: wholeNumber(0, anyNumber).default(defaultBadLineLimits.calls),
  BAD_LINE_CREDITS_A_MONTH: credits(anyNumber, 0),
  NEW_WALLET_DAYS: count(3_650, caller.newWallet.age_s / day_s),
  NEW_WALLET_TOP_RATE: credits(anyNumber),
  VERIFICATION_CALLS_PER_HOUR: count(anyNumber, 3),
  VERIFICATION_CALLS_PER_DAY: count(anyNumber, 10),
  VERIFICATION_CREDITS_PER_DAY: credits(anyCredits, 0),
  LONGEST_CALL_MINUTES: count(240, longestCall_s / minute_s),
};

type Variables = z.infer<z.ZodObject<typeof callLimitVariables>>;

/** A variable's credits, or else the usual amount, which is as much money whatever a credit is worth. */
function amount_mc(typed: number | undefined, usual_mc: number): number {
  return typed === undefined
    ? (usual_mc * creditsPerUsd()) / firstCreditsPerUsd
    : millicreditsFromCredits(typed);
}

/** The limits whose amounts are credits, at the worth that a credit has now. */
export function creditLimits(variables: Variables) {
  return {
    callLimits: callLimits(variables),
    spendLimits: {
      perHour_mc: amount_mc(variables.TOTAL_SPEND_PER_HOUR, defaultSpendLimits.perHour_mc),
      perDay_mc: amount_mc(variables.TOTAL_SPEND_PER_DAY, defaultSpendLimits.perDay_mc),
    } satisfies SpendLimits,
    /** Limits of the calls that verify users' own numbers: for each user, number and network, and the day's cost of all. */
    verification: {
      perHour: variables.VERIFICATION_CALLS_PER_HOUR,
      perDay: variables.VERIFICATION_CALLS_PER_DAY,
      mostPerDay_mc: amount_mc(variables.VERIFICATION_CREDITS_PER_DAY, verificationPerDay_mc),
    },
    pumpingLimits: {
      shortCalls: variables.PUMPING_SHORT_CALLS,
      dearPerMinute_mc: amount_mc(variables.PUMPING_DEAR_RATE, defaultPumpingLimits.dearPerMinute_mc),
    } satisfies PumpingLimits,
    badLineLimits: {
      calls: variables.BAD_LINE_CALLS_A_MONTH,
      credits_mc: amount_mc(variables.BAD_LINE_CREDITS_A_MONTH, defaultBadLineLimits.credits_mc),
    } satisfies BadLineLimits,
    grantLimit_mc: amount_mc(variables.OPERATOR_GRANT_LIMIT, defaultGrantLimit_mc),
  };
}

function callLimits(variables: Variables): CallLimits {
  return {
    ...defaultCallLimits,
    calling: variables.CALLING === "on",
    caller: {
      callsPerHour: variables.CALLS_PER_HOUR,
      callsPerDay: variables.CALLS_PER_DAY,
      newNumbersPerHour: variables.NEW_NUMBERS_PER_HOUR,
      spendPerHour_mc: amount_mc(variables.SPEND_PER_HOUR, caller.spendPerHour_mc),
      spendPerDay_mc: amount_mc(variables.SPEND_PER_DAY, caller.spendPerDay_mc),
      newWallet: {
        age_s: variables.NEW_WALLET_DAYS * day_s,
        topPerMinute_mc: amount_mc(variables.NEW_WALLET_TOP_RATE, caller.newWallet.topPerMinute_mc),
      },
    },
    refusedPerHour: variables.REFUSED_CALLS_PER_HOUR,
    longestCall_s: variables.LONGEST_CALL_MINUTES * minute_s,
  };
}
