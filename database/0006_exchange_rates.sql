-- Published exchange rates, one row a day and currency: millionths of a unit of the currency for one USD.

CREATE TABLE exchange_rate (
  as_of date NOT NULL,
  currency text NOT NULL,
  per_usd_e6 bigint NOT NULL CHECK (per_usd_e6 > 0),
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (as_of, currency)
);
