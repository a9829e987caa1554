-- Counted attempts, in the shape that rate-limiter-flexible reads and writes: expire is milliseconds since 1970.
-- Lost counters only forgive, so this busy table need not survive a crash.

CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);
