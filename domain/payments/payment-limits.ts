import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";

const minute_s = 60;

/** Well above a real user's attempts. Each attempt costs a row, and most cost a request to the provider. */
const perUser = { attempts: 120, window_s: 15 * minute_s, firstWait_s: 30, longestWait_s: 15 * minute_s };
const perIp = { attempts: 1_200, window_s: 15 * minute_s, firstWait_s: 30, longestWait_s: 15 * minute_s };

export const paymentLimits = {
  quote: { ip: perIp, user: perUser },
  create_payment: { ip: perIp, user: { ...perUser, attempts: 60 } },
  add_credits: { ip: perIp, user: perUser },
} as const satisfies Record<string, ActionLimits>;

export type PaymentAction = keyof typeof paymentLimits;
