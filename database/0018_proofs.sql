-- What only a trial shows: a notification that came back, a backup that filled an empty database.
CREATE TABLE proof (
  name text PRIMARY KEY CHECK (name IN ('card_webhook', 'backup')),
  -- Of the last trial, so that a late end of an earlier one proves nothing.
  trial uuid NOT NULL,
  -- A mark of the settings that it was about: with others it proves nothing.
  settings text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Null until that trial has succeeded.
  proven_at timestamptz,
  -- Of a backup, the moment of which it has the data.
  taken_at timestamptz
);
