-- How good the line of a call was, as its caller's browser measured it. Beside the call, so that the rows that are
-- written while people talk stay small.

CREATE TABLE call_quality (
  call_id uuid PRIMARY KEY,
  seconds_s integer NOT NULL CHECK (seconds_s > 0),
  mos_average double precision NOT NULL CHECK (mos_average BETWEEN 1 AND 5),
  mos_lowest double precision NOT NULL CHECK (mos_lowest BETWEEN 1 AND 5),
  jitter_average_ms double precision NOT NULL CHECK (jitter_average_ms >= 0),
  jitter_highest_ms double precision NOT NULL CHECK (jitter_highest_ms >= 0),
  round_trip_average_ms double precision NOT NULL CHECK (round_trip_average_ms >= 0),
  round_trip_highest_ms double precision NOT NULL CHECK (round_trip_highest_ms >= 0),
  packets_lost_percent double precision NOT NULL CHECK (packets_lost_percent BETWEEN 0 AND 100),
  hints text[] NOT NULL,
  created_at timestamptz NOT NULL
);

-- Whoever ends sessions, and however: the streams that they opened end with them, on whatever node they are.

CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farline_events',
                    json_build_object('accountId', user_id, 'told', json_build_object('type', 'sessions_ended'))::text)
     FROM (SELECT DISTINCT user_id FROM ended WHERE kind = 'full') AS owner;
  RETURN NULL;
END
$$;

CREATE TRIGGER session_end AFTER DELETE ON session REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION tell_session_end();
