-- The same rules, cheaper. PostgreSQL reads a table's CHECKs anew for every statement, which was a third of the time that
-- a hold takes; the rules of a domain it keeps. What concerns one column is a domain, what concerns several stays a CHECK.

-- Millicredits. Bounds are those of a safe integer, 2^53 - 1.
CREATE DOMAIN amount_mc AS bigint CHECK (VALUE >= 0 AND VALUE <= 9007199254740991);
CREATE DOMAIN balance_mc AS bigint CHECK (VALUE >= -9007199254740991 AND VALUE <= 9007199254740991);
CREATE DOMAIN debt_mc AS bigint CHECK (VALUE <= 0 AND VALUE >= -9007199254740991);
CREATE DOMAIN delta_mc AS bigint CHECK (VALUE <> 0 AND VALUE >= -9007199254740991 AND VALUE <= 9007199254740991);
-- How many transfers an account has, and which of them one is.
CREATE DOMAIN transfer_count AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN transfer_number AS bigint CHECK (VALUE > 0);
CREATE DOMAIN duration_s AS integer CHECK (VALUE >= 0);
CREATE DOMAIN step_s AS integer CHECK (VALUE > 0);
CREATE DOMAIN call_status AS text CHECK (VALUE IN
  ('requested', 'ringing', 'answered', 'completed', 'busy', 'no_answer', 'failed', 'canceled', 'refused'));
CREATE DOMAIN house_account AS text CHECK (VALUE IN ('payments', 'calls', 'disputes', 'lost'));

-- A trigger holds the type of a column that its condition reads.
DROP TRIGGER account_floor ON account;
ALTER TABLE account
  DROP CONSTRAINT account_posted_mc_check,
  DROP CONSTRAINT account_held_mc_check,
  DROP CONSTRAINT account_floor_mc_check,
  DROP CONSTRAINT account_seq_check,
  ALTER posted_mc TYPE balance_mc,
  ALTER held_mc TYPE amount_mc,
  ALTER floor_mc TYPE debt_mc,
  ALTER seq TYPE transfer_count;
CREATE TRIGGER account_floor BEFORE UPDATE ON account
  FOR EACH ROW WHEN (NEW.floor_mc < 0) EXECUTE FUNCTION raise_floor();

ALTER TABLE transfer
  DROP CONSTRAINT transfer_seq_check,
  DROP CONSTRAINT transfer_contra_check,
  DROP CONSTRAINT transfer_delta_mc_check,
  DROP CONSTRAINT transfer_balance_after_mc_check,
  ALTER seq TYPE transfer_number,
  ALTER contra TYPE house_account,
  ALTER delta_mc TYPE delta_mc,
  ALTER balance_after_mc TYPE balance_mc;

ALTER TABLE call
  DROP CONSTRAINT call_per_minute_mc_check,
  DROP CONSTRAINT call_connect_mc_check,
  DROP CONSTRAINT call_minimum_s_check,
  DROP CONSTRAINT call_increment_s_check,
  DROP CONSTRAINT call_limit_s_check,
  DROP CONSTRAINT call_held_mc_check,
  DROP CONSTRAINT call_status_check,
  DROP CONSTRAINT call_check,
  DROP CONSTRAINT call_lost_mc_check,
  DROP CONSTRAINT call_answered_s_check,
  DROP CONSTRAINT call_open_or_ended,
  DROP CONSTRAINT call_settled,
  DROP CONSTRAINT call_refused,
  DROP CONSTRAINT call_terms,
  DROP CONSTRAINT call_watched,
  ALTER per_minute_mc TYPE amount_mc,
  ALTER connect_mc TYPE amount_mc,
  ALTER minimum_s TYPE step_s,
  ALTER increment_s TYPE step_s,
  ALTER limit_s TYPE duration_s,
  ALTER held_mc TYPE amount_mc,
  ALTER status TYPE call_status,
  ALTER cost_mc TYPE amount_mc,
  ALTER lost_mc TYPE amount_mc,
  ALTER answered_s TYPE duration_s,
  ADD CONSTRAINT call_consistent CHECK (
    -- An open call goes on, has no cost yet and is watched; one that has ended was charged no more than it held.
    open = (status IN ('requested', 'ringing', 'answered'))
    AND open = (cost_mc IS NULL)
    AND (NOT open OR num_nulls(cutoff_at, check_at) = 0)
    AND (cost_mc IS NULL OR cost_mc <= held_mc)
    -- Only a refused call has a reason and may lack terms.
    AND (status = 'refused') = (refusal IS NOT NULL)
    AND (status = 'refused' OR num_nulls(
      country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s) = 0)
  );
