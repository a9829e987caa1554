-- Money that users take back themselves, and calling paused by a dispute: docs/decisions/0055-money-back.md.

-- Who asked for a refund. What a user asks for holds its credits in the wallet until the provider has answered, so that no
-- call spends them: held_mc of a wallet is the holds of its open calls and of these rows.
ALTER TABLE refund_request ADD COLUMN asked_by text NOT NULL DEFAULT 'operator' CHECK (asked_by IN ('operator', 'user'));
ALTER TABLE refund_request ADD COLUMN held_mc bigint NOT NULL DEFAULT 0 CHECK (held_mc >= 0);
-- Whether the hold is in the wallet now. A server of before ends a refund without releasing it; the sweep does that.
ALTER TABLE refund_request ADD COLUMN holds boolean NOT NULL DEFAULT false;
CREATE INDEX refund_request_holds ON refund_request (wallet_id) WHERE holds;
CREATE INDEX refund_request_payment ON refund_request (wallet_id, payment_id);

-- A payment with a dispute that is open or lost pauses its user's calling, until an operator allows it in spite of that.
ALTER TABLE payment ADD COLUMN disputed_at timestamptz;
ALTER TABLE payment ADD COLUMN dispute_allowed_at timestamptz;
CREATE INDEX payment_pauses_calling ON payment (wallet_id, user_id)
  WHERE disputed_at IS NOT NULL AND dispute_allowed_at IS NULL;
