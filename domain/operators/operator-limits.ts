import type { UseCase } from "#contract/operators/permissions.ts";
import type { AttemptLimit } from "#domain/rate-limits/attempt-limiter.ts";
import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";

const minute_s = 60;
const hour_s = 60 * minute_s;

/** An office of ten operators behind one address. */
const operatorsOfNetwork = 10;

function limits(user: AttemptLimit): ActionLimits {
  return { user, ip: { ...user, attempts: user.attempts * operatorsOfNetwork } };
}

function perHour(attempts: number): ActionLimits {
  return limits({ attempts, window_s: hour_s, firstWait_s: 10 * minute_s, longestWait_s: hour_s });
}

/** The budgets of one operator on the page. A stolen session must not copy the user base. */
export const operatorLimits = {
  act: limits({
    attempts: 900,
    window_s: 15 * minute_s,
    firstWait_s: minute_s,
    longestWait_s: 15 * minute_s,
  }),
  /**
   * Names people. One budget over all lists and searches: a busy hour has some dozens, and a screen of live calls that
   * stays open takes 120.
   */
  look: perHour(240),
  /** Sends a mail to a person, or makes an outside service do something. */
  mail: perHour(20),
  /** Sends what an operator wrote to one who wrote first. */
  answer: perHour(60),
  /** All of what is kept about a person. */
  export: perHour(10),
  /** Computes for seconds. */
  deck: perHour(60),
  /** Reads every transfer. */
  audit: perHour(6),
} as const satisfies Record<string, ActionLimits>;

export type OperatorBudget = keyof typeof operatorLimits;

/** The lower budget that a use-case takes of beside `act`. */
export const budgetOf: Readonly<Partial<Record<UseCase, Exclude<OperatorBudget, "act">>>> = {
  find_user: "look",
  show_user: "look",
  show_payment: "look",
  show_call: "look",
  list_calls: "look",
  list_payments: "look",
  list_all_calls: "look",
  list_refunds: "look",
  list_disputes: "look",
  list_users: "look",
  list_messages: "look",
  list_rented_numbers: "look",
  show_message: "look",
  answer_message: "answer",
  sum_calls: "look",
  sum_payments: "look",
  list_proposals: "look",
  list_operators: "look",
  read_fraud: "look",
  read_record: "look",
  resend_verification: "mail",
  pause_recharge: "mail",
  export_user: "export",
  export_list: "export",
  read_messages: "export",
  preview_tariff: "deck",
  export_tariff: "deck",
  import_tariff: "deck",
  audit_ledger: "audit",
  test_card_webhook: "mail",
  change_alarm_webhook: "mail",
  test_alarm_webhook: "mail",
};

/** 1,000 credits, or 100 USD, given by one operator within a day. */
export const defaultGrantLimit_mc = 1_000_000;
