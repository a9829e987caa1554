-- A call whose browser never received a packet is compared with the carrier's own count before it is credited back:
-- docs/decisions/0056-fraud-and-bad-lines.md.
ALTER TABLE bad_line
  -- When the carrier is asked next; only for a call whose browser never received a packet.
  ADD COLUMN ask_carrier_at timestamptz,
  -- Packets from the browser and to it, as the carrier counted them; null where it keeps no count.
  ADD COLUMN carrier_received bigint,
  ADD COLUMN carrier_sent bigint;

ALTER TABLE bad_line DROP CONSTRAINT bad_line_outcome_check;
-- Old servers: write fewer values than the rule allows, and count each that is not 'credited' as refused.
ALTER TABLE bad_line ADD CONSTRAINT bad_line_outcome_check CHECK (outcome IN
  ('credited', 'free', 'too_short', 'not_plausible', 'contradicted', 'frozen', 'disputed', 'alarm', 'limit')) NOT VALID;
