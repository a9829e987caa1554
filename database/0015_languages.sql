-- The language that a user reads, for mails and other devices: docs/decisions/0053-seven-languages.md. Null when it is not
-- known, as for users from before.
ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en', 'de', 'es', 'fr', 'pt', 'ar', 'hi'));
ALTER TABLE registration ADD COLUMN language text CHECK (language IN ('en', 'de', 'es', 'fr', 'pt', 'ar', 'hi'));
