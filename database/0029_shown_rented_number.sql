-- True for the rented number that its user's calls show when they choose none and no verified number is the default.
ALTER TABLE rented_number ADD COLUMN is_shown boolean NOT NULL DEFAULT false;
