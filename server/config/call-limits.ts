import { z } from "zod";
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

/** The variables that limit calls, with amounts in whole credits. */
export const callLimitVariables = {
  CALLING: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  CALLS_PER_HOUR: count(anyNumber, caller.callsPerHour),
  CALLS_PER_DAY: count(anyNumber, caller.callsPerDay),
  NEW_NUMBERS_PER_HOUR: count(anyNumber, caller.newNumbersPerHour),
  REFUSED_CALLS_PER_HOUR: count(anyNumber, refusedPerHour),
  SPEND_PER_HOUR: count(anyNumber, caller.spendPerHour_mc / 1_000),
  SPEND_PER_DAY: count(anyNumber, caller.spendPerDay_mc / 1_000),
  TOTAL_SPEND_PER_HOUR: count(anyCredits, defaultSpendLimits.perHour_mc / 1_000),
  TOTAL_SPEND_PER_DAY: count(anyCredits, defaultSpendLimits.perDay_mc / 1_000),
  OPERATOR_GRANT_LIMIT: count(anyCredits, defaultGrantLimit_mc / 1_000),
  PUMPING_SHORT_CALLS: wholeNumber(0, anyNumber).default(defaultPumpingLimits.shortCalls),
  PUMPING_DEAR_RATE: count(anyNumber, defaultPumpingLimits.dearPerMinute_mc / 1_000),
  BAD_LINE_CALLS_A_MONTH: wholeNumber(0, anyNumber).default(defaultBadLineLimits.calls),
  BAD_LINE_CREDITS_A_MONTH: wholeNumber(0, anyNumber).default(defaultBadLineLimits.credits_mc / 1_000),
  NEW_WALLET_DAYS: count(3_650, caller.newWallet.age_s / day_s),
  NEW_WALLET_TOP_RATE: count(anyNumber, caller.newWallet.topPerMinute_mc / 1_000),
  VERIFICATION_CALLS_PER_HOUR: count(anyNumber, 3),
  VERIFICATION_CALLS_PER_DAY: count(anyNumber, 10),
  VERIFICATION_CREDITS_PER_DAY: wholeNumber(0, anyCredits).default(500),
  LONGEST_CALL_MINUTES: count(240, longestCall_s / minute_s),
};

type Variables = z.infer<z.ZodObject<typeof callLimitVariables>>;

export function spendLimitsConfig(variables: Variables): SpendLimits {
  return {
    perHour_mc: millicreditsFromCredits(variables.TOTAL_SPEND_PER_HOUR),
    perDay_mc: millicreditsFromCredits(variables.TOTAL_SPEND_PER_DAY),
  };
}

/** Limits of the calls that verify users' own numbers: for each user, number and network, and the day's cost of all. */
export function verificationConfig(variables: Variables) {
  return {
    perHour: variables.VERIFICATION_CALLS_PER_HOUR,
    perDay: variables.VERIFICATION_CALLS_PER_DAY,
    mostPerDay_mc: millicreditsFromCredits(variables.VERIFICATION_CREDITS_PER_DAY),
  };
}

export function pumpingConfig(variables: Variables): PumpingLimits {
  return {
    shortCalls: variables.PUMPING_SHORT_CALLS,
    dearPerMinute_mc: millicreditsFromCredits(variables.PUMPING_DEAR_RATE),
  };
}

export function badLineConfig(variables: Variables): BadLineLimits {
  return {
    calls: variables.BAD_LINE_CALLS_A_MONTH,
    credits_mc: millicreditsFromCredits(variables.BAD_LINE_CREDITS_A_MONTH),
  };
}

export function grantLimitConfig(variables: Variables): number {
  return millicreditsFromCredits(variables.OPERATOR_GRANT_LIMIT);
}

export function callLimitsConfig(variables: Variables): CallLimits {
  return {
    ...defaultCallLimits,
    calling: variables.CALLING === "on",
    caller: {
      callsPerHour: variables.CALLS_PER_HOUR,
      callsPerDay: variables.CALLS_PER_DAY,
      newNumbersPerHour: variables.NEW_NUMBERS_PER_HOUR,
      spendPerHour_mc: millicreditsFromCredits(variables.SPEND_PER_HOUR),
      spendPerDay_mc: millicreditsFromCredits(variables.SPEND_PER_DAY),
      newWallet: {
        age_s: variables.NEW_WALLET_DAYS * day_s,
        topPerMinute_mc: millicreditsFromCredits(variables.NEW_WALLET_TOP_RATE),
      },
    },
    refusedPerHour: variables.REFUSED_CALLS_PER_HOUR,
    longestCall_s: variables.LONGEST_CALL_MINUTES * minute_s,
  };
}
