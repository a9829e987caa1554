-- A deleted account keeps its id, for the ledger's sake, and nothing of the person.

ALTER TABLE users
  ADD COLUMN deleted_at timestamptz,
  DROP CONSTRAINT users_can_sign_in,
  ADD CONSTRAINT users_can_sign_in
    CHECK (deleted_at IS NOT NULL OR password_hash IS NOT NULL OR google_sub IS NOT NULL),
  ADD CONSTRAINT users_deleted CHECK (deleted_at IS NULL OR num_nonnulls(password_hash, google_sub, picture_url, verified_at) = 0);

-- Whoever deletes an account is asked for its messages.
CREATE INDEX contact_message_user_id ON contact_message (user_id);
