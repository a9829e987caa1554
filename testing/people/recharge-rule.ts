import { randomUUID } from "node:crypto";

type Rows = (text: string, values?: unknown[]) => Promise<object[]>;

interface RuleOf {
  id: string;
  walletId: string;
}

/** Gives a user a saved card and automatic recharge with it: below 50 credits it buys for 20 USD, at most 40 USD a month. */
export async function addRechargeRule(rows: Rows, { id, walletId }: RuleOf): Promise<{ cardId: string }> {
  const cardId = randomUUID();
  await rows(
    `INSERT INTO saved_card (wallet_id, id, user_id, provider_ref, brand, last4, expires_year, expires_month, consent, saved_at, chosen_at)
     VALUES ($1, $2, $3, $4, 'visa', '4242', 2031, 5, '{"version": 1, "language": "en"}', now(), now())`,
    [walletId, cardId, id, `pm_${cardId}`],
  );
  await rows(
    `INSERT INTO recharge_rule (wallet_id, user_id, card_id, below_mc, value_cents, currency, limit_minor, time_zone, consent, turned_on_at)
     VALUES ($1, $2, $3, 50000, 2000, 'USD', 4000, 'Europe/Berlin', '{"version": 1, "language": "en"}', '2026-01-01')
     ON CONFLICT (wallet_id) DO UPDATE SET user_id = excluded.user_id, card_id = excluded.card_id`,
    [walletId, id, cardId],
  );
  await rows(
    `INSERT INTO wallet (id, recharge_below_mc) VALUES ($1, 50000)
     ON CONFLICT (id) DO UPDATE SET recharge_below_mc = excluded.recharge_below_mc`,
    [walletId],
  );
  return { cardId };
}

export async function addRechargeEvent(
  rows: Rows,
  { id, walletId }: RuleOf,
  event: { at: Date; kind: string; because?: string; decline?: string; paymentId?: string },
): Promise<void> {
  const { at, kind, because = null, decline = null, paymentId = null } = event;
  await rows(
    `INSERT INTO recharge_event (wallet_id, id, user_id, at, kind, because, decline, payment_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [walletId, randomUUID(), id, at, kind, because, decline, paymentId],
  );
}
