-- Purchases by card, and the prices fixed for them. Amounts: _minor in the currency's smallest unit, _cents in US
-- cents, _mc in millicredits.

CREATE TABLE quote (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  value_cents bigint NOT NULL CHECK (value_cents > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX quote_expires_at ON quote (expires_at);

CREATE TABLE payment (
  -- Made by us before the provider is asked, and its idempotency key there.
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  provider text NOT NULL,
  provider_ref text,
  status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND charge_minor),
  -- Movements of credits so far; the next one's name in the ledger ends in the next number.
  postings integer NOT NULL DEFAULT 0 CHECK (postings >= 0),
  checks integer NOT NULL DEFAULT 0,
  -- When the sweep asks the provider next; null once the outcome is decided.
  next_check_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, provider_ref)
);
CREATE INDEX payment_account_id ON payment (account_id, created_at DESC);
CREATE INDEX payment_next_check_at ON payment (next_check_at) WHERE next_check_at IS NOT NULL;
