// Apart from the routes, because every page of a user reads events that name these.

export const rechargePauses = [
  "authentication",
  "declined",
  "card_refused",
  "monthly_limit",
  "new_account",
  "unavailable",
  "operator",
] as const;
export type RechargePause = (typeof rechargePauses)[number];

export const rechargeEnds = [
  "user",
  "link",
  "card_removed",
  "card_expired",
  "money_back",
  "dispute",
  "frozen",
  "failures",
] as const;
export type RechargeEnd = (typeof rechargeEnds)[number];

/** Kinds of a bank's decline, each with a sentence of its own: `rechargeDeclineMessages`. */
export const rechargeDeclines = [
  "insufficient_funds",
  "expired_card",
  "limit",
  "blocked",
  "later",
  "other",
] as const;
export type RechargeDecline = (typeof rechargeDeclines)[number];
