-- What users read of the operator beside the imprint. Rows of old servers have none.
ALTER TABLE brand
  ADD COLUMN support_address text NOT NULL DEFAULT '',
  ADD COLUMN links text NOT NULL DEFAULT '';
