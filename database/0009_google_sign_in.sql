-- Sign-ins with Google that are under way. Each is good once and only for the browser that started it.

CREATE TABLE google_sign_in (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX google_sign_in_expires_at ON google_sign_in (expires_at);
