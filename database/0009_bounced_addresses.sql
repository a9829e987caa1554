-- Marks users whose address refuses mail for good.

-- When the address refused a mail; null again from the next mail that it accepts, and for a new address.
ALTER TABLE users ADD COLUMN mail_refused_at timestamptz;
CREATE INDEX users_mail_refused_at ON users (mail_refused_at) WHERE mail_refused_at IS NOT NULL;
