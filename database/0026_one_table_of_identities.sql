-- Google is one provider among the others: docs/decisions/0035-any-openid-connect-provider.md.

-- The moment of Google's links was not kept, so that they count as old as their user.
INSERT INTO user_identity (issuer, subject, user_id, provider, created_at)
SELECT 'https://accounts.google.com', google_sub, id, 'Google', created_at FROM users WHERE google_sub IS NOT NULL;

-- The constraints that name the column go with it.
-- Old servers: do not run beside this version, because nothing was live before it.
ALTER TABLE users DROP COLUMN google_sub;
-- Old servers: keep to it, as before.
ALTER TABLE users ADD CONSTRAINT users_deleted
  CHECK (deleted_at IS NULL OR num_nonnulls(password_hash, picture_url, verified_at) = 0);

-- Old servers: do not run beside this version.
ALTER TABLE google_sign_in RENAME TO openid_sign_in;
-- Old servers: do not run beside this version.
ALTER INDEX google_sign_in_expires_at RENAME TO openid_sign_in_expires_at;
-- Old servers: do not run beside this version.
ALTER TABLE openid_sign_in ALTER COLUMN provider DROP DEFAULT;

-- Tickets and challenges of minutes, and links of an hour, whose people sign in again.
ALTER TABLE one_time_token DROP CONSTRAINT one_time_token_purpose_check, DROP CONSTRAINT one_time_token_detail;
-- Old servers: do not run beside this version.
DELETE FROM one_time_token
 WHERE purpose IN ('google_ticket', 'link_google', 'confirm_google') OR (purpose = 'two_step' AND detail = 'google');
-- Old servers: do not run beside this version.
ALTER TABLE one_time_token ADD CONSTRAINT one_time_token_purpose_check CHECK (purpose IN
  ('reset_password', 'openid_ticket', 'change_email', 'two_step', 'link_identity', 'confirm_link'));
-- The detail of a ticket, a challenge and a mailed link of a provider is the identity that signs in.
-- Old servers: do not run beside this version.
ALTER TABLE one_time_token ADD CONSTRAINT one_time_token_detail
  CHECK ((detail IS NULL) = (purpose = 'reset_password'));

ALTER TABLE session DROP CONSTRAINT session_opened_with_check;
UPDATE session SET opened_with = 'openid:Google' WHERE opened_with = 'google';
-- Old servers: do not run beside this version.
ALTER TABLE session ADD CONSTRAINT session_opened_with_check
  CHECK (opened_with IN ('password', 'passkey') OR opened_with LIKE 'openid:_%');

UPDATE security_event SET kind = 'provider_linked', provider = 'Google' WHERE kind = 'google_linked';
