-- The languages that pages and mails offer, by their codes with a blank between, and the one of a reader who wants none of
-- them. Without the row the variables of each server count.
CREATE TABLE language_offer (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  languages text NOT NULL CHECK (languages <> ''),
  default_language text NOT NULL
);
