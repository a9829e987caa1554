-- What users read of the operator beside the imprint, and colours as #rrggbb. Rows of old servers have none.
ALTER TABLE brand
  ADD COLUMN support_address text NOT NULL DEFAULT '',
  ADD COLUMN links text NOT NULL DEFAULT '',
  ADD COLUMN accent text NOT NULL DEFAULT '',
  ADD COLUMN accent_dark text NOT NULL DEFAULT '',
  ADD COLUMN stage text NOT NULL DEFAULT '',
  ADD COLUMN stage_dark text NOT NULL DEFAULT '';
