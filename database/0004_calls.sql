-- Calls. An open call is its own hold: held_mc of all open calls of an account is that account's held_mc. No foreign
-- keys: nothing but the call and its account is locked to authorise or settle.

CREATE TABLE call (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- The carrier's name of the caller's leg. A repeated webhook brings the same one, and that makes no second call.
  provider_sid text NOT NULL UNIQUE,
  -- The carrier's name of the leg to the number: the one that is charged.
  child_sid text,
  -- E.164; of a refused call, what was dialled.
  number text NOT NULL,
  -- What was agreed when the call was authorised: destination, price and longest time. Null when it was refused before.
  country text,
  destination text,
  per_minute_mc bigint CHECK (per_minute_mc >= 0),
  connect_mc bigint CHECK (connect_mc >= 0),
  minimum_s integer CHECK (minimum_s > 0),
  increment_s integer CHECK (increment_s > 0),
  limit_s integer CHECK (limit_s >= 0),
  held_mc bigint NOT NULL CHECK (held_mc >= 0 AND held_mc <= 9007199254740991),
  -- Counts the changes of the hold, so that a repeated extension changes nothing.
  epoch integer NOT NULL DEFAULT 0,
  open boolean NOT NULL,
  status text NOT NULL CHECK (status IN
    ('requested', 'ringing', 'answered', 'completed', 'busy', 'no_answer', 'failed', 'canceled', 'refused')),
  -- Why it was refused: a code of the contract.
  refusal text,
  -- What was charged, once it is settled; what it cost beyond that is lost_mc.
  cost_mc bigint CHECK (cost_mc >= 0 AND cost_mc <= held_mc),
  lost_mc bigint NOT NULL DEFAULT 0 CHECK (lost_mc >= 0),
  -- As the carrier counted them; null when nobody answered.
  answered_s integer CHECK (answered_s >= 0),
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  ended_at timestamptz,
  -- From then on the call is hung up: its hold pays for no more.
  cutoff_at timestamptz,
  -- When hanging up was last tried.
  hung_up_at timestamptz,
  -- When the carrier is asked about the call, unless it has ended by then.
  check_at timestamptz,

  CONSTRAINT call_open_or_ended CHECK (open = (status IN ('requested', 'ringing', 'answered'))),
  CONSTRAINT call_settled CHECK (open = (cost_mc IS NULL)),
  CONSTRAINT call_refused CHECK ((status = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT call_terms CHECK (status = 'refused' OR num_nulls(
    country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s) = 0),
  CONSTRAINT call_watched CHECK (NOT open OR num_nulls(cutoff_at, check_at) = 0)
) WITH (fillfactor = 70);

-- One call at a time.
CREATE UNIQUE INDEX call_one_open ON call (account_id) WHERE open;
CREATE INDEX call_receipt ON call (account_id, number, created_at DESC);
CREATE INDEX call_cutoff ON call (cutoff_at) WHERE open;
CREATE INDEX call_check ON call (check_at) WHERE open;
