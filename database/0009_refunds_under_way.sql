-- The provider's refunds of a payment, by their ids there: {id, posting, state}. `id` is that of refund_request where the refund
-- was asked for here; `posting` numbers the transfer that took its credits, 0 where none did; `state` is 'pending', 'done' or
-- 'failed'. A payment that was reconciled last by a server from before names none.
ALTER TABLE payment ADD COLUMN refunds jsonb NOT NULL DEFAULT '{}';
