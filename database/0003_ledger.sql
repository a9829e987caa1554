-- The ledger of prepaid credits, in millicredits (mc). Bounds are those of a safe integer, 2^53 - 1, so that no
-- amount can leave what the program counts exactly. No foreign keys: nothing but the account is locked to move credits.

CREATE TABLE account (
  -- The user's id.
  id uuid PRIMARY KEY,
  -- What the account owns: the sum of its transfers.
  posted_mc bigint NOT NULL DEFAULT 0 CHECK (abs(posted_mc) <= 9007199254740991),
  -- What open calls have reserved: the sum of their holds.
  held_mc bigint NOT NULL DEFAULT 0 CHECK (held_mc >= 0 AND held_mc <= 9007199254740991),
  -- Zero, or minus the debt that a dispute or a refund outside our control has left.
  floor_mc bigint NOT NULL DEFAULT 0 CHECK (floor_mc <= 0 AND floor_mc >= -9007199254740991),
  -- How many transfers the account has.
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  CHECK (posted_mc - held_mc >= floor_mc)
) WITH (fillfactor = 50);

-- A debt only shrinks: whatever a top-up or a settled call gives back raises the floor with it, so that an
-- account in debt never has anything to spend. Accounts without debt do not pay for this.
CREATE FUNCTION raise_floor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.floor_mc := greatest(NEW.floor_mc, least(0, NEW.posted_mc - NEW.held_mc));
  RETURN NEW;
END
$$;

CREATE TRIGGER account_floor BEFORE UPDATE ON account
  FOR EACH ROW WHEN (NEW.floor_mc < 0) EXECUTE FUNCTION raise_floor();

-- One row moves credits between a user's account and a house account; the house's balance is the sum of its rows.
CREATE TABLE transfer (
  account_id uuid NOT NULL,
  -- 1, 2, 3, ... without a gap.
  seq bigint NOT NULL CHECK (seq > 0),
  contra text NOT NULL CHECK (contra IN ('payments', 'calls', 'disputes', 'lost')),
  delta_mc bigint NOT NULL CHECK (delta_mc <> 0 AND abs(delta_mc) <= 9007199254740991),
  -- The account's posted_mc after this transfer.
  balance_after_mc bigint NOT NULL CHECK (abs(balance_after_mc) <= 9007199254740991),
  -- Names the movement, such as 'call:<id>': what happened once is written once.
  ref text NOT NULL UNIQUE,
  -- The payment or call it belongs to.
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, seq)
);

CREATE INDEX transfer_subject ON transfer (subject_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
