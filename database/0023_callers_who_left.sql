-- When the carrier said that the caller had left. The user may make another call, although this one holds what it may
-- still cost until the carrier has said how long it was.
ALTER TABLE call ADD COLUMN left_at timestamptz;

-- Old servers: they let no user call who has an open call, so they keep to the new rule too.
DROP INDEX call_one_open;
-- Old servers: the rule allows whatever the one before it allowed.
CREATE UNIQUE INDEX call_one_open ON call (wallet_id, user_id) WHERE open AND left_at IS NULL;
