import { z } from "zod";
import {
  type CardTestingLimits,
  declineLimit,
  defaultCardTestingLimits,
  startLimit,
} from "#domain/payments/limits/payment-limits.ts";
import type { callLimitVariables } from "#server/config/call-limits.ts";
import { count } from "#server/config/variable-forms.ts";

const { declines, payments, captchaAfter, newWallet, ...defaults } = defaultCardTestingLimits;
const most = 1_000_000;
const mostUsd = 1_000_000;
const day_s = 24 * 3_600;

/** The variables that limit payments, with amounts in whole USD. */
export const cardTestingVariables = {
  DECLINES_PER_PAYMENT: count(most, defaults.declinesPerPayment),
  DECLINES_PER_USER: count(most, declines.user.attempts + 1),
  DECLINES_PER_NETWORK: count(most, declines.network.attempts + 1),
  USERS_PER_DECLINED_CARD: count(most, defaults.usersPerDeclinedCard),
  PAYMENTS_PER_HOUR: count(most, payments.user.attempts),
  PAYMENTS_PER_HOUR_PER_NETWORK: count(most, payments.network.attempts),
  CAPTCHA_AFTER_DECLINES: count(most, captchaAfter.declines.user),
  CAPTCHA_AFTER_DECLINES_PER_NETWORK: count(most, captchaAfter.declines.network),
  CAPTCHA_AFTER_PAYMENTS: count(most, captchaAfter.payments.user),
  CAPTCHA_AFTER_PAYMENTS_PER_NETWORK: count(most, captchaAfter.payments.network),
  NEW_WALLET_PURCHASES_PER_DAY: count(most, newWallet.purchasesPerDay),
  NEW_WALLET_USD_PER_DAY: count(mostUsd, newWallet.usdPerDay),
  NEW_WALLET_USD_PER_WEEK: count(mostUsd, newWallet.usdPerWeek),
  THREE_D_SECURE: z
    .enum(["always", "new", "automatic"], { error: "must be always, new or automatic" })
    .default(defaults.threeDSecure),
  CARDS_RELATE: z.enum(["live", "always"], { error: "must be live or always" }).default(defaults.cardsRelate),
};

type Variables = z.infer<z.ZodObject<typeof cardTestingVariables>> &
  Pick<z.infer<z.ZodObject<typeof callLimitVariables>>, "NEW_WALLET_DAYS">;

/** A wallet is new for purchases exactly as long as it is for calls. */
export function cardTestingConfig(variables: Variables): CardTestingLimits {
  return {
    ...defaults,
    declinesPerPayment: variables.DECLINES_PER_PAYMENT,
    declines: {
      user: declineLimit(variables.DECLINES_PER_USER),
      network: declineLimit(variables.DECLINES_PER_NETWORK),
    },
    usersPerDeclinedCard: variables.USERS_PER_DECLINED_CARD,
    payments: {
      user: startLimit(variables.PAYMENTS_PER_HOUR),
      network: startLimit(variables.PAYMENTS_PER_HOUR_PER_NETWORK),
    },
    captchaAfter: {
      declines: {
        user: variables.CAPTCHA_AFTER_DECLINES,
        network: variables.CAPTCHA_AFTER_DECLINES_PER_NETWORK,
      },
      payments: {
        user: variables.CAPTCHA_AFTER_PAYMENTS,
        network: variables.CAPTCHA_AFTER_PAYMENTS_PER_NETWORK,
      },
    },
    newWallet: {
      age_s: variables.NEW_WALLET_DAYS * day_s,
      purchasesPerDay: variables.NEW_WALLET_PURCHASES_PER_DAY,
      usdPerDay: variables.NEW_WALLET_USD_PER_DAY,
      usdPerWeek: variables.NEW_WALLET_USD_PER_WEEK,
    },
    threeDSecure: variables.THREE_D_SECURE,
    cardsRelate: variables.CARDS_RELATE,
  };
}
