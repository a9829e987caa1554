-- Lists of all users, newest first, begin at any row of these: a page reads as little of a million rows as of a thousand.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_newest ON payment (created_at, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_newest ON call (created_at, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_card_country ON payment (card_country, created_at, id)
  WHERE card_country IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_failure ON payment ((coalesce(decline, ended_because)), created_at, id)
  WHERE coalesce(decline, ended_because) IS NOT NULL;

-- Sales and refunds of a period, without the charges of calls beside them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_payments ON transfer (created_at) WHERE contra = 'payments';
