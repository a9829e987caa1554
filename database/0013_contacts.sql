-- The people that a user calls: docs/decisions/0050-contacts-belong-to-the-user.md.

-- How many contacts a user has. Every statement that adds or removes contacts locks this row first.
CREATE TABLE contact_book (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  contacts integer NOT NULL CHECK (contacts BETWEEN 0 AND 1000)
);

CREATE TABLE contact (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that a repeated request adds no second contact.
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  favourite boolean NOT NULL,
  -- In E.164 form, in the order of their owner.
  numbers text[] NOT NULL CHECK (
    cardinality(numbers) BETWEEN 1 AND 10 AND array_position(numbers, NULL) IS NULL
    AND array_to_string(numbers, ' ') ~ '^\+[1-9][0-9]{1,14}( \+[1-9][0-9]{1,14})*$'),
  -- One for each number, such as "Work"; empty without one.
  labels text[] NOT NULL CHECK (
    array_position(labels, NULL) IS NULL AND char_length(array_to_string(labels, '')) <= 300),
  -- Counts the changes, so that a change of an older version is refused.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CONSTRAINT contact_labels CHECK (cardinality(labels) = cardinality(numbers))
);
