-- When an operator hung the call up: credits that come while the carrier is asked prolong it no more.
ALTER TABLE call ADD COLUMN stopped_at timestamptz;
