-- What operators read of all wallets.

-- Parts of addresses and names, in one text that has "Ada Lovelace" and "Lovelace, Ada". Without the extension the search reads
-- all users, and `operate check` says what to do: a role may lack the right to create it. Sign-ups wait while the index is built,
-- a second or two for 100,000 users; calls do not.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXECUTE (
    SELECT format(
      'CREATE INDEX users_search ON users
         USING gin ((email || '' '' || first_name || '' '' || last_name || '', '' || first_name) %I.gin_trgm_ops)
         WHERE deleted_at IS NULL', nspname)
      FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm');
EXCEPTION WHEN others THEN
  RAISE NOTICE 'The index users_search was not made: %', SQLERRM;
END
$$;

-- Sums of the hours (UTC) that are over for good, as the job "sum up hours" writes them: what happens later has a later time. The
-- hours are whole between the first and the last row. Deleting all rows of both tables has them summed up anew.
CREATE TABLE hour_figures (
  hour timestamptz PRIMARY KEY,
  -- Of calls by the time they were placed.
  placed integer NOT NULL,
  answered integer NOT NULL,
  refused integer NOT NULL,
  calls_failed integer NOT NULL,
  -- Of transfers by their own time.
  purchases integer NOT NULL,
  sold_mc bigint NOT NULL,
  recharges integer NOT NULL,
  recharged_mc bigint NOT NULL,
  back_mc bigint NOT NULL
);

CREATE TABLE hour_charges (
  hour timestamptz NOT NULL,
  country text NOT NULL,
  destination text NOT NULL,
  calls integer NOT NULL,
  answered_s bigint NOT NULL,
  charged_mc bigint NOT NULL,
  PRIMARY KEY (hour, country, destination)
);

-- Every transfer from before this moment was proven by an audit: the next audit of what is new begins here.
ALTER TABLE ledger_audit ADD COLUMN proven_before timestamptz;

-- The columns of each key stay the same in another order: a row is found with its wallet as before, and by its id alone. These
-- statements are last, because calls and payments wait from here to the end.
-- Old servers: name the same columns in every statement, and no statement names an index.
ALTER TABLE call DROP CONSTRAINT call_pkey, ADD CONSTRAINT call_pkey PRIMARY KEY USING INDEX call_id;
-- Old servers: the same, and call_provider_call_id holds the rule.
ALTER TABLE call DROP CONSTRAINT call_wallet_id_provider_call_id_carrier_key;
-- Old servers: the same.
ALTER TABLE payment DROP CONSTRAINT payment_pkey, ADD CONSTRAINT payment_pkey PRIMARY KEY USING INDEX payment_id;
-- Old servers: the same, and payment_provider_ref holds the rule.
ALTER TABLE payment DROP CONSTRAINT payment_wallet_id_provider_provider_ref_key;
