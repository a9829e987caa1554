-- Rent of numbers stands in the ledger against a house account of its own.
ALTER DOMAIN house_account DROP CONSTRAINT house_account_check;
-- Old servers: the rule allows one account more, and they post none of its transfers.
ALTER DOMAIN house_account ADD CONSTRAINT house_account_check
  CHECK (VALUE IN ('payments', 'calls', 'disputes', 'adjustments', 'rents')) NOT VALID;

-- Numbers that users rent and pay from their wallets. One row of the carrier's number at a time, over all wallets.
CREATE TABLE rented_number (
  wallet_id uuid NOT NULL,
  -- Made by the browser, and the carrier's friendly name of the number, so that an answer that was lost is found again.
  id uuid NOT NULL,
  -- Whose pages ring.
  user_id uuid NOT NULL,
  carrier text NOT NULL,
  -- E.164; with its last digits erased once it is released and its user deleted.
  number text NOT NULL,
  -- ISO 3166-1 alpha-2.
  country text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('local', 'mobile', 'toll_free')),
  -- The carrier's id; null until the carrier has given it.
  provider_number_id text,
  -- Overdue: nothing rings, the number is kept. Releasing: it is no longer the user's, and the carrier has to confirm it.
  state text NOT NULL CHECK (state IN ('buying', 'active', 'overdue', 'releasing', 'released')),
  -- Agreed prices; 0 is free.
  monthly_mc amount_mc NOT NULL,
  inbound_per_minute_mc amount_mc NOT NULL,
  created_at timestamptz NOT NULL,
  -- The first month begins then; every later one on the same day, or on the last of a shorter month.
  bought_at timestamptz,
  months_paid integer NOT NULL DEFAULT 0 CHECK (months_paid >= 0),
  paid_until timestamptz,
  -- Days before the renewal of the last mail that the credits do not cover it; null when none was sent for this month.
  warned_days integer,
  released_at timestamptz,
  -- When a node looks at it next; null once it is released.
  due_at timestamptz,
  -- Requests to the carrier in vain since the last change of state.
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (wallet_id, id),
  CONSTRAINT rented_number_due CHECK ((due_at IS NULL) = (state = 'released')),
  CONSTRAINT rented_number_paid CHECK (state NOT IN ('active', 'overdue') OR num_nulls(provider_number_id, bought_at, paid_until) = 0)
);
CREATE UNIQUE INDEX rented_number_one ON rented_number (carrier, number) WHERE state <> 'released';
CREATE INDEX rented_number_due_at ON rented_number (due_at) WHERE due_at IS NOT NULL;

-- The first month of a number that is being bought is held until the carrier has answered.
CREATE OR REPLACE VIEW hold AS
  SELECT wallet_id, 'call' AS subject, id AS subject_id, held_mc FROM call WHERE open
  UNION ALL
  SELECT wallet_id, 'refund', id, held_mc FROM refund_request WHERE status = 'requested'
  UNION ALL
  SELECT wallet_id, 'rent', id, monthly_mc FROM rented_number WHERE state = 'buying';

-- Numbers that the operator offers, with their prices. Without the row, those that the server was started with.
CREATE TABLE number_offer (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  offers jsonb NOT NULL
);
