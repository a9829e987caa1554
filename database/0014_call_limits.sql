-- What an account may do with calls. The limits are judged by the account's own rows before a call is opened.

-- A statement that finds the account other than it must be counts to -1, which undoes the whole of it.
CREATE DOMAIN opened_calls AS bigint CONSTRAINT account_as_judged CHECK (VALUE >= 0);

ALTER TABLE account
  -- How many calls the account has opened. One is opened only as the next after those that its judgement saw.
  ADD COLUMN calls_opened opened_calls NOT NULL DEFAULT 0,
  -- The operator has forbidden the account to call since then.
  ADD COLUMN frozen_at timestamptz;

-- Whether the account had never called this number before.
ALTER TABLE call ADD COLUMN new_number boolean NOT NULL DEFAULT false;

-- An account's latest calls: for its limits, and for its history.
CREATE INDEX call_history ON call (account_id, created_at);

-- While it has a row, no call is opened: the operator has switched calling off.
CREATE TABLE calling_stop (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  since timestamptz NOT NULL
);
