-- From where the owners of accounts log in: one hash of network and account together.

CREATE TABLE known_network (
  key text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
CREATE INDEX known_network_seen_at ON known_network (seen_at);
