-- Language of a mail's words, for its Content-Language header. Null for mails of servers from before.
ALTER TABLE outbox ADD COLUMN language text;
