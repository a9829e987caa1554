-- Numbers of their own that users show to the people whom they call.
CREATE TABLE caller_id (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  carrier text NOT NULL,
  -- E.164.
  number text NOT NULL CHECK (number ~ '^\+[1-9][0-9]{6,14}$'),
  -- ringing: the carrier calls the number and waits for the code. failed: the code was not typed. verified: it was.
  -- lapsed: that was a year ago.
  state text NOT NULL CHECK (state IN ('ringing', 'failed', 'verified', 'lapsed')),
  requested_at timestamptz NOT NULL,
  -- The carrier's id of the call that asks for the code. Null until the carrier has given it.
  provider_call_id text,
  -- While the number rings: the code that its user types there.
  code text,
  verified_at timestamptz,
  -- The carrier's id of the verified number, by which it is deleted there.
  provider_number_id text,
  is_default boolean NOT NULL DEFAULT false,
  -- True for the default, and before its verification for one that will be it: a user's first number, and one that was the
  -- default when it was asked about again.
  becomes_default boolean NOT NULL DEFAULT false,
  -- When its user was asked by mail to verify it again.
  reminded_at timestamptz,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, number),
  CHECK ((state = 'verified') = (verified_at IS NOT NULL AND provider_number_id IS NOT NULL)),
  CHECK (state = 'verified' OR NOT is_default),
  CHECK (becomes_default OR NOT is_default),
  CHECK (state = 'ringing' OR code IS NULL)
);
-- The carrier verifies a number for one of its customers once, and so does the product.
CREATE UNIQUE INDEX caller_id_holder ON caller_id (carrier, number) WHERE state = 'verified';
CREATE INDEX caller_id_provider_number ON caller_id (provider_number_id) WHERE state = 'verified';
CREATE UNIQUE INDEX caller_id_default ON caller_id (user_id) WHERE is_default;
CREATE INDEX caller_id_requested_at ON caller_id (requested_at) WHERE state <> 'verified';
CREATE INDEX caller_id_verified_at ON caller_id (verified_at) WHERE state = 'verified';

-- Numbers that the carrier is asked to forget, until it confirms.
CREATE TABLE caller_id_removal (
  carrier text NOT NULL,
  provider_number_id text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (carrier, provider_number_id)
);
CREATE INDEX caller_id_removal_due ON caller_id_removal (next_try_at);

-- The price of the verification calls of a day, which begins at midnight UTC. The operator pays them.
CREATE TABLE verification_spend (
  day timestamptz PRIMARY KEY,
  spent_mc bigint NOT NULL CHECK (spent_mc >= 0)
);

-- The number of the caller's own that the far end was shown; null for the operator's.
ALTER TABLE call ADD COLUMN shown_number text;

-- True for a destination that refuses or changes the numbers of callers from elsewhere: it is shown the operator's.
ALTER TABLE tariff_row ADD COLUMN refuses_caller_ids boolean NOT NULL DEFAULT false;
