import type { Break } from "./break.ts";

const pricing = { file: "contract/money/pricing.ts", test: "contract/money/pricing.test.ts" };
const talkTime = { file: "contract/money/talk-time.ts", test: "contract/money/talk-time.test.ts" };
const shownRate = { file: "contract/money/shown-rate.ts", test: "contract/money/shown-rate.test.ts" };
const region = {
  file: "contract/money/default-currency.ts",
  test: "contract/money/default-currency.test.ts",
};
const falling = { file: "domain/ledger/falling-balance.ts", test: "domain/ledger/falling-balance.test.ts" };
const history = { file: "domain/ledger/transactions.ts", test: "domain/ledger/transactions.test.ts" };
const cap = {
  file: "domain/payments/limits/purchase-cap.ts",
  test: "domain/payments/limits/purchase-cap.test.ts",
};
const moneyBack = {
  file: "domain/payments/refunds/money-back.ts",
  test: "domain/payments/refunds/money-back.db.test.ts",
};
const refunds = {
  file: "domain/payments/reconcile/posted-refunds.ts",
  test: "domain/payments/reconcile/posted-refunds.test.ts",
};

export const money: readonly Break[] = [
  { ...pricing, from: "Math.max(0, Math.ceil(answered_s)", to: "Math.max(0, Math.floor(answered_s)" },
  { ...pricing, from: "Math.ceil(beyond_s / rate", to: "Math.floor(beyond_s / rate" },
  { ...pricing, from: "  const metered_mc = Math.ceil(", to: "  const metered_mc = Math.round(" },
  {
    ...pricing,
    from: "Math.max(minimumCallCost_mc, rate.connect_mc + metered_mc)",
    to: "rate.connect_mc + Math.max(minimumCallCost_mc, metered_mc)",
  },
  { ...pricing, from: " && rate.connect_mc <= than.connect_mc) return", to: ") return" },
  { ...pricing, from: "const sameSteps = rate.minimum_s === than.minimum_s && ", to: "const sameSteps = " },
  { ...pricing, from: "answered_s <= limit_s; answered_s++", to: "answered_s < limit_s; answered_s++" },
  { ...pricing, from: "leastToStart_mc(rate) > available_mc", to: "leastToStart_mc(rate) >= available_mc" },
  { ...pricing, from: "Math.max(minimumCallCost_mc, callCost_mc(rate, 1))", to: "callCost_mc(rate, 1)" },
  { ...pricing, from: "perMinute_mc === 0 && connect_mc === 0", to: "perMinute_mc === 0" },
  { ...pricing, from: "  if (isFree(rate)) return 0;\n", to: "" },
  {
    ...pricing,
    from: "callCost_mc(rate, middle_s) <= available_mc",
    to: "callCost_mc(rate, middle_s) < available_mc",
  },
  { ...pricing, from: "Math.max(1, Math.ceil(answered_s / 60))", to: "Math.ceil(answered_s / 60)" },
  {
    file: "contract/money/money.ts",
    from: " || amount_mc / millicreditsPerCredit !== credits",
    to: "",
    test: "contract/money/money.test.ts",
  },
  { ...talkTime, from: "Math.min(credits, caps", to: "Math.max(credits, caps" },
  { ...talkTime, from: "seconds < secondsFor(credits)", to: "seconds <= secondsFor(credits)" },
  { ...talkTime, from: "seconds === longest_s) return", to: "seconds > longest_s) return" },
  { ...shownRate, from: "others.length === 0 && ", to: "" },
  { ...shownRate, from: "{1,15}$/", to: "{1,15}/" },
  { ...region, from: "?? usual;", to: '?? "USD";' },
  { ...region, from: " LT LU LV", to: " LT LU" },
  {
    file: "contract/money/wallet.ts",
    from: "(reason ?? status)",
    to: "status",
    test: "contract/money/wallet.test.ts",
  },
  {
    file: "contract/money/wallet.ts",
    from: 'type === "refund" && status',
    to: "status",
    test: "contract/money/wallet.test.ts",
  },
  { ...refunds, from: "postings + last + 1", to: "postings + 1" },
  { ...refunds, from: " && delta_mc < 0", to: "" },
  { ...refunds, from: '(state === "failed" ? 0 : newest)', to: "newest" },
  { ...refunds, from: '{ ...refund, state: "failed" }', to: "refund" },
  {
    file: "domain/payments/reconcile/reconcile-payment.ts",
    from: "refundEnded || haveChanged(payment.refunds, settled.refunds)",
    to: "refundEnded",
    test: moneyBack.test,
  },
  { ...falling, from: "posted_mc - spent_mc < Math.max(", to: "posted_mc - spent_mc <= Math.max(" },
  { ...falling, from: "if (posted_mc - spent_mc", to: "if (available_mc - spent_mc" },
  { ...falling, from: "Math.ceil(limit_s - left_s)", to: "Math.floor(limit_s - left_s)" },
  { ...falling, from: "enough_s + 1 - limit_s", to: "enough_s - limit_s" },
  { ...falling, from: "available_mc < rate.perMinute_mc && ", to: "" },
  {
    ...history,
    from: 'if (entry.status !== "failed") return',
    to: 'if (entry.status === "completed") return',
  },
  {
    ...history,
    from: "return isTaken ? words.dispute : words.disputeReturned;",
    to: "return words.dispute;",
  },
  { ...history, from: "return isTaken ? words.debtPaid : words.debtReceived;", to: "return words.debtPaid;" },
  {
    ...history,
    from: "amountFromMinor(amount_minor, currency), currency }",
    to: "amount_minor / 100, currency }",
  },
  { ...history, from: "/ (millicreditsPerCredit * creditsPerUsd())", to: "/ millicreditsPerCredit" },
  { ...cap, from: "endsAt !== null && endsAt <= now", to: "endsAt !== null && endsAt < now" },
  { ...cap, from: "createdAt.getTime() < age_ms", to: "createdAt.getTime() <= age_ms" },
  { ...cap, from: "today.length >= limits", to: "today.length > limits" },
  { ...cap, from: "return Math.max(0, left_mc);", to: "return left_mc;" },
  { ...cap, from: "limits.perWeek_mc - sum(within(week_ms))", to: "limits.perWeek_mc" },
  { ...cap, from: "    later(createdAt, week_ms),\n", to: "" },
  {
    file: "domain/money/minor-units.ts",
    from: "return scaledFromText(String(amount), minorUnitDigits(currency));",
    to: "return Math.floor(amount * minorUnitsPerUnit(currency));",
    test: "domain/money/minor-units.test.ts",
  },
  { ...moneyBack, from: "purchase?.userId !== user.id) return [];", to: "!purchase) return [];" },
  { ...moneyBack, from: "minorFromAmount(amount, payment.currency) !== amount_minor", to: "amount < 0" },
  {
    ...moneyBack,
    from: '  if (purchase.disputed_mc !== 0) return refuse("money_back_disputed");\n',
    to: "",
  },
];
