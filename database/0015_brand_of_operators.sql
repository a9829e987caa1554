-- What users read of the operator beside the imprint, and colours as #rrggbb. Rows of old servers have none.
ALTER TABLE brand
  ADD COLUMN support_address text NOT NULL DEFAULT '',
  ADD COLUMN links text NOT NULL DEFAULT '',
  ADD COLUMN accent text NOT NULL DEFAULT '',
  ADD COLUMN accent_dark text NOT NULL DEFAULT '',
  ADD COLUMN stage text NOT NULL DEFAULT '',
  ADD COLUMN stage_dark text NOT NULL DEFAULT '';

-- The logo and the icon, which pages and mails name by the hash of their content.
CREATE TABLE brand_picture (
  name text PRIMARY KEY CHECK (name IN ('logo', 'icon')),
  type text NOT NULL CHECK (type IN ('image/svg+xml', 'image/png')),
  width_px integer NOT NULL,
  height_px integer NOT NULL,
  hash text NOT NULL,
  content bytea NOT NULL CHECK (length(content) <= 5000000)
);
