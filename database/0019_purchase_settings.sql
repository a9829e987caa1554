-- The currencies that purchases are offered in, with the operator's own rates. Without the row the first ones count. A
-- server writes those of its variables at its start until an owner has set them.
CREATE TABLE purchase_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  settings jsonb NOT NULL,
  is_set boolean NOT NULL
);
