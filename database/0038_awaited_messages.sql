-- Calls whose callers were asked for a message, until its recording is reported, or the carrier says that there is none.
CREATE TABLE voicemail_awaited (
  user_id uuid NOT NULL,
  carrier text NOT NULL,
  -- The carrier's id of the call.
  provider_call_id text NOT NULL,
  -- The caller, E.164; null where the caller withheld it, and once the user is deleted.
  number text,
  asked_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- When the carrier is asked for recordings of the call.
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, carrier, provider_call_id)
);
CREATE INDEX voicemail_awaited_due ON voicemail_awaited (next_try_at);
