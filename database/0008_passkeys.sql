-- Passkeys (WebAuthn) as a way in and as a second step: docs/decisions/0027-passkeys.md.

CREATE TABLE passkey (
  -- The authenticator's own name for the key pair, base64url. No two users can have the same.
  credential_id text PRIMARY KEY,
  -- Names a passkey to its owner.
  id uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- A COSE key, base64url.
  public_key text NOT NULL,
  -- The authenticator's count of signatures at the last use; 0 for one that does not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  -- False for a passkey that outlived a password reset: it is still a second step, and no longer a way in of its own.
  signs_in boolean NOT NULL DEFAULT true,
  -- When its counter went back, which a copied key pair does. It is no longer accepted for anything.
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_user_id ON passkey (user_id);

-- The random name by which authenticators know a user. It outlives the user's passkeys, so that a new passkey replaces
-- the removed one in the same authenticator.
CREATE TABLE passkey_user_handle (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  user_handle text NOT NULL UNIQUE
);

-- What an authenticator is asked to sign. Each is good once, for one purpose and, where known, for one user.
CREATE TABLE passkey_challenge (
  challenge_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in', 'two_step', 'confirm')),
  -- A sign-in starts before its user is known.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_user CHECK ((user_id IS NULL) = (purpose = 'sign_in'))
);
CREATE INDEX passkey_challenge_user_id ON passkey_challenge (user_id);
CREATE INDEX passkey_challenge_expires_at ON passkey_challenge (expires_at);

ALTER TABLE session DROP CONSTRAINT session_opened_with_check;
ALTER TABLE session ADD CONSTRAINT session_opened_with_check
  CHECK (opened_with IN ('password', 'google', 'passkey'));

-- A second step without an app: passkeys and recovery codes answer it.
ALTER TABLE two_step ALTER COLUMN secret DROP NOT NULL;
ALTER TABLE two_step ADD CONSTRAINT two_step_secret CHECK (secret IS NOT NULL OR confirmed_at IS NOT NULL);
