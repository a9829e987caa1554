-- Countries that a user may call, and the watch over what all wallets spend.

-- The countries (ISO 3166-1 alpha-2, sorted) that the user's account may call; null: all.
ALTER TABLE users ADD COLUMN allowed_countries text[]
  CHECK (allowed_countries IS NULL OR cardinality(allowed_countries) BETWEEN 1 AND 300);
ALTER TABLE users ADD CONSTRAINT users_deleted_countries
  CHECK (deleted_at IS NULL OR allowed_countries IS NULL);

-- Who stopped calling: the operator, or the watch over what all wallets spend.
ALTER TABLE calling_stop ADD COLUMN reason text NOT NULL DEFAULT 'operator'
  CHECK (reason IN ('operator', 'spend'));

-- What the calls of all wallets were charged within a minute. A job on one node sums the last minutes again and again,
-- because a charge may commit late, and leaves older minutes as they are.
CREATE TABLE charged_minute (
  minute timestamptz PRIMARY KEY,
  charged_mc bigint NOT NULL
);
-- A transfer is appended and never changes, so blocks are in the order of time and this index costs almost nothing.
CREATE INDEX transfer_created_at ON transfer USING brin (created_at) WITH (autosummarize = on);

-- What the watch saw last. No call writes it.
CREATE TABLE spend_watch (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  checked_at timestamptz NOT NULL,
  -- Spent within the last hour and day: charges, and the holds of open calls.
  hour_mc bigint NOT NULL DEFAULT 0,
  day_mc bigint NOT NULL DEFAULT 0,
  -- Spending before this moment does not count: the operator has looked at it and allowed calls again.
  reset_at timestamptz NOT NULL
);
INSERT INTO spend_watch (checked_at, reset_at) VALUES ('2000-01-01Z', '2000-01-01Z');
