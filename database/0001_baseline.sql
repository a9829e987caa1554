-- The tables of Farline, in sections: people, wallets and calls, payments, prices, mail and contact, protection.
--
-- Units end a name: _mc millicredits, _minor the smallest unit of a currency, _cents US cents, _s seconds.
-- Rows that belong to a wallet carry its id in every key and unique rule, so that all rows of a wallet can live on one
-- shard (docs/citus.md). They have no foreign keys: moving credits locks the rows that move and no other.
-- A rule of one column is a domain's, because PostgreSQL reads a table's CHECKs anew for every statement and keeps a
-- domain's. A rule of several columns is a CHECK, and so is a rule whose value depends on the row a statement waited
-- for: a domain also judges the row from before the wait.

-- ---------------------------------------------------------------------------------------------------------------------
-- People
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- The wallet that the user's calls and purchases are charged to. Several users may share one.
  wallet_id uuid NOT NULL,
  -- The address as its owner typed it; email_key is the form that tells two addresses apart.
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text,
  google_sub text UNIQUE,
  picture_url text,
  created_at timestamptz NOT NULL,
  verified_at timestamptz,
  -- The operator has forbidden the user to call since then.
  frozen_at timestamptz,
  -- A deleted user keeps the id, for the ledger's sake, and nothing of the person.
  deleted_at timestamptz,
  CONSTRAINT users_can_sign_in
    CHECK (deleted_at IS NOT NULL OR password_hash IS NOT NULL OR google_sub IS NOT NULL),
  CONSTRAINT users_deleted
    CHECK (deleted_at IS NULL OR num_nonnulls(password_hash, google_sub, picture_url, verified_at) = 0)
);
CREATE INDEX users_wallet_id ON users (wallet_id);
CREATE INDEX users_unverified ON users (created_at) WHERE verified_at IS NULL AND deleted_at IS NULL;

-- Tokens are stored as hashes only, here and below.
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  -- Names a session to its owner without giving its token away.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('full', 'unverified')),
  opened_with text NOT NULL DEFAULT 'password' CHECK (opened_with IN ('password', 'google')),
  -- The browser's own name for itself.
  user_agent text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX session_user_id ON session (user_id);
CREATE INDEX session_last_used_at ON session (last_used_at);

-- What a mailed link carries, Google's ticket and the challenge of a second step.
CREATE TABLE one_time_token (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL
    CHECK (purpose IN ('verify_email', 'reset_password', 'google_ticket', 'change_email', 'two_step')),
  -- The new address of change_email; how the first step of two_step was taken.
  detail text,
  expires_at timestamptz NOT NULL,
  CONSTRAINT one_time_token_detail CHECK ((detail IS NOT NULL) = (purpose IN ('change_email', 'two_step')))
);
CREATE INDEX one_time_token_user_id ON one_time_token (user_id);
CREATE INDEX one_time_token_expires_at ON one_time_token (expires_at);

-- Sign-in with a second step. A secret that was never confirmed with a code asks for none.
CREATE TABLE two_step (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Base32, as the authenticator app knows it.
  secret text NOT NULL,
  confirmed_at timestamptz,
  -- The last time step whose code was used: no code works twice, and none before it.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Sign-ins with Google that are under way. Each is good once and only for the browser that started it.
CREATE TABLE google_sign_in (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX google_sign_in_expires_at ON google_sign_in (expires_at);

-- A sign-up for an address that belongs to a user already is remembered as if it had made one, so that logging in and
-- deleting answer its password and token alike, and no answer says who is a customer.
CREATE TABLE decoy_sign_up (
  email_key text PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX decoy_sign_up_created_at ON decoy_sign_up (created_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Wallets and calls: the ledger
-- ---------------------------------------------------------------------------------------------------------------------

-- Millicredits. Bounds are those of a safe integer, 2^53 - 1, so that no amount leaves what the program counts exactly.
CREATE DOMAIN amount_mc AS bigint CHECK (VALUE >= 0 AND VALUE <= 9007199254740991);
CREATE DOMAIN balance_mc AS bigint CHECK (VALUE >= -9007199254740991 AND VALUE <= 9007199254740991);
CREATE DOMAIN debt_mc AS bigint CHECK (VALUE <= 0 AND VALUE >= -9007199254740991);
CREATE DOMAIN delta_mc AS bigint CHECK (VALUE <> 0 AND VALUE >= -9007199254740991 AND VALUE <= 9007199254740991);
-- How many transfers a wallet has, and the number of one of them.
CREATE DOMAIN transfer_count AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN transfer_number AS bigint CHECK (VALUE > 0);
CREATE DOMAIN change_count AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN duration_s AS integer CHECK (VALUE >= 0);
CREATE DOMAIN step_s AS integer CHECK (VALUE > 0);
CREATE DOMAIN call_status AS text CHECK (VALUE IN
  ('requested', 'ringing', 'answered', 'completed', 'busy', 'no_answer', 'failed', 'canceled', 'refused'));
CREATE DOMAIN house_account AS text CHECK (VALUE IN ('payments', 'calls', 'disputes'));

-- A prepaid balance. Its row is written before its first transfer; a wallet without a row has nothing.
CREATE TABLE wallet (
  id uuid PRIMARY KEY,
  -- What the wallet owns: the sum of its transfers.
  posted_mc balance_mc NOT NULL DEFAULT 0,
  -- What open calls have reserved: the sum of their holds.
  held_mc balance_mc NOT NULL DEFAULT 0,
  -- Zero, or minus the debt that a dispute or a refund outside our control has left.
  floor_mc debt_mc NOT NULL DEFAULT 0,
  -- How many transfers the wallet has.
  seq transfer_count NOT NULL DEFAULT 0,
  -- Counts what a call's eligibility depends on: calls opened, holds extended, transfers, users frozen. A call is
  -- opened only at the version that its eligibility was read at.
  version change_count NOT NULL DEFAULT 0,
  CONSTRAINT wallet_held CHECK (held_mc >= 0 AND posted_mc - held_mc >= floor_mc)
) WITH (fillfactor = 50);

-- A debt only shrinks: what a top-up or a settled call gives back raises the floor with it, so that a wallet in debt
-- has nothing to spend. Wallets without debt do not pay for this.
CREATE FUNCTION raise_floor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.floor_mc := greatest(NEW.floor_mc, least(0, NEW.posted_mc - NEW.held_mc));
  RETURN NEW;
END
$$;

CREATE TRIGGER wallet_floor BEFORE UPDATE ON wallet
  FOR EACH ROW WHEN (NEW.floor_mc < 0) EXECUTE FUNCTION raise_floor();

-- One row moves credits between a wallet and a house account; the house account's balance is the sum of its rows.
CREATE TABLE transfer (
  wallet_id uuid NOT NULL,
  -- 1, 2, 3, ... without a gap.
  seq transfer_number NOT NULL,
  contra house_account NOT NULL,
  delta_mc delta_mc NOT NULL,
  -- The wallet's posted_mc after this transfer.
  balance_after_mc balance_mc NOT NULL,
  -- Names the movement, such as 'call:<id>': what happened once is written once.
  ref text NOT NULL,
  -- The payment or call it belongs to.
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (wallet_id, seq),
  UNIQUE (wallet_id, ref)
);
-- What a payment has moved. A call moves once, and its settlement does not pay for this.
CREATE INDEX transfer_payment ON transfer (wallet_id, subject_id) WHERE contra <> 'calls';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An open call is its own hold: held_mc of all open calls of a wallet is that wallet's held_mc.
CREATE TABLE call (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Who calls.
  user_id uuid NOT NULL,
  -- The carrier's id of the caller's leg. A repeated webhook brings the same one, and that makes no second call.
  provider_call_id text NOT NULL,
  -- The carrier's id of the leg to the number: the one that is charged.
  child_call_id text,
  -- E.164; of a refused call, what was dialled.
  number text NOT NULL,
  -- Whether its user had never called this number before.
  new_number boolean NOT NULL DEFAULT false,
  -- What was agreed when the call was authorised: destination, price and longest time. Null when it was refused before.
  country text,
  destination text,
  per_minute_mc amount_mc,
  connect_mc amount_mc,
  minimum_s step_s,
  increment_s step_s,
  limit_s duration_s,
  held_mc amount_mc NOT NULL,
  -- Counts the changes of the hold, so that a repeated extension changes nothing.
  epoch integer NOT NULL DEFAULT 0,
  open boolean NOT NULL,
  status call_status NOT NULL,
  -- Why it was refused: a code of the contract.
  refusal text,
  -- What was charged, once it is settled; what it cost beyond that is lost_mc.
  cost_mc amount_mc,
  lost_mc amount_mc NOT NULL DEFAULT 0,
  -- As the carrier counted them; null when the call was not answered.
  answered_s duration_s,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  ended_at timestamptz,
  -- From then on the call is hung up: its hold pays for no more.
  cutoff_at timestamptz,
  -- When hanging up was last tried.
  hung_up_at timestamptz,
  -- When the carrier is asked about the call, unless it has ended by then.
  check_at timestamptz,
  -- What the carrier was last known to limit the call to, by a limit that can be raised while the call lives.
  -- Null: the limit was given with the number to dial, for good.
  carrier_limit_s step_s,
  -- When the meter looks at the call next; null: at its cut-off.
  meter_at timestamptz,

  PRIMARY KEY (wallet_id, id),
  UNIQUE (wallet_id, provider_call_id),
  CONSTRAINT call_consistent CHECK (
    -- An open call goes on, has no cost yet and is watched; one that has ended was charged no more than it held.
    open = (status IN ('requested', 'ringing', 'answered'))
    AND open = (cost_mc IS NULL)
    AND (NOT open OR num_nulls(cutoff_at, check_at) = 0)
    AND (cost_mc IS NULL OR cost_mc <= held_mc)
    -- Only a refused call has a reason and may lack terms.
    AND (status = 'refused') = (refusal IS NOT NULL)
    AND (status = 'refused' OR num_nulls(
      country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s) = 0)
  )
) WITH (fillfactor = 70);

-- A wallet has many calls: without this PostgreSQL, which has seen few yet, would read all of them for each key.
ALTER TABLE call ALTER wallet_id SET (n_distinct = -0.1);
-- One call at a time of each user.
CREATE UNIQUE INDEX call_one_open ON call (wallet_id, user_id) WHERE open;
-- A wallet's latest calls: for limits, and for the history.
CREATE INDEX call_history ON call (wallet_id, created_at);
CREATE INDEX call_meter ON call (coalesce(meter_at, cutoff_at)) WHERE open;

-- How good the line of a call was, as its caller's browser measured it. Beside the call, so that the rows that are
-- written while people talk stay small.
CREATE TABLE call_quality (
  wallet_id uuid NOT NULL,
  call_id uuid NOT NULL,
  duration_s integer NOT NULL CHECK (duration_s > 0),
  mos_average double precision NOT NULL CHECK (mos_average BETWEEN 1 AND 5),
  mos_lowest double precision NOT NULL CHECK (mos_lowest BETWEEN 1 AND 5),
  jitter_average_ms double precision NOT NULL CHECK (jitter_average_ms >= 0),
  jitter_highest_ms double precision NOT NULL CHECK (jitter_highest_ms >= 0),
  round_trip_average_ms double precision NOT NULL CHECK (round_trip_average_ms >= 0),
  round_trip_highest_ms double precision NOT NULL CHECK (round_trip_highest_ms >= 0),
  packets_lost_percent double precision NOT NULL CHECK (packets_lost_percent BETWEEN 0 AND 100),
  hints text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, call_id)
);

-- While it has a row, no call is opened: the operator has switched calling off.
CREATE TABLE calling_stop (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  since timestamptz NOT NULL
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Payments: purchases by card, and the prices fixed for them
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE quote (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  value_cents bigint NOT NULL CHECK (value_cents > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, id)
);
CREATE INDEX quote_expires_at ON quote (expires_at);

CREATE TABLE payment (
  wallet_id uuid NOT NULL,
  -- Made by us before the provider is asked, and its idempotency key there.
  id uuid NOT NULL,
  -- Who pays.
  user_id uuid NOT NULL,
  provider text NOT NULL,
  provider_ref text,
  status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND charge_minor),
  -- Movements of credits so far; the next one's name in the ledger ends in the next number.
  postings integer NOT NULL DEFAULT 0 CHECK (postings >= 0),
  -- How often the sweep has asked the provider.
  checks integer NOT NULL DEFAULT 0,
  -- When the sweep asks the provider next; null once the outcome is decided.
  next_check_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, id),
  UNIQUE (wallet_id, provider, provider_ref)
);
ALTER TABLE payment ALTER wallet_id SET (n_distinct = -0.1);
CREATE INDEX payment_history ON payment (wallet_id, created_at DESC);
CREATE INDEX payment_next_check_at ON payment (next_check_at) WHERE next_check_at IS NOT NULL;

-- ---------------------------------------------------------------------------------------------------------------------
-- Prices
-- ---------------------------------------------------------------------------------------------------------------------

-- Published exchange rates, one row a day and currency: millionths of a unit of the currency for one USD.
CREATE TABLE exchange_rate (
  as_of date NOT NULL,
  currency text NOT NULL,
  per_usd_e6 bigint NOT NULL CHECK (per_usd_e6 > 0),
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (as_of, currency)
);

-- Price lists. A version takes over at its moment and stays for the record; of two with the same moment the later import
-- counts. Calls keep the price they were authorised at, so nothing here is asked while one is running.
CREATE TABLE tariff_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  effective_at timestamptz NOT NULL,
  imported_at timestamptz NOT NULL,
  -- The file it came from, for people.
  source text NOT NULL,
  row_count integer NOT NULL CHECK (row_count > 0)
);
CREATE INDEX tariff_version_effective ON tariff_version (effective_at, id);

CREATE TABLE tariff_row (
  version_id bigint NOT NULL REFERENCES tariff_version (id) ON DELETE CASCADE,
  -- Digits of an E.164 number without the plus; the longest one that fits a number prices it.
  prefix text COLLATE "C" NOT NULL CHECK (prefix ~ '^[1-9][0-9]{0,14}$'),
  name text NOT NULL CHECK (name <> ''),
  per_minute_mc bigint NOT NULL CHECK (per_minute_mc >= 0),
  connect_mc bigint NOT NULL CHECK (connect_mc >= 0),
  minimum_s integer NOT NULL CHECK (minimum_s > 0),
  increment_s integer NOT NULL CHECK (increment_s > 0),
  blocked boolean NOT NULL,
  -- The countries whose landlines and mobiles the prefix prices: "GB GG IM JE". The public price list is made from them;
  -- a row without any is not on it.
  landline_countries text NOT NULL DEFAULT ''
    CHECK (landline_countries ~ '^([A-Z]{2}( [A-Z]{2})*)?$'),
  mobile_countries text NOT NULL DEFAULT ''
    CHECK (mobile_countries ~ '^([A-Z]{2}( [A-Z]{2})*)?$'),
  PRIMARY KEY (version_id, prefix)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Mail and contact
-- ---------------------------------------------------------------------------------------------------------------------

-- Mails on their way out. A row goes when its mail is delivered; one that was given up stays for a person to look at.
CREATE TABLE outbox (
  -- The wallet whose money moved in the mail's transaction, so that one shard writes both; nil for other mail.
  wallet_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  reply_to text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the next attempt may start; while one is under way, when it counts as lost.
  due_at timestamptz NOT NULL DEFAULT now(),
  given_up_at timestamptz,
  PRIMARY KEY (wallet_id, id)
);
CREATE INDEX outbox_due_at ON outbox (due_at) WHERE given_up_at IS NULL;
CREATE INDEX outbox_given_up_at ON outbox (given_up_at) WHERE given_up_at IS NOT NULL;

-- Messages to the operator.
CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  -- No reference: a message outlives the user who sent it.
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX contact_message_sent_at ON contact_message (sent_at);
CREATE INDEX contact_message_user_id ON contact_message (user_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Protection
-- ---------------------------------------------------------------------------------------------------------------------

-- Counted attempts, in the shape that rate-limiter-flexible reads and writes: expire is milliseconds since 1970.
-- Lost counters only forgive, so this busy table need not survive a crash.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

-- From where users log in: one hash of network and user together.
CREATE TABLE known_network (
  key text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
CREATE INDEX known_network_seen_at ON known_network (seen_at);

-- What the default CAPTCHA must remember.
CREATE TABLE spent_challenge (
  challenge_id text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenge_expires_at ON spent_challenge (expires_at);

-- One key for every node, so that a challenge given by one is accepted by another: 488 random bits.
CREATE TABLE captcha_key (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  hmac_key text NOT NULL
);
INSERT INTO captcha_key (hmac_key)
VALUES (concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()));
