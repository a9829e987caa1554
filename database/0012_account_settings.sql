-- What the settings show and change.

ALTER TABLE session
  -- Names a session to its owner without giving its token away.
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN opened_with text NOT NULL DEFAULT 'password' CHECK (opened_with IN ('password', 'google')),
  -- The browser's own name for itself.
  ADD COLUMN user_agent text;

ALTER TABLE link
  -- The new address of change_email; how the first step of two_step was taken.
  ADD COLUMN detail text,
  DROP CONSTRAINT link_purpose_check,
  ADD CONSTRAINT link_purpose_check
    CHECK (purpose IN ('verify_email', 'reset_password', 'google_ticket', 'change_email', 'two_step')),
  ADD CONSTRAINT link_detail CHECK ((detail IS NOT NULL) = (purpose IN ('change_email', 'two_step')));

-- Sign-in with a second step. A secret that was never confirmed with a code asks nobody for one.
CREATE TABLE two_step (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Base32, as the authenticator app knows it.
  secret text NOT NULL,
  confirmed_at timestamptz,
  -- The last time step a code of which was used: no code works twice, and none before it.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
