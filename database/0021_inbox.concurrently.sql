-- Messages newest first, and those that wait or are done: a page reads as little of many as of few.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_message_newest ON contact_message (sent_at, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_message_state ON contact_message (state, sent_at, id);
