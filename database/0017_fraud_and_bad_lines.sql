-- Bad lines whose calls are credited back, and what operators see of fraud: docs/decisions/0056-fraud-and-bad-lines.md.

-- Calls whose line was bad by the figures of their caller's browser. A row waits until its call is settled, and is decided
-- once.
CREATE TABLE bad_line (
  wallet_id uuid NOT NULL,
  call_id uuid NOT NULL,
  -- The caller, whose calls and credits of a month are limited.
  user_id uuid NOT NULL,
  reported_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- 'credited', or why nothing was given back.
  outcome text CHECK (outcome IN
    ('credited', 'free', 'too_short', 'not_plausible', 'frozen', 'disputed', 'alarm', 'limit')),
  amount_mc amount_mc NOT NULL DEFAULT 0,
  PRIMARY KEY (wallet_id, call_id),
  CONSTRAINT bad_line_decided CHECK (
    num_nulls(decided_at, outcome) IN (0, 2) AND (amount_mc > 0) = (coalesce(outcome, '') = 'credited'))
);
CREATE INDEX bad_line_waiting ON bad_line (reported_at) WHERE decided_at IS NULL;
CREATE INDEX bad_line_user ON bad_line (wallet_id, user_id, decided_at);
CREATE INDEX bad_line_reported_at ON bad_line USING brin (reported_at) WITH (autosummarize = on);

-- Many short answered calls to one range of numbers, or by one user. A suspicion that goes on keeps its row.
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
