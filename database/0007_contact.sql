-- Messages to the operator, and what the default CAPTCHA must remember.

CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  -- No reference: a message outlives the account it was sent from.
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX contact_message_sent_at ON contact_message (sent_at);

CREATE TABLE spent_challenge (
  challenge_id text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenge_expires_at ON spent_challenge (expires_at);

-- One key for every node, so that a challenge given by one is accepted by another: 488 random bits.
CREATE TABLE captcha_key (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  hmac_key text NOT NULL
);
INSERT INTO captcha_key (hmac_key)
VALUES (concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()));
