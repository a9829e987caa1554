-- Secrets of authenticator apps (two_step.secret) and bodies of mails (outbox) are encrypted from here on; the program
-- encrypts the rows that are there. A mail that was given up keeps its recipient and subject, and no longer its links.
UPDATE outbox SET text_body = '', html_body = '' WHERE given_up_at IS NOT NULL;
