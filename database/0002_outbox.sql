-- Mails on their way out. A row goes when its mail is delivered; one that was given up stays for a person to look at.

CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  reply_to text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the next attempt may start; while one is under way, when it counts as lost.
  due_at timestamptz NOT NULL DEFAULT now(),
  given_up_at timestamptz
);
CREATE INDEX outbox_due_at ON outbox (due_at) WHERE given_up_at IS NULL;
