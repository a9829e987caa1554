-- Countries that a user may call, and the watch over what all wallets spend.

-- The countries (ISO 3166-1 alpha-2, sorted) that the user's account may call; null: all.
ALTER TABLE users ADD COLUMN allowed_countries text[]
  CHECK (allowed_countries IS NULL OR cardinality(allowed_countries) BETWEEN 1 AND 300);
ALTER TABLE users ADD CONSTRAINT users_deleted_countries
  CHECK (deleted_at IS NULL OR allowed_countries IS NULL);
