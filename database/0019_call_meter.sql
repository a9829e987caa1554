ALTER TABLE call
  -- What the carrier was last known to limit the call to, by a limit that can be raised while the call lives.
  -- Null: it was told with the number to dial, for good.
  ADD COLUMN carrier_limit_s step_s,
  -- When the meter looks at the call next; null: at its cut-off.
  ADD COLUMN meter_at timestamptz;

DROP INDEX call_cutoff;
CREATE INDEX call_meter ON call (coalesce(meter_at, cutoff_at)) WHERE open;

-- A rule of one column is cheaper as a domain's.
CREATE DOMAIN opened_calls AS bigint CONSTRAINT account_as_judged CHECK (VALUE >= 0);
ALTER TABLE account DROP CONSTRAINT account_as_judged, ALTER calls_opened TYPE opened_calls;
