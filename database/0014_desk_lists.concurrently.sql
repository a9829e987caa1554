-- Lists of all users, newest first, begin at any row of these: a page reads as little of a million rows as of a thousand.
-- Every row meets their conditions, which the desk's statements alone repeat: a plan for one user's newest rows would otherwise
-- walk those of all users.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_newest ON payment (created_at, id) WHERE charge_minor >= 0;
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_newest ON call (created_at, id) WHERE held_mc >= 0;
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_card_country ON payment (card_country, created_at, id)
  WHERE card_country IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_failure ON payment ((coalesce(decline, ended_because)), created_at, id)
  WHERE coalesce(decline, ended_because) IS NOT NULL;

-- Sales and refunds of a period, without the charges of calls beside them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_payments ON transfer (created_at) WHERE contra = 'payments';

-- By its time alone only old events are swept. By blocks, so that no plan walks all users' events for one user's newest.
CREATE INDEX CONCURRENTLY IF NOT EXISTS security_event_times ON security_event USING brin (created_at) WITH (autosummarize = on);
