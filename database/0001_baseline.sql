-- The tables of Farline, in sections: users, sign-in, wallets and the ledger, calls, payments, prices, contacts, mail and
-- messages, operators, limits and fraud, protection.
--
-- Units end a name: _mc millicredits, _minor the smallest unit of a currency, _cents US cents, _s seconds.
-- Rows that belong to a wallet carry its id in every key and unique rule, so that all rows of a wallet can live on one
-- shard (docs/citus.md). They have no foreign keys: moving credits locks the rows that move and no other.
-- A rule of one column is a domain's, because PostgreSQL reads a table's CHECKs anew for every statement and keeps a
-- domain's. A rule of several columns is a CHECK, and so is a rule whose value depends on the row a statement waited
-- for: a domain also judges the row from before the wait.

-- ---------------------------------------------------------------------------------------------------------------------
-- Users: people who sign in, and sign-ups that wait
-- ---------------------------------------------------------------------------------------------------------------------

-- A user may sign in by a row of user_identity alone, so no CHECK here says that a user can sign in.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- The address as its owner typed it; email_key is the form that tells two addresses apart.
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  -- When the address refused a mail for good; null again from the next mail that it accepts, and for a new address.
  mail_refused_at timestamptz,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- The language that the user reads, for mails and other devices: docs/decisions/0053-seven-languages.md. Null when it is
  -- not known.
  language text CHECK (language IN ('en', 'de', 'es', 'fr', 'pt', 'ar', 'hi')),
  password_hash text,
  picture_url text,
  -- The countries (ISO 3166-1 alpha-2, sorted) that the user may call; null: all.
  allowed_countries text[]
    CHECK (allowed_countries IS NULL OR cardinality(allowed_countries) BETWEEN 1 AND 300),
  -- What receipts say of the buyer beside the name, in the user's own words; empty: nothing.
  billing_company text NOT NULL DEFAULT '',
  billing_address text NOT NULL DEFAULT '',
  billing_tax_number text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  verified_at timestamptz,
  -- Null until the first sign-in, which needs no mail about a new device.
  first_signed_in_at timestamptz,
  -- The operator has forbidden the user to call since then.
  frozen_at timestamptz,
  -- A deleted user keeps the id, for the ledger's sake, and nothing of the person.
  deleted_at timestamptz,
  CONSTRAINT users_verified CHECK (verified_at IS NOT NULL OR deleted_at IS NOT NULL),
  CONSTRAINT users_deleted
    CHECK (deleted_at IS NULL OR num_nonnulls(password_hash, picture_url, verified_at) = 0),
  CONSTRAINT users_deleted_countries CHECK (deleted_at IS NULL OR allowed_countries IS NULL),
  CONSTRAINT users_deleted_billing
    CHECK (deleted_at IS NULL OR billing_company || billing_address || billing_tax_number = '')
);
CREATE INDEX users_mail_refused_at ON users (mail_refused_at) WHERE mail_refused_at IS NOT NULL;

-- The wallet that a user's calls and purchases are charged to: docs/decisions/0075-members-of-a-wallet.md. Several users may
-- share one, and a user is in one at a time. A deleted user keeps the row, for the ledger's sake.
CREATE TABLE wallet_member (
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  -- The owner sees all money of the wallet, a member what is their own.
  role text NOT NULL CHECK (role IN ('owner', 'member')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, user_id)
);

-- A sign-up adds no user. It waits as a registration with a password and links of its own, and the first link that is
-- opened makes the user. Every other registration of the address is void from then on.
CREATE TABLE registration (
  -- The id of the user that the registration becomes.
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  -- The address as it was typed.
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text CHECK (language IN ('en', 'de', 'es', 'fr', 'pt', 'ar', 'hi')),
  -- Null once the user has it.
  password_hash text,
  -- Of the token in the sign-up's answer, which deletes this registration and asks for its link again.
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  activated_at timestamptz,
  CONSTRAINT registration_password CHECK ((password_hash IS NULL) = (activated_at IS NOT NULL))
);
CREATE INDEX registration_email_key ON registration (email_key, created_at);
CREATE INDEX registration_expires_at ON registration (expires_at);

-- Tokens are stored as hashes only, here and below.
-- The mailed links of a registration. Each is good until it expires, because mail scanners open links before people do.
CREATE TABLE registration_link (
  token_hash text PRIMARY KEY,
  registration_id uuid NOT NULL REFERENCES registration (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registration_link_registration_id ON registration_link (registration_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Sign-in: sessions, tokens, identities of other providers, second steps and passkeys
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  -- Names a session to its owner without giving its token away.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- After `openid:` comes the provider's name for people.
  opened_with text NOT NULL DEFAULT 'password'
    CHECK (opened_with IN ('password', 'passkey') OR opened_with LIKE 'openid:_%'),
  -- The second factor that was proved last, and when: docs/decisions/0063-a-second-factor-in-use.md.
  second_factor text CHECK (second_factor IN ('app', 'recovery', 'passkey')),
  second_factor_at timestamptz,
  -- When an operator's use-case was answered in it last.
  desk_used_at timestamptz,
  -- The browser's own name for itself.
  user_agent text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  CONSTRAINT session_second_factor CHECK (num_nulls(second_factor, second_factor_at) IN (0, 2))
);
CREATE INDEX session_user_id ON session (user_id);
CREATE INDEX session_last_used_at ON session (last_used_at);

-- What a mailed link carries, the ticket of a sign-in with a provider and the challenge of a second step. link_identity asks
-- for the password of the user that the provider's person is linked to, and confirm_link is the mailed link instead of it.
CREATE TABLE one_time_token (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN
    ('reset_password', 'openid_ticket', 'change_email', 'two_step', 'link_identity', 'confirm_link')),
  -- The new address of change_email; how the first step of two_step was taken; for a provider's ticket and links, the identity
  -- that signs in.
  detail text,
  expires_at timestamptz NOT NULL,
  CONSTRAINT one_time_token_detail CHECK ((detail IS NULL) = (purpose = 'reset_password'))
);
CREATE INDEX one_time_token_user_id ON one_time_token (user_id);
CREATE INDEX one_time_token_expires_at ON one_time_token (expires_at);

-- The mailed links that undo a sign-in. Apart from one_time_token, because a change of password or address ends those:
-- a stranger who signed in could otherwise void the owner's link.
CREATE TABLE sign_in_undo (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that the link was mailed to.
  email text NOT NULL,
  signed_in_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_undo_user_id ON sign_in_undo (user_id);
CREATE INDEX sign_in_undo_expires_at ON sign_in_undo (expires_at);

-- People of OpenID Connect providers: docs/decisions/0035-any-openid-connect-provider.md. A person is known by the issuer and
-- the issuer's own id of them, never by an address.
CREATE TABLE user_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The provider's name for people, as it was at the link.
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT user_identity_one_of_an_issuer UNIQUE (user_id, issuer)
);

-- Identities of a first sign-in whose provider does not vouch for the address. Each waits for the mailed link, opened in
-- the browser that signed in.
CREATE TABLE unproven_identity (
  token_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  provider text NOT NULL,
  email text NOT NULL,
  given_name text,
  family_name text,
  full_name text,
  picture_url text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX unproven_identity_expires_at ON unproven_identity (expires_at);

-- Sign-ins with a provider that are under way. Each is good once and only for the browser that started it.
CREATE TABLE openid_sign_in (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  -- The configured name of the provider.
  provider text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX openid_sign_in_expires_at ON openid_sign_in (expires_at);

-- Sign-in with a second step. A secret that was never confirmed with a code asks for none. Without a secret, passkeys and
-- recovery codes answer the second step.
CREATE TABLE two_step (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Base32, as the authenticator app knows it; encrypted.
  secret text,
  confirmed_at timestamptz,
  -- The last time step whose code was used: no code works twice, and none before it.
  last_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT two_step_secret CHECK (secret IS NOT NULL OR confirmed_at IS NOT NULL)
);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Passkeys (WebAuthn) as a way in and as a second step: docs/decisions/0027-passkeys.md.
CREATE TABLE passkey (
  -- The authenticator's own name for the key pair, base64url. No two users can have the same.
  credential_id text PRIMARY KEY,
  -- Names a passkey to its owner.
  id uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- A COSE key, base64url.
  public_key text NOT NULL,
  -- The authenticator's count of signatures at the last use; 0 for one that does not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  -- False for a passkey that outlived a password reset: it is still a second step, and no longer a way in of its own.
  signs_in boolean NOT NULL DEFAULT true,
  -- When its counter went back, which a copied key pair does. It is no longer accepted for anything.
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_user_id ON passkey (user_id);

-- The random name by which authenticators know a user. It outlives the user's passkeys, so that a new passkey replaces
-- the removed one in the same authenticator.
CREATE TABLE passkey_user_handle (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  user_handle text NOT NULL UNIQUE
);

-- What an authenticator is asked to sign. Each is good once, for one purpose and, where known, for one user.
CREATE TABLE passkey_challenge (
  challenge_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in', 'two_step', 'confirm')),
  -- A sign-in starts before its user is known.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_user CHECK ((user_id IS NULL) = (purpose = 'sign_in'))
);
CREATE INDEX passkey_challenge_user_id ON passkey_challenge (user_id);
CREATE INDEX passkey_challenge_expires_at ON passkey_challenge (expires_at);

-- The history of a user's sign-in, for its owner.
CREATE TABLE security_event (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- A kind of contract/users/security-events.ts. Not a CHECK: an old server may run beside a new one that knows more kinds.
  kind text NOT NULL,
  -- The browser in plain words, such as "Firefox on Windows".
  device text NOT NULL,
  -- The IPv4 address, or the /64 network of an IPv6 address.
  network text NOT NULL,
  -- The name for people of the provider that a sign-in or a link went by.
  provider text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX security_event_history ON security_event (user_id, created_at, id);
CREATE INDEX security_event_created_at ON security_event (created_at);

-- Browsers that a user has signed in with, each by one hash of the user and the secret in the browser's cookie.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX known_device_seen_at ON known_device (seen_at);

-- From where users log in: one hash of network and user together.
CREATE TABLE known_network (
  key text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
CREATE INDEX known_network_seen_at ON known_network (seen_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Wallets and the ledger
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
-- What operators give and take is 'adjustments'.
CREATE DOMAIN house_account AS text CHECK (VALUE IN ('payments', 'calls', 'disputes', 'adjustments'));

-- A prepaid balance. Its row is written before its first transfer; a wallet without a row has nothing.
CREATE TABLE wallet (
  id uuid PRIMARY KEY,
  -- What the wallet owns: the sum of its transfers.
  posted_mc balance_mc NOT NULL DEFAULT 0,
  -- What is reserved: the sum of the wallet's rows in the view hold.
  held_mc balance_mc NOT NULL DEFAULT 0,
  -- Zero, or minus the debt that a dispute or a refund outside our control has left.
  floor_mc debt_mc NOT NULL DEFAULT 0,
  -- How many transfers the wallet has.
  seq transfer_count NOT NULL DEFAULT 0,
  -- Counts what a call's eligibility depends on: calls opened, holds extended, transfers, users frozen. A call is
  -- opened only at the version that its eligibility was read at.
  version change_count NOT NULL DEFAULT 0,
  -- Whether the wallet shares a mark with another one. Calls of such wallets are judged under the locks of all of them;
  -- those of all others pay nothing for it.
  related boolean NOT NULL DEFAULT false,
  -- The rule of recharge_rule buys credits when the balance falls below this; null without a rule.
  recharge_below_mc bigint CHECK (recharge_below_mc > 0),
  -- When the job must look at the rule. A settlement sets it in its own statement; 'infinity' while the rule waits for its user.
  recharge_due_at timestamptz CHECK (recharge_due_at IS NULL OR recharge_below_mc IS NOT NULL),
  CONSTRAINT wallet_held CHECK (held_mc >= 0 AND posted_mc - held_mc >= floor_mc)
) WITH (fillfactor = 50);

CREATE INDEX wallet_recharge_due_at ON wallet (recharge_due_at) WHERE recharge_due_at IS NOT NULL;

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
-- A transfer is appended and never changes, so blocks are in the order of time and this index costs almost nothing. So it
-- is with all indexes of this kind below.
CREATE INDEX transfer_created_at ON transfer USING brin (created_at) WITH (autosummarize = on);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last audit of the ledger, which one server makes a day for all: docs/decisions/0042-seeing.md.
-- It has no row before the first audit.
CREATE TABLE ledger_audit (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- A claimed audit that does not end within its time counts as lost, and another server makes it.
  claimed_at timestamptz NOT NULL,
  ended_at timestamptz,
  findings integer CHECK (findings >= 0),
  CONSTRAINT ledger_audit_ended CHECK ((ended_at IS NULL) = (findings IS NULL))
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Calls
-- ---------------------------------------------------------------------------------------------------------------------

CREATE DOMAIN duration_s AS integer CHECK (VALUE >= 0);
CREATE DOMAIN step_s AS integer CHECK (VALUE > 0);
CREATE DOMAIN call_status AS text CHECK (VALUE IN
  ('requested', 'ringing', 'answered', 'completed', 'busy', 'no_answer', 'failed', 'canceled', 'refused'));

-- An open call is its own hold.
CREATE TABLE call (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Who calls.
  user_id uuid NOT NULL,
  -- The session that the call was placed in, so that the call can end with it. No index of its own: a user's open call is
  -- found by call_one_open.
  session_id uuid,
  -- The carrier: the name in the paths of its callbacks. Each carrier numbers its own calls.
  carrier text NOT NULL,
  -- The carrier's id of the caller's leg. A repeated webhook brings the same one, and that makes no second call.
  provider_call_id text NOT NULL,
  -- The carrier's id of the leg to the number: the one that is charged.
  child_call_id text,
  -- The page's own id of a call, made when the button is pressed: the carrier's id reaches the page only with the ringing.
  -- No index of its own: call_history finds the few calls of a day.
  attempt_id uuid,
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
  -- When the carrier said that the caller had left. The user may make another call, although this one holds what it may
  -- still cost until the carrier has said how long it was.
  left_at timestamptz,
  ended_at timestamptz,
  -- From then on the call is hung up: its hold pays for no more.
  cutoff_at timestamptz,
  -- When an operator hung the call up: credits that come while the carrier is asked prolong it no more.
  stopped_at timestamptz,
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
  UNIQUE (wallet_id, provider_call_id, carrier),
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
-- One call at a time of each user, but for those that their caller has left.
CREATE UNIQUE INDEX call_one_open ON call (wallet_id, user_id) WHERE open AND left_at IS NULL;
-- A wallet's latest calls: for limits, and for the history.
CREATE INDEX call_history ON call (wallet_id, created_at);
CREATE INDEX call_meter ON call (coalesce(meter_at, cutoff_at)) WHERE open;
-- For what operators read of all wallets. A call keeps its time, so that no update writes this index.
CREATE INDEX call_created_at ON call USING brin (created_at) WITH (autosummarize = on);

-- The carrier's reports about a call, as they arrived: for an operator who asks what happened. No charge depends on it.
CREATE TABLE call_event (
  wallet_id uuid NOT NULL,
  call_id uuid NOT NULL,
  id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  kind text NOT NULL,
  -- What the report said.
  detail jsonb NOT NULL,
  -- Whether it changed the call: late and repeated reports do not.
  changed boolean NOT NULL,
  PRIMARY KEY (wallet_id, call_id, id)
);
CREATE INDEX call_event_received_at ON call_event USING brin (received_at) WITH (autosummarize = on);

-- How good the line of a call was, as its caller's browser measured it. Beside the call, so that the rows that are
-- written while people talk stay small. Old reports are deleted: docs/operating.md, "What is deleted when".
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
CREATE INDEX call_quality_created_at ON call_quality USING brin (created_at) WITH (autosummarize = on);

-- Calls whose line was bad by the figures of their caller's browser, which are credited back:
-- docs/decisions/0056-fraud-and-bad-lines.md. A row waits until its call is settled, and is decided once.
CREATE TABLE bad_line (
  wallet_id uuid NOT NULL,
  call_id uuid NOT NULL,
  -- The caller, whose calls and credits of a month are limited.
  user_id uuid NOT NULL,
  reported_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- 'credited', or why nothing was given back.
  outcome text CHECK (outcome IN
    ('credited', 'free', 'too_short', 'not_plausible', 'contradicted', 'frozen', 'disputed', 'alarm', 'limit')),
  amount_mc amount_mc NOT NULL DEFAULT 0,
  -- When the carrier is asked next; only for a call whose browser never received a packet.
  ask_carrier_at timestamptz,
  -- Packets from the browser and to it, as the carrier counted them; null where it keeps no count.
  carrier_received bigint,
  carrier_sent bigint,
  PRIMARY KEY (wallet_id, call_id),
  CONSTRAINT bad_line_decided CHECK (
    num_nulls(decided_at, outcome) IN (0, 2) AND (amount_mc > 0) = (coalesce(outcome, '') = 'credited'))
);
CREATE INDEX bad_line_waiting ON bad_line (reported_at) WHERE decided_at IS NULL;
CREATE INDEX bad_line_user ON bad_line (wallet_id, user_id, decided_at);
CREATE INDEX bad_line_reported_at ON bad_line USING brin (reported_at) WITH (autosummarize = on);

-- ---------------------------------------------------------------------------------------------------------------------
-- Payments: purchases by card, the prices fixed for them, and refunds
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE quote (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  value_cents bigint NOT NULL CHECK (value_cents > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  -- The exchange rate of the price: millionths of a unit of the currency for one USD.
  per_usd_e6 bigint NOT NULL CHECK (per_usd_e6 > 0),
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
  -- Who started it: the person at the page, a rule that the person has set, or an operator. A new payment replaces unpaid
  -- ones of its own initiator alone.
  initiator text NOT NULL DEFAULT 'person' CHECK (initiator IN ('person', 'rule', 'operator')),
  provider text NOT NULL,
  provider_ref text,
  status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
  currency text NOT NULL,
  charge_minor bigint NOT NULL CHECK (charge_minor > 0),
  credits_mc bigint NOT NULL CHECK (credits_mc > 0),
  -- The exchange rate of the price, as in a quote; null where it is not known.
  per_usd_e6 bigint CHECK (per_usd_e6 > 0),
  refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND charge_minor),
  -- Movements of credits so far; the next one's name in the ledger ends in the next number.
  postings integer NOT NULL DEFAULT 0 CHECK (postings >= 0),
  -- Declined cards of this payment that are counted already: a repeated notification counts none again.
  declines integer NOT NULL DEFAULT 0 CHECK (declines >= 0),
  -- The provider's customer whose saved cards may pay, or whose card this payment saves; null for a card paid with once.
  customer_ref text,
  -- The buyer's yes to saving the card, given when the payment was made: {version, language} of the sentence. Null for none.
  consent jsonb CHECK (consent IS NULL OR customer_ref IS NOT NULL),
  -- The saved card that the provider charges without its holder; null where a person pays at the page.
  card_ref text CHECK (card_ref IS NULL OR customer_ref IS NOT NULL),
  -- The card's mandate at the provider, where it has one.
  mandate_ref text CHECK (mandate_ref IS NULL OR card_ref IS NOT NULL),
  -- What the provider was told about the buyer; a repeated request must say the same. Null once the payment is decided.
  buyer jsonb,
  -- Why the product ended the payment at the provider.
  ended_because text CHECK (ended_because IN ('declines', 'replaced', 'abandoned', 'user_deleted')),
  -- A payment with a dispute that is open or lost pauses its user's calling, until an operator allows it in spite of that:
  -- docs/decisions/0055-money-back.md.
  disputed_at timestamptz,
  dispute_allowed_at timestamptz,
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
CREATE INDEX payment_created_at ON payment USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX payment_next_check_at ON payment (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payment_pauses_calling ON payment (wallet_id, user_id)
  WHERE disputed_at IS NOT NULL AND dispute_allowed_at IS NULL;

-- The customer at the card provider that stands for a wallet: made when a card is first saved, and never twice.
CREATE TABLE wallet_customer (
  wallet_id uuid NOT NULL,
  -- Null until the provider's answer is known, which may be lost.
  provider_ref text,
  -- When the provider was first asked for it.
  asked_at timestamptz NOT NULL,
  -- The one before it, which was deleted at the provider.
  lost_ref text,
  PRIMARY KEY (wallet_id)
);
CREATE INDEX wallet_customer_provider_ref ON wallet_customer (provider_ref);

-- Cards that users have saved: what the page shows of them, and when the user said yes. Numbers are at the provider alone.
CREATE TABLE saved_card (
  wallet_id uuid NOT NULL,
  -- That of the payment with which it was saved.
  id uuid NOT NULL,
  -- Who saved it. Other members of the wallet neither see nor use it.
  user_id uuid NOT NULL,
  provider_ref text NOT NULL,
  -- The same for the same number, so that a card saved twice stands once; null where the provider does not say.
  fingerprint text,
  brand text NOT NULL,
  last4 text NOT NULL,
  wallet text,
  expires_year integer NOT NULL,
  expires_month integer NOT NULL CHECK (expires_month BETWEEN 1 AND 12),
  consent jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  -- The card chosen last is the one that is proposed.
  chosen_at timestamptz NOT NULL,
  -- Since when it is being removed, until the provider confirms it. It pays nothing any more.
  removed_at timestamptz,
  -- The mandate that the provider opened with it, where it did.
  mandate_ref text,
  -- Since when its bank forbids further charges by a rule.
  refused_at timestamptz,
  PRIMARY KEY (wallet_id, id),
  UNIQUE (wallet_id, provider_ref)
);
CREATE INDEX saved_card_provider_ref ON saved_card (provider_ref);

-- The rule by which a wallet's credits are bought when its balance falls: docs/decisions/0081-automatic-recharge.md.
CREATE TABLE recharge_rule (
  wallet_id uuid NOT NULL,
  -- Who turned it on, and whose card pays.
  user_id uuid NOT NULL,
  card_id uuid NOT NULL,
  below_mc bigint NOT NULL CHECK (below_mc > 0),
  -- What it buys: the value in US cents, charged in the currency at the rate of the moment.
  value_cents bigint NOT NULL CHECK (value_cents > 0),
  currency text NOT NULL,
  -- The most that it charges in a calendar month of the time zone.
  limit_minor bigint NOT NULL CHECK (limit_minor > 0),
  time_zone text NOT NULL,
  -- The user's yes: {version, language} of the sentence, given at turned_on_at.
  consent jsonb NOT NULL,
  turned_on_at timestamptz NOT NULL,
  -- Payments that failed since the last that was paid.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  -- Why it buys nothing for now, until when (null for until its user or an operator does something), the kind of the bank's
  -- decline, and the payment that its user can finish.
  paused_because text,
  paused_until timestamptz,
  decline text,
  paused_payment_id uuid,
  -- The last month of the card whose end was announced: "2027-01".
  expiry_told text,
  PRIMARY KEY (wallet_id)
);
CREATE INDEX recharge_rule_card ON recharge_rule (wallet_id, card_id);

-- What became of a wallet's rules, for its user and the operators.
CREATE TABLE recharge_event (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('on', 'changed', 'bought', 'paused', 'resumed', 'ended')),
  -- Why it paused or ended.
  because text,
  decline text,
  payment_id uuid,
  PRIMARY KEY (wallet_id, id)
);
CREATE INDEX recharge_event_at ON recharge_event USING brin (at) WITH (autosummarize = on);

-- One-time tokens of mails that turn a rule off, and can do nothing else.
CREATE TABLE recharge_link (
  wallet_id uuid NOT NULL,
  token_hash text NOT NULL,
  -- Whose rule it turns off. The links of a rule end with it.
  user_id uuid NOT NULL,
  PRIMARY KEY (wallet_id, token_hash)
);

-- What the provider must still forget: a removed card, or the customer of a deleted user with all its cards. A row stays
-- until the provider has confirmed it, also when nothing else of the user is left.
CREATE TABLE card_removal (
  wallet_id uuid NOT NULL,
  provider_ref text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'customer')),
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, provider_ref)
);
CREATE INDEX card_removal_next_try_at ON card_removal (next_try_at);

-- What the receipt of a purchase says of seller, tax, buyer and card, copied when the credits arrive, so that no later setting
-- changes it: docs/decisions/0077-what-a-receipt-keeps.md. Amounts, dates and refunds are read from payment and transfers.
CREATE TABLE receipt (
  wallet_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  seller_name text NOT NULL,
  seller_address text NOT NULL DEFAULT '',
  seller_tax_number text NOT NULL DEFAULT '',
  -- The tax that the charge includes, and its rate in millionths: 190000 is 19 %. Null: no tax.
  tax_name text NOT NULL DEFAULT '',
  tax_rate_e6 integer CHECK (tax_rate_e6 BETWEEN 1 AND 1000000),
  -- The buyer's own lines and the card go when the buyer is deleted.
  billing_company text NOT NULL DEFAULT '',
  billing_address text NOT NULL DEFAULT '',
  billing_tax_number text NOT NULL DEFAULT '',
  -- The card that paid, as the provider names it; null where it does not.
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  card_wallet text,
  PRIMARY KEY (wallet_id, payment_id),
  CONSTRAINT receipt_card CHECK (num_nulls(card_brand, card_last4) IN (0, 2))
);

-- What receipts say of the seller from now on, as an operator has set it; without a row, the name of SELLER_NAME alone.
CREATE TABLE seller (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL,
  tax_number text NOT NULL,
  tax_name text NOT NULL,
  tax_rate_e6 integer CHECK (tax_rate_e6 BETWEEN 1 AND 1000000),
  CONSTRAINT seller_tax CHECK ((tax_rate_e6 IS NULL) = (tax_name = ''))
);

-- Refunds that an operator or a user asked for. The id is the idempotency key at the provider; credits move by reconciling
-- the payment.
CREATE TABLE refund_request (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  asked_by text NOT NULL DEFAULT 'operator' CHECK (asked_by IN ('operator', 'user')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- A refund of what is unused holds its credits in the wallet until the provider has answered, so that no call spends them.
  -- Exactly these leave then: docs/decisions/0079-money-back-leaves-no-part-of-a-credit.md.
  held_mc amount_mc NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL,
  -- 'requested' until the provider's answer is known.
  status text NOT NULL CHECK (status IN ('requested', 'done', 'refused')),
  -- When the sweep asks the provider next.
  next_check_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, id)
);
-- One refund of a payment at a time.
CREATE UNIQUE INDEX refund_request_open ON refund_request (wallet_id, payment_id) WHERE status = 'requested';
CREATE INDEX refund_request_due ON refund_request (next_check_at) WHERE status = 'requested';
CREATE INDEX refund_request_payment ON refund_request (wallet_id, payment_id);

-- Everything that reserves credits now: held_mc of a wallet is the sum of its rows here. A subject is its own hold while it
-- is open, so that no other row can disagree with it: docs/decisions/0076-holds.md.
CREATE VIEW hold AS
  SELECT wallet_id, 'call' AS subject, id AS subject_id, held_mc FROM call WHERE open
  UNION ALL
  SELECT wallet_id, 'refund', id, held_mc FROM refund_request WHERE status = 'requested';

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
-- Contacts: the people that a user calls, docs/decisions/0050-contacts-belong-to-the-user.md
-- ---------------------------------------------------------------------------------------------------------------------

-- How many contacts a user has. Every statement that adds or removes contacts locks this row first.
CREATE TABLE contact_book (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  contacts integer NOT NULL CHECK (contacts BETWEEN 0 AND 5000)
);

CREATE TABLE contact (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that a repeated request adds no second contact.
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  favourite boolean NOT NULL,
  -- In E.164 form, in the order of their owner.
  numbers text[] NOT NULL CHECK (
    cardinality(numbers) BETWEEN 1 AND 10 AND array_position(numbers, NULL) IS NULL
    AND array_to_string(numbers, ' ') ~ '^\+[1-9][0-9]{1,14}( \+[1-9][0-9]{1,14})*$'),
  -- One for each number, such as "Work"; empty without one.
  labels text[] NOT NULL CHECK (
    array_position(labels, NULL) IS NULL AND char_length(array_to_string(labels, '')) <= 300),
  -- Text of its owner about the person, with its line breaks; empty without one.
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 2000),
  -- Counts the changes, so that a change of an older version is refused.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CONSTRAINT contact_labels CHECK (cardinality(labels) = cardinality(numbers))
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Mail and messages
-- ---------------------------------------------------------------------------------------------------------------------

-- Mails on their way out. A row goes when its mail is delivered; one that was given up stays for a person to look at,
-- without its bodies.
CREATE TABLE outbox (
  -- The wallet whose money moved in the mail's transaction, so that one shard writes both; nil for other mail.
  wallet_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  -- Both bodies are encrypted.
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
-- Operators: who may run their use-cases, and the record of what was done, docs/decisions/0051-operators.md
-- ---------------------------------------------------------------------------------------------------------------------

-- A user's right to act as an operator. A grant is never changed but to end or suspend it, so that the table is its own
-- history.
CREATE TABLE operator_grant (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('support', 'finance', 'owner')),
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When the user's password was reset, or voided, by a mailed link since the grant was given or confirmed.
  password_reset_at timestamptz,
  -- Since when a second factor that was added or removed after it suspends the grant.
  suspended_at timestamptz,
  CONSTRAINT operator_grant_life CHECK (expires_at > granted_at)
);
-- One grant of each user that has not ended.
CREATE UNIQUE INDEX operator_grant_current ON operator_grant (user_id) WHERE ended_at IS NULL;

-- What operators did, each row in the transaction of its change. Names users by id alone, so that erasing a user leaves no
-- personal data here.
CREATE TABLE operator_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acted_at timestamptz NOT NULL,
  -- 'system:<name of the operating system's user>' or 'user:<id>'.
  actor text NOT NULL,
  role text NOT NULL CHECK (role IN ('system', 'support', 'finance', 'owner')),
  use_case text NOT NULL,
  -- Null for what only reads.
  reason text CHECK (length(reason) BETWEEN 5 AND 500),
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX operator_action_subject ON operator_action (subject_id, id);
CREATE INDEX operator_action_acted_at ON operator_action USING brin (acted_at) WITH (autosummarize = on);

CREATE TRIGGER operator_action_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Credits that an operator wants to give beyond the limit: another operator approves or rejects them.
CREATE TABLE credit_proposal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  amount_mc amount_mc NOT NULL,
  reason text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by text CHECK (decided_by <> proposed_by),
  decided_at timestamptz,
  approved boolean,
  CONSTRAINT credit_proposal_decided CHECK (num_nulls(decided_by, decided_at, approved) IN (0, 3))
);
CREATE INDEX credit_proposal_open ON credit_proposal (expires_at) WHERE decided_at IS NULL;

-- While it has a row, no call is opened: calling is switched off.
CREATE TABLE calling_stop (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  since timestamptz NOT NULL,
  -- Who stopped calling: the operator, or the watch over what all wallets spend.
  reason text NOT NULL DEFAULT 'operator' CHECK (reason IN ('operator', 'spend'))
);

-- What the operator has switched off at run time, beside calling. A row for each.
CREATE TABLE switched_off (
  name text PRIMARY KEY CHECK (name IN ('purchases', 'sign_up')),
  since timestamptz NOT NULL
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Limits and fraud: the watches over all wallets, and persons who come back
-- ---------------------------------------------------------------------------------------------------------------------

-- What the calls of all wallets were charged within a minute. A job on one node sums the last minutes again and again,
-- because a charge may commit late, and leaves older minutes as they are.
CREATE TABLE charged_minute (
  minute timestamptz PRIMARY KEY,
  charged_mc bigint NOT NULL
);

-- What the watch over spending saw last. No call writes it.
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

-- Many short answered calls to one range of numbers, or by one user: docs/decisions/0056-fraud-and-bad-lines.md. A
-- suspicion that goes on keeps its row.
CREATE TABLE pumping_alarm (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('range', 'user')),
  -- The first digits of the numbers, or the user's id.
  subject text NOT NULL,
  -- Where most of the calls went.
  destination text NOT NULL,
  raised_at timestamptz NOT NULL,
  -- When the calls were last too many.
  seen_at timestamptz NOT NULL,
  -- The most within an hour.
  short_calls integer NOT NULL,
  answered_calls integer NOT NULL,
  callers integer NOT NULL,
  charged_mc bigint NOT NULL,
  -- At the carriers' list prices; null without a known one.
  cost_mc bigint
);
CREATE INDEX pumping_alarm_seen_at ON pumping_alarm (seen_at);

-- One node looks at a time.
CREATE TABLE pumping_watch (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  checked_at timestamptz NOT NULL
);
INSERT INTO pumping_watch (checked_at) VALUES ('2000-01-01Z');

-- Lock-outs of people who try cards, each once. The counters that begin them may forget; this is for operators to read.
CREATE TABLE card_lockout (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What had too many declines: a user, a network, or one card at several users.
  kind text NOT NULL CHECK (kind IN ('user', 'network', 'card')),
  -- Whose declined card began it.
  user_id uuid NOT NULL,
  -- Of a lock-out by network.
  network text,
  -- The first characters of a hash of the provider's name of the card; says nothing about its number.
  card text,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX card_lockout_started_at ON card_lockout (started_at);
CREATE INDEX card_lockout_user_id ON card_lockout (user_id);

-- Marks by which a person is known again after their user is deleted: docs/decisions/0058-marks-of-a-person.md. One row
-- for each mailbox, sign-in identity and paying card that a user has shown, as a keyed hash. Rows of a deleted user stay
-- while something counts that the user left.
CREATE TABLE mark (
  -- 'mark1.', the id of the key and the hash. The text itself is stored nowhere.
  digest text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mailbox', 'identity', 'card')),
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- When the user showed it first and last: a card by a payment.
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  -- False once the user has another address, has unlinked the identity, or is deleted.
  is_current boolean NOT NULL DEFAULT true,
  -- Since when it relates the user to no other: an operator's decision.
  lifted_at timestamptz,
  PRIMARY KEY (digest, wallet_id, user_id)
);
CREATE INDEX mark_wallet ON mark (wallet_id);
CREATE INDEX mark_user ON mark (user_id);
CREATE INDEX mark_past ON mark (wallet_id) WHERE NOT is_current;

-- ---------------------------------------------------------------------------------------------------------------------
-- Protection of the pages that strangers reach
-- ---------------------------------------------------------------------------------------------------------------------

-- Counted attempts, in the shape that rate-limiter-flexible reads and writes: expire is milliseconds since 1970.
-- Lost counters only forgive, so this busy table need not survive a crash.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

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
