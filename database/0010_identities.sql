-- People of OpenID Connect providers beside Google: docs/decisions/0035-any-openid-connect-provider.md.

-- A person is known by the issuer and the issuer's own id of them, never by an address. Google's people stay in
-- users.google_sub, which servers of the previous version read and write.
CREATE TABLE user_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The provider's name for people, as it was at the link.
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT user_identity_one_of_an_issuer UNIQUE (user_id, issuer)
);

-- Identities of a first sign-in whose provider does not vouch for the address. Each waits for the mailed link, opened in
-- the browser that signed in.
CREATE TABLE unproven_identity (
  token_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  provider text NOT NULL,
  email text NOT NULL,
  given_name text,
  family_name text,
  full_name text,
  picture_url text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX unproven_identity_expires_at ON unproven_identity (expires_at);

-- A user may sign in by a row of user_identity alone, which a CHECK on users cannot see.
ALTER TABLE users DROP CONSTRAINT users_can_sign_in;

-- The detail of a ticket or a link names another provider's identity after this prefix. A server of the previous version
-- would take the whole for an id of Google's.
ALTER TABLE users ADD CONSTRAINT users_google_sub CHECK (google_sub NOT LIKE 'openid %');

-- The configured name of the provider that a sign-in under way was started at.
ALTER TABLE google_sign_in ADD COLUMN provider text NOT NULL DEFAULT 'google';

-- After `openid:` comes the provider's name for people.
ALTER TABLE session DROP CONSTRAINT session_opened_with_check;
ALTER TABLE session ADD CONSTRAINT session_opened_with_check
  CHECK (opened_with IN ('password', 'google', 'passkey') OR opened_with LIKE 'openid:_%');

-- The name for people of the provider that a sign-in or a link went by.
ALTER TABLE security_event ADD COLUMN provider text;
