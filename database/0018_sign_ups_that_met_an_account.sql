-- A sign-up for an address that has an account already is remembered as if it had opened one, so that logging in and
-- deleting answer its password and token alike, and nobody learns from that who is a customer.

CREATE TABLE decoy_sign_up (
  email_key text PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX decoy_sign_up_created_at ON decoy_sign_up (created_at);

-- What the sweeps look for.
CREATE INDEX users_unverified ON users (created_at) WHERE verified_at IS NULL AND deleted_at IS NULL;
CREATE INDEX outbox_given_up_at ON outbox (given_up_at) WHERE given_up_at IS NOT NULL;
