-- A sign-up adds no user. It waits as a registration with a password and links of its own, and the first link that is
-- opened makes the user. Every other registration of the address is void from then on.

CREATE TABLE registration (
  -- The id of the user that the registration becomes.
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  -- The address as it was typed.
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Null once the user has it.
  password_hash text,
  -- Of the token in the sign-up's answer, which deletes this registration and asks for its link again.
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  activated_at timestamptz,
  CONSTRAINT registration_password CHECK ((password_hash IS NULL) = (activated_at IS NOT NULL))
);
CREATE INDEX registration_email_key ON registration (email_key, created_at);
CREATE INDEX registration_expires_at ON registration (expires_at);

-- The mailed links of a registration. Each is good until it expires, because mail scanners open links before people do.
CREATE TABLE registration_link (
  token_hash text PRIMARY KEY,
  registration_id uuid NOT NULL REFERENCES registration (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registration_link_registration_id ON registration_link (registration_id);

-- Unverified users, and verified ones whose links are still good.
INSERT INTO registration (id, email_key, email, first_name, last_name, password_hash, token_hash, created_at, expires_at,
                          activated_at)
SELECT id, email_key, email, first_name, last_name, CASE WHEN verified_at IS NULL THEN password_hash END,
       -- Without a session there is no token, and no token has this hash.
       coalesce((SELECT min(token_hash) FROM session WHERE user_id = users.id AND kind = 'unverified'), 'none'),
       created_at, created_at + interval '7 days', verified_at
  FROM users
 WHERE deleted_at IS NULL AND password_hash IS NOT NULL
   AND (verified_at IS NULL
        OR EXISTS (SELECT 1 FROM one_time_token WHERE user_id = users.id AND purpose = 'verify_email'));

INSERT INTO registration_link (token_hash, registration_id, expires_at)
SELECT one_time_token.token_hash, user_id, one_time_token.expires_at
  FROM one_time_token JOIN registration ON registration.id = user_id
 WHERE purpose = 'verify_email';

-- Sign-ups for taken addresses. The owner's address is taken, so none of these becomes a user, and names are not needed.
INSERT INTO registration (id, email_key, email, first_name, last_name, password_hash, token_hash, created_at, expires_at)
SELECT gen_random_uuid(), email_key, email, '', '', password_hash, token_hash, created_at, created_at + interval '7 days'
  FROM decoy_sign_up;
DROP TABLE decoy_sign_up;

DELETE FROM one_time_token WHERE purpose = 'verify_email';
DELETE FROM session WHERE kind = 'unverified';
ALTER TABLE session DROP COLUMN kind;
DELETE FROM users WHERE verified_at IS NULL AND deleted_at IS NULL;
DROP INDEX users_unverified;
ALTER TABLE users ADD CONSTRAINT users_verified CHECK (verified_at IS NOT NULL OR deleted_at IS NOT NULL);

-- Linking Google to a user with a password: the challenge that asks for the password, and the mailed link instead of it.
-- The detail of both is Google's id of the person. A ticket has it as well when the link is still to be made.
ALTER TABLE one_time_token DROP CONSTRAINT one_time_token_purpose_check;
ALTER TABLE one_time_token ADD CONSTRAINT one_time_token_purpose_check CHECK (purpose IN
  ('reset_password', 'google_ticket', 'change_email', 'two_step', 'link_google', 'confirm_google'));
ALTER TABLE one_time_token DROP CONSTRAINT one_time_token_detail;
ALTER TABLE one_time_token ADD CONSTRAINT one_time_token_detail CHECK (
  purpose = 'google_ticket'
  OR (detail IS NOT NULL) = (purpose IN ('change_email', 'two_step', 'link_google', 'confirm_google')));
