-- Address that alarms are posted to, while an owner has set one.
CREATE TABLE alarm_webhook (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  url text NOT NULL,
  -- Encrypted by DATA_KEY.
  secret text NOT NULL
);

-- Beginnings and ends of alarms that wait to be posted, or were given up.
CREATE TABLE alarm_delivery (
  alarm_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('begun', 'ended')),
  value integer NOT NULL,
  -- Null when the alarm ended by being switched off.
  threshold integer,
  at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  given_up_at timestamptz,
  -- The fault of the last attempt, in a sentence.
  failure text,
  PRIMARY KEY (alarm_id, state)
);
CREATE INDEX alarm_delivery_due ON alarm_delivery (due_at) WHERE given_up_at IS NULL;
