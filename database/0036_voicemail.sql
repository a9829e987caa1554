-- Messages that callers left. Rows are of a user, as contacts are.
CREATE TABLE voicemail (
  user_id uuid NOT NULL,
  -- The name of the file in the storage, too.
  id uuid NOT NULL,
  carrier text NOT NULL,
  -- The carrier's id of the recording.
  recording_id text NOT NULL,
  -- E.164; null where the caller withheld it.
  number text,
  left_at timestamptz NOT NULL,
  length_s integer NOT NULL CHECK (length_s > 0),
  -- When the audio was stored. Until then the user sees no message.
  stored_at timestamptz,
  -- The key of the audio, as encrypted values name it.
  sealed_by text,
  read_at timestamptz,
  delete_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- When the carrier is asked for the audio; null once it is stored.
  next_try_at timestamptz,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, carrier, recording_id),
  CHECK ((stored_at IS NULL) = (next_try_at IS NOT NULL))
);
CREATE INDEX voicemail_due ON voicemail (next_try_at) WHERE stored_at IS NULL;
CREATE INDEX voicemail_delete_at ON voicemail (delete_at);

-- Settings of users who have changed them.
CREATE TABLE voicemail_box (
  user_id uuid PRIMARY KEY,
  is_on boolean NOT NULL,
  mail text NOT NULL CHECK (mail IN ('none', 'notice', 'audio')),
  kept_days integer NOT NULL CHECK (kept_days > 0),
  -- The file of a greeting that the user recorded.
  greeting_id uuid,
  greeting_length_s double precision,
  greeting_sealed_by text,
  CHECK ((greeting_id IS NULL) = (greeting_length_s IS NULL))
);

-- Recordings that a carrier, and files that the storage is asked to delete, until it confirms.
CREATE TABLE voicemail_removal (
  -- The id of a carrier, or 'storage'.
  place text NOT NULL,
  ref text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (place, ref)
);
CREATE INDEX voicemail_removal_due ON voicemail_removal (next_try_at);

-- The message whose audio goes with a mail. It is read from the storage when the mail is sent.
ALTER TABLE outbox ADD COLUMN voicemail_id uuid;
