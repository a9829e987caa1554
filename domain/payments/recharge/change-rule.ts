import { centsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { creditsFromMillicredits, millicreditsPerCredit } from "#contract/money/money.ts";
import { presetsUsdWithin } from "#contract/money/offered-currencies.ts";
import {
  chargesMore,
  mostRechargesAMonth,
  type RechargeState,
  type RechargeWish,
  rechargeThresholds,
  type ShownRule,
} from "#contract/money/recharge.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { amountFromMinor, minorFromAmount } from "#domain/money/minor-units.ts";
import { exactPrice, type Price, type PriceTerms, presetPrice } from "#domain/money/price.ts";
import type { SavedCard } from "#domain/payments/cards/card-store.ts";
import { payableCard } from "#domain/payments/cards/saved-cards.ts";
import { refuseCurrency, refuseFrozen } from "#domain/payments/limits/refuse-purchase.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";
import { hashToken } from "#domain/tokens.ts";
import { mostFailures, numberOf, standingAt } from "./card-standing.ts";
import { endRule, forsake, newOffLink, noteRule } from "./end-rule.ts";
import { monthCharges } from "./month-charges.ts";
import { rechargeOnMail } from "./recharge-mail.ts";
import type { OwnerProof, Pause, RechargeRule } from "./recharge-store.ts";

/** The user's own rule, and today's price of what a rule may buy: in the currency asked for, or else the rule's. */
export async function readRule(
  deps: Pick<PaymentDeps, "transaction" | "clock">,
  user: WalletUser,
  currency?: Currency,
): Promise<RechargeState> {
  return deps.transaction(async (stores) => {
    const stored = await stores.recharge.find(user.walletId);
    const rule = stored?.userId === user.id ? stored : undefined;
    const market = await currentRates(stores.rates);
    const own = rule ? [rule.value_cents / centsPerUsd] : [];
    const amounts = new Set([...own, ...presetsUsdWithin(market.limits)]);
    const offers = [...amounts]
      .toSorted((a, b) => a - b)
      .flatMap((amountUsd) => {
        const price = rulePrice(amountUsd, currency ?? rule?.currency ?? "USD", market, rule);
        return isRefusal(price) ? [] : [{ amountUsd, ...shownPrice(price) }];
      });
    return { rule: rule ? await shownRule(deps, stores, rule) : null, offers };
  });
}

/**
 * Turns the rule of a wallet on, or changes it. The rule may buy at once. A card's failures and waits go on, as do an
 * operator's pause and what the month has charged. A rule that charges more, or another card, needs the owner's proof,
 * because it is what a thief at an open browser would do. One mail tells of a change.
 * Refuses with nothing written: `recharge_not_offered`, `recharge_consent_missing`, `recharge_limit_too_low`,
 * `recharge_limit_too_high`, `invalid_amount`, `currency_not_offered`, `invalid_request` for an unknown time zone, `account_frozen`,
 * `recharge_of_other_member`, `saved_card_not_found`, `saved_card_expired`, `saved_card_elsewhere`,
 * `recharge_card_refused`, `recharge_card_failed`, and what `proveOwner` refuses.
 */
export async function turnOnRule(
  deps: PaymentDeps,
  user: WalletUser,
  wish: RechargeWish,
  proveOwner: () => Promise<OwnerProof | Refusal>,
): Promise<RechargeState | Refusal> {
  const refused = refuseWish(wish);
  if (refused) return refused;
  const today = await deps.transaction(({ recharge }) => recharge.find(user.walletId));
  const mustProve = chargesMore(today ? termsOf(today) : null, wish) || wish.password !== undefined;
  const proof = mustProve ? await proveOwner() : undefined;
  if (isRefusal(proof)) return proof;
  const saved = await deps.transaction(async (stores) => {
    await stores.payments.lockPurchases(user.walletId);
    if (await stores.payments.isDeleted(user.id)) return refuse("unauthenticated");
    if (proof && !(await stores.recharge.holdsProof(user.id, proof))) return refuse("unauthenticated");
    const before = await stores.recharge.lock(user.walletId);
    // Another change may have lowered the rule since, which this one would raise again without a proof.
    if (!proof && chargesMore(before ? termsOf(before) : null, wish)) return refuse("sign_in_again");
    // A rule keeps its currency when that is offered no longer.
    if (before?.currency !== wish.currency) {
      const { settings } = await currentRates(stores.rates);
      const notOffered = await refuseCurrency(stores, user, wish.currency, settings);
      if (notOffered) return notOffered;
    }
    const judged = await judge(deps, stores, user, wish, before);
    if (isRefusal(judged)) return judged;
    const { rule, card, price } = judged;
    if (before && before.userId !== user.id) return refuse("recharge_of_other_member");
    await stores.recharge.save(rule, deps.clock.now());
    if (before && isSame(before, rule)) return undefined;
    const paymentId = before && before.cardId !== rule.cardId ? await forsake(deps, stores, before) : null;
    await noteRule(deps, stores, rule, { kind: before ? "changed" : "on", paymentId });
    const reader = await stores.recharge.reader(user.id);
    const offUrl = await newOffLink(deps, stores, rule);
    const mail = reader && rechargeOnMail(deps.receipts, reader, { ...rule, card, price }, offUrl);
    if (mail) await stores.outbox.add(mail, user.walletId);
    return undefined;
  });
  if (saved) return saved;
  deps.publish({ walletId: user.walletId }, { type: "settings" });
  return readRule(deps, user);
}

/** The price of a rule's purchase. The limits of purchases are those of a new amount alone: a rule keeps the one that it has. */
function rulePrice(
  amountUsd: number,
  currency: Currency,
  market: PriceTerms,
  rule: RechargeRule | undefined,
): Price | Refusal {
  return rule?.value_cents === amountUsd * centsPerUsd
    ? exactPrice(amountUsd, currency, market.rates)
    : presetPrice(amountUsd, currency, market);
}

function termsOf({ below_mc, value_cents, currency, limit_minor, cardId }: RechargeRule) {
  return {
    below: creditsFromMillicredits(below_mc),
    amountUsd: value_cents / centsPerUsd,
    currency,
    monthlyLimit: amountFromMinor(limit_minor, currency),
    cardId,
  };
}

function isSame(before: RechargeRule, after: RechargeRule): boolean {
  const fields = ["cardId", "currency", "below_mc", "value_cents", "limit_minor"] as const;
  return fields.every((field) => before[field] === after[field]);
}

function refuseWish({ below, consent }: RechargeWish): Refusal | undefined {
  if (!rechargeThresholds().includes(below)) return refuse("recharge_not_offered");
  return consent ? undefined : refuse("recharge_consent_missing");
}

interface Judged {
  rule: RechargeRule;
  card: SavedCard;
  price: Price;
}

/** The rule that the user wishes, if the user may have it now. */
async function judge(
  deps: PaymentDeps,
  stores: PaymentStores,
  user: WalletUser,
  { below, amountUsd, currency, monthlyLimit, cardId, timeZone, consent }: RechargeWish,
  before: RechargeRule | undefined,
): Promise<Judged | Refusal> {
  const now = deps.clock.now();
  const frozen = await refuseFrozen(deps, stores, user);
  if (frozen) return frozen;
  const card = await payableCard(stores, user, { id: cardId, now });
  if (isRefusal(card)) return card;
  if (card.refusedAt !== null) return refuse("recharge_card_refused");
  const standing = await standingAt(stores, user.walletId, numberOf(card), now);
  if (standing.failures >= mostFailures) return refuse("recharge_card_failed");
  const market = await currentRates(stores.rates);
  const isOwn = before?.value_cents === amountUsd * centsPerUsd;
  if (!isOwn && !presetsUsdWithin(market.limits).includes(amountUsd)) return refuse("recharge_not_offered");
  const price = rulePrice(amountUsd, currency, market, before);
  const limit_minor = minorFromAmount(monthlyLimit, currency);
  if (isRefusal(price) || limit_minor === undefined) return refuse("invalid_amount");
  if (limit_minor < price.charge_minor) return refuse("recharge_limit_too_low");
  // One more than is offered: prices that follow a rate need a margin.
  if (limit_minor > (mostRechargesAMonth + 1) * price.charge_minor) return refuse("recharge_limit_too_high");
  if (!consent) return refuse("recharge_consent_missing");
  const rule: RechargeRule = {
    walletId: user.walletId,
    userId: user.id,
    cardId,
    below_mc: below * millicreditsPerCredit,
    value_cents: amountUsd * centsPerUsd,
    currency,
    limit_minor,
    timeZone,
    consent,
    turnedOnAt: now,
    failures: standing.failures,
    pause: null,
  };
  const pause = (await lastingPause(stores, rule, price, now)) ?? standing.pause;
  return { rule: { ...rule, pause }, card, price };
}

/** The pause that goes on through off and on again: an operator's, and that of a month whose limit is reached. */
async function lastingPause(
  stores: PaymentStores,
  rule: RechargeRule,
  { charge_minor }: Price,
  now: Date,
): Promise<Pause | undefined> {
  const reason = { decline: null, until: null, paymentId: null };
  if (await stores.recharge.isHeldByOperator(rule.walletId)) return { ...reason, because: "operator" };
  const user = { id: rule.userId, walletId: rule.walletId };
  const { month, charged_minor } = await monthCharges(stores, user, rule, now);
  const isReached = charged_minor + charge_minor > rule.limit_minor;
  return isReached ? { ...reason, because: "monthly_limit", until: month.end } : undefined;
}

/** Turns off the user's own rule, as it was shown. Refuses `recharge_not_on`, and `recharge_changed` for another rule. */
export async function turnOffRule(
  deps: PaymentDeps,
  user: WalletUser,
  shown: ShownRule,
): Promise<RechargeState | Refusal> {
  const refused = await deps.transaction(async (stores) => {
    const rule = await stores.recharge.lock(user.walletId);
    if (rule?.userId !== user.id) return refuse("recharge_not_on");
    if (!isShown(rule, shown)) return refuse("recharge_changed");
    await endRule(deps, stores, user.walletId, "user");
    return undefined;
  });
  if (refused) return refused;
  deps.publish({ walletId: user.walletId }, { type: "settings" });
  return readRule(deps, user);
}

/**
 * Turns a rule off with the token of a mail, which can do nothing else. `userId` is the user who is logged in, if any.
 * Refuses `recharge_link_used`, also for a token that never was, and `recharge_link_of_other`.
 */
export async function turnOffByLink(
  deps: PaymentDeps,
  token: string,
  userId: string | undefined,
): Promise<{ off: true } | Refusal> {
  const [walletId = "", secret = ""] = token.split(".");
  if (!isUuid(walletId)) return refuse("recharge_link_used");
  const refused = await deps.transaction(async (stores) => {
    await stores.recharge.lock(walletId);
    const link = await stores.recharge.findLink(walletId, hashToken(secret));
    if (!link) return refuse("recharge_link_used");
    if (userId !== undefined && userId !== link.userId) return refuse("recharge_link_of_other");
    // The links of a rule end with it, so this one finds its rule.
    await endRule(deps, stores, walletId, "link");
    return undefined;
  });
  if (refused) return refused;
  deps.publish({ walletId }, { type: "settings" });
  return { off: true };
}

function isShown(rule: RechargeRule, shown: ShownRule): boolean {
  return (
    rule.below_mc === shown.below * millicreditsPerCredit &&
    rule.value_cents === shown.amountUsd * centsPerUsd &&
    rule.currency === shown.currency &&
    rule.limit_minor === minorFromAmount(shown.monthlyLimit, rule.currency) &&
    rule.cardId === shown.cardId
  );
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function shownPrice({ credits_mc, charge_minor, currency }: Price) {
  return {
    credits: creditsFromMillicredits(credits_mc),
    price: amountFromMinor(charge_minor, currency),
    currency,
  };
}

async function shownRule(
  { clock }: Pick<PaymentDeps, "clock">,
  stores: Pick<PaymentStores, "recharge" | "rates">,
  rule: RechargeRule,
): Promise<RechargeState["rule"]> {
  const { walletId, userId, currency, pause } = rule;
  const { charged_minor } = await monthCharges(stores, { id: userId, walletId }, rule, clock.now());
  return {
    ...termsOf(rule),
    spent: amountFromMinor(charged_minor, currency),
    turnedOnAt: rule.turnedOnAt.toISOString(),
    pause: pause && { ...pause, until: pause.until?.toISOString() ?? null },
  };
}
