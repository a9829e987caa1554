-- The number that calls to a contact show: the id of one of its owner's, or 'usual' for the operator's. Null: as other calls do.
ALTER TABLE contact ADD COLUMN caller_id text
  CHECK (caller_id = 'usual' OR caller_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$');
