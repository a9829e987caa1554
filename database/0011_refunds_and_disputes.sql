-- Money may go back long after it was paid. From here on completed payments are asked about again now and then; those
-- completed before are taken up within a day, not all at once.

UPDATE payment SET next_check_at = now() + random() * interval '1 day'
 WHERE status = 'completed' AND next_check_at IS NULL AND created_at > now() - interval '180 days';
