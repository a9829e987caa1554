import type { z } from "zod";
import {
  defaultMoneyBackRules as defaults,
  type MoneyBackRules,
} from "#domain/payments/refunds/money-back-limit.ts";
import { count, wholeNumber } from "./variable-forms.ts";

const most = 1_000_000;

export const moneyBackVariables = {
  // Stripe refunds a card for longer; the balance should not owe a year's purchases.
  MONEY_BACK_DAYS: wholeNumber(0, 180).default(defaults.days),
  MONEY_BACK_TIMES_A_MONTH: count(most, defaults.times),
  MONEY_BACK_USD_A_MONTH: count(most, defaults.usd),
};

export function moneyBackConfig(variables: z.infer<z.ZodObject<typeof moneyBackVariables>>): MoneyBackRules {
  return {
    days: variables.MONEY_BACK_DAYS,
    times: variables.MONEY_BACK_TIMES_A_MONTH,
    usd: variables.MONEY_BACK_USD_A_MONTH,
  };
}
