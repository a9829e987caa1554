-- Missed calls whose mail has not been decided about.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_missed ON call (ended_at)
  WHERE direction = 'incoming' AND status IN ('no_answer', 'canceled', 'failed', 'refused') AND missed_mail_at IS NULL;
