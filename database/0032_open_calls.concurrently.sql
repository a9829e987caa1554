-- A first and a second call of each user, but for those that their caller has left.
-- Old servers: open one call of a user, as a first one.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS call_open ON call (wallet_id, user_id, second_call)
  WHERE open AND left_at IS NULL;
