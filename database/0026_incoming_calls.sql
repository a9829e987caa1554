CREATE TYPE call_direction AS ENUM ('outgoing', 'incoming');

ALTER TABLE call
  -- Of an incoming call, `number` is the caller's, or 'withheld'. One that its user declines ends as 'busy'.
  ADD COLUMN direction call_direction NOT NULL DEFAULT 'outgoing',
  -- When it was decided about the mail that says that an incoming call was missed.
  ADD COLUMN missed_mail_at timestamptz,
  -- True where a mail was written: only such calls keep the mails of others away.
  ADD COLUMN missed_mailed boolean NOT NULL DEFAULT false;
