-- security_event_times of 0014 takes its place.
-- Old servers: their sweep reads that one.
DROP INDEX IF EXISTS security_event_created_at;
