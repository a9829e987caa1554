-- The carrier of a call: the name in the paths of its callbacks. Each carrier numbers its own calls.
-- Old servers: none run, because nothing is live yet.
ALTER TABLE call ADD COLUMN carrier text NOT NULL DEFAULT 'twilio';
-- Old servers: as above.
ALTER TABLE call ALTER COLUMN carrier DROP DEFAULT;
-- Old servers: as above.
ALTER TABLE call DROP CONSTRAINT call_wallet_id_provider_call_id_key,
  ADD UNIQUE (wallet_id, provider_call_id, carrier);
