-- Price lists. A version takes over at its moment and stays for the record; of two with the same moment the later import
-- counts. Calls keep the price they were authorised at, so nothing here is asked while one is running.

CREATE TABLE tariff_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  effective_at timestamptz NOT NULL,
  imported_at timestamptz NOT NULL,
  -- The file it came from, for people.
  source text NOT NULL,
  row_count integer NOT NULL CHECK (row_count > 0)
);

CREATE INDEX tariff_version_effective ON tariff_version (effective_at, id);

CREATE TABLE tariff_row (
  version_id bigint NOT NULL REFERENCES tariff_version (id) ON DELETE CASCADE,
  -- Digits of an E.164 number without the plus; the longest one that fits a number prices it.
  prefix text COLLATE "C" NOT NULL CHECK (prefix ~ '^[1-9][0-9]{0,14}$'),
  name text NOT NULL CHECK (name <> ''),
  per_minute_mc bigint NOT NULL CHECK (per_minute_mc >= 0),
  connect_mc bigint NOT NULL CHECK (connect_mc >= 0),
  minimum_s integer NOT NULL CHECK (minimum_s > 0),
  increment_s integer NOT NULL CHECK (increment_s > 0),
  blocked boolean NOT NULL,
  PRIMARY KEY (version_id, prefix)
);
