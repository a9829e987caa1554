import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";

const hour_s = 60 * 60;

/** A machine solves a CAPTCHA cheaply, and the operator reads every message. */
export const contactLimits = {
  contact: {
    ip: { attempts: 20, window_s: hour_s, firstWait_s: 5 * 60, longestWait_s: hour_s },
    user: { attempts: 10, window_s: hour_s, firstWait_s: 5 * 60, longestWait_s: hour_s },
  },
} as const satisfies Record<string, ActionLimits>;

export type ContactAction = keyof typeof contactLimits;
