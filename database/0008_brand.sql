-- The product's names, and who runs it, as an owner has set them. Without the row the variables of each server count.
CREATE TABLE brand (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  name text NOT NULL CHECK (name <> ''),
  short_name text NOT NULL CHECK (short_name <> ''),
  imprint text NOT NULL
);
