-- What a page or a request reads of a user stays as little with twenty thousand calls and purchases as with two hundred:
-- docs/decisions/22-the-database.md says what each of these costs a call.

-- Whether a user has called a number before. What was dialled in vain may be longer than a number, and is not asked for.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_number ON call (wallet_id, user_id, number) WHERE refusal IS NULL;

-- A user's latest call, and the calls that a search leaves out, which are judged here and not in the table.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_of_user ON call (wallet_id, user_id, created_at)
  INCLUDE (id, number, country, cost_mc);

-- The calls of a wallet's transactions: most calls of some users are not answered.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_charged ON call (wallet_id, created_at) WHERE cost_mc > 0;

-- The currency that a user paid in last, which each request reads with its session.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_completed ON payment (wallet_id, user_id, created_at)
  WHERE status = 'completed';

-- A member's purchases among those of the wallet.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_of_user ON payment (wallet_id, user_id, created_at);

-- A member's purchases of which something was given back.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_returned ON payment (wallet_id, user_id) WHERE postings > 1;

-- A wallet's refunds, disputes and adjustments, in their order. Neither calls nor purchases have a row here.
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_given ON transfer (wallet_id, contra, created_at)
  WHERE contra <> 'calls' AND ref NOT LIKE 'payment:%:1';
