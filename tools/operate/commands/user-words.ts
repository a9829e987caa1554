import type { Currency } from "#contract/money/currencies.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { ShownUser } from "#domain/operators/people/show-user.ts";
import type { FoundUser } from "#domain/operators/people/user-lookup.ts";
import { creditsInWords } from "#words/money.ts";

export function credits(amount_mc: number): string {
  return creditsInWords(creditsFromMillicredits(amount_mc));
}

export function money(amount_minor: number, currency: Currency): string {
  return `${amountFromMinor(amount_minor, currency)} ${currency}`;
}

export function foundLine({ id, email, firstName, lastName, createdAt, ...state }: FoundUser): string {
  const states = [
    ...(state.deletedAt ? [`deleted ${state.deletedAt.toISOString()}`] : []),
    ...(state.frozenAt ? [`frozen since ${state.frozenAt.toISOString()}`] : []),
    ...(state.pausedByDispute ? ["calling paused by a disputed payment"] : []),
  ];
  const person = state.deletedAt ? "(deleted user)" : `${email}  ${firstName} ${lastName}`;
  return [person, `id ${id}`, `since ${createdAt.toISOString()}`, ...states].join("  ");
}

/** Everything about a user, a paragraph for each kind. */
export function shownWords(shown: ShownUser): string {
  const { user, balance, grant, calls, payments, savedCards, recharge, rechargeEvents, sessions, limitsHit } =
    shown;
  const { posted_mc, held_mc, available_mc } = balance;
  return [
    foundLine(user),
    `Two-step sign-in ${shown.twoStepOn ? "on" : "off"}; other sign-ins: ${shown.providers.join(", ") || "none"}; ` +
      `may call ${shown.allowedCountries?.join(" ") ?? "all countries"}` +
      (grant ? `; operator (${grant.role}) until ${grant.expiresAt.toISOString()}` : ""),
    `Wallet ${user.walletId}: ${credits(posted_mc)}, ${credits(held_mc)} held, ${credits(available_mc)} to spend`,
    section("Last calls", calls, (call) =>
      [
        `${call.createdAt.toISOString()}  ${call.number}  ${call.status}${call.refusal ? ` (${call.refusal})` : ""}`,
        `${call.answered_s ?? 0} s  ${credits(call.cost_mc ?? 0)}`,
        call.quality ? `MOS ${call.quality.mosAverage}` : "no quality report",
        call.id,
      ].join("  "),
    ),
    section("Payments", payments, (payment) =>
      [
        `${payment.createdAt.toISOString()}  ${payment.status}  ${amount(payment)}  ${credits(payment.credits_mc)}`,
        ...(payment.initiator === "rule" ? ["by automatic recharge"] : []),
        ...(payment.endedBecause ? [`ended: ${payment.endedBecause}`] : []),
        ...(payment.disputedAt ? [`disputed: noticed ${payment.disputedAt.toISOString()}`] : []),
        ...(payment.disputeAllowedAt ? [`calling allowed ${payment.disputeAllowedAt.toISOString()}`] : []),
        ...(payment.declines > 0 ? [`${payment.declines} declined cards`] : []),
        `${payment.id}  ${payment.providerRef ?? "no reference"}`,
      ].join("  "),
    ),
    section("Saved cards", savedCards, ({ brand, last4, expiresMonth, expiresYear, removedAt }) =>
      [
        `${brand} ...${last4}`,
        `until ${expiresMonth}/${expiresYear}`,
        ...(removedAt ? ["being removed"] : []),
      ].join("  "),
    ),
    section("Automatic recharge", recharge === null ? [] : [recharge], rechargeLine),
    section("What became of it", rechargeEvents, ({ at, kind, because, decline, paymentId }) =>
      [at.toISOString(), kind, because, decline, paymentId].filter((part) => part !== null).join("  "),
    ),
    section("Sessions", sessions, ({ device, openedWith, createdAt, lastUsedAt }) =>
      [device, openedWith, `since ${createdAt}`, `last used ${lastUsedAt}`].join("  "),
    ),
    section(
      "Limits hit within a week",
      limitsHit,
      ({ refusal, times, lastAt }) => `${refusal}  ${times} times  last ${lastAt.toISOString()}`,
    ),
  ].join("\n");
}

function rechargeLine({ currency, card, pause, ...rule }: NonNullable<ShownUser["recharge"]>): string {
  return [
    `below ${credits(rule.below_mc)} buys ${money(rule.value_cents, "USD")}`,
    `at most ${money(rule.limit_minor, currency)} a month, ${money(rule.spent_minor, currency)} this month`,
    card ? `${card.brand} ...${card.last4}` : "its card is gone",
    `since ${rule.turnedOnAt.toISOString()}`,
    ...(rule.failures > 0 ? [`${rule.failures} failures in a row`] : []),
    ...(pause
      ? [
          `paused: ${pause.because}${pause.decline ? ` (${pause.decline})` : ""}`,
          pause.until ? `next try ${pause.until.toISOString()}` : "no next try by itself",
        ]
      : []),
  ].join("  ");
}

function section<T>(title: string, items: readonly T[], line: (item: T) => string): string {
  return [`${title}:`, ...(items.length === 0 ? ["none"] : items.map(line)).map((text) => `  ${text}`)].join(
    "\n",
  );
}

function amount(payment: ShownUser["payments"][number]): string {
  const charged = money(payment.charge_minor, payment.currency);
  return payment.refunded_minor === 0
    ? charged
    : `${charged}, ${money(payment.refunded_minor, payment.currency)} of it refunded`;
}
