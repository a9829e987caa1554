-- What an account may do with calls. The limits are judged by the account's own rows, in the statement that opens a call.

ALTER TABLE account
  -- How many calls the account has opened. A call is opened only as the one after those that its judgement saw:
  -- whoever judged by what is no longer so is refused by the check below, and judges anew.
  ADD COLUMN calls_opened bigint NOT NULL DEFAULT 0,
  -- The operator has forbidden the account to call since then.
  ADD COLUMN frozen_at timestamptz,
  ADD CONSTRAINT account_as_judged CHECK (calls_opened >= 0);

-- Whether the account had never called this number before.
ALTER TABLE call ADD COLUMN new_number boolean NOT NULL DEFAULT false;

-- An account's latest calls: for its limits, and for its history.
CREATE INDEX call_history ON call (account_id, created_at);

-- While it has a row, no call is opened: the operator has switched calling off.
CREATE TABLE calling_stop (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  since timestamptz NOT NULL
);
