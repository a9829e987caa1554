-- Thresholds that an owner has set, null for an alarm that is off. Without a row the usual one counts.
CREATE TABLE alarm_rule (
  kind text PRIMARY KEY,
  threshold integer CHECK (threshold > 0)
);

-- Addresses that alarms are mailed to, one a line. Without the row the operator's address counts.
CREATE TABLE alarm_mail (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  addresses text NOT NULL
);

CREATE TABLE alarm (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  value integer NOT NULL,
  threshold integer NOT NULL,
  raised_at timestamptz NOT NULL,
  ended_at timestamptz,
  seen_at timestamptz,
  -- The user id of an operator. No reference: it says who, also after that user is gone.
  seen_by uuid
);
-- One alarm of a kind goes on at a time, whichever node raises it.
CREATE UNIQUE INDEX alarm_going_on ON alarm (kind) WHERE ended_at IS NULL;
CREATE INDEX alarm_raised_at ON alarm (raised_at, id);
