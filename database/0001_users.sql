-- People, their sessions and their mailed links. Tokens are stored as hashes only.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- The address as its owner typed it; email_key is the form that tells two addresses apart.
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text,
  google_sub text UNIQUE,
  picture_url text,
  created_at timestamptz NOT NULL,
  verified_at timestamptz,
  CONSTRAINT users_can_sign_in CHECK (password_hash IS NOT NULL OR google_sub IS NOT NULL)
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('full', 'unverified')),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX session_user_id ON session (user_id);
CREATE INDEX session_last_used_at ON session (last_used_at);

CREATE TABLE link (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'google_ticket')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX link_user_id ON link (user_id);
CREATE INDEX link_expires_at ON link (expires_at);
