-- What happens to a user's sign-in: a history for its owner, the browsers that are known, and links that undo a sign-in.

-- Null until the first sign-in, which needs no mail about a new device. Users from before this file have signed in.
ALTER TABLE users ADD COLUMN first_signed_in_at timestamptz;
UPDATE users SET first_signed_in_at = verified_at;

CREATE TABLE security_event (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- A kind of contract/users/security-events.ts. Not a CHECK: an old server may run beside a new one that knows more kinds.
  kind text NOT NULL,
  -- The browser in plain words, such as "Firefox on Windows".
  device text NOT NULL,
  -- The IPv4 address, or the /64 network of an IPv6 address.
  network text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX security_event_history ON security_event (user_id, created_at, id);
CREATE INDEX security_event_created_at ON security_event (created_at);

-- Browsers that a user has signed in with, each by one hash of the user and the secret in the browser's cookie.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX known_device_seen_at ON known_device (seen_at);

-- The mailed links that undo a sign-in. Apart from one_time_token, because a change of password or address ends those:
-- a stranger who signed in could otherwise void the owner's link.
CREATE TABLE sign_in_undo (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that the link was mailed to.
  email text NOT NULL,
  signed_in_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_undo_user_id ON sign_in_undo (user_id);
CREATE INDEX sign_in_undo_expires_at ON sign_in_undo (expires_at);
