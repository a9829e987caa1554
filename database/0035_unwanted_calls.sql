CREATE TYPE unwanted_call AS ENUM ('ring', 'voicemail', 'away');
ALTER TABLE users
  -- Callers whom the user does not want to hear, in E.164; null for none.
  ADD COLUMN blocked_callers text[],
  -- What they reach, and callers who withhold their number; null is away, and ring.
  ADD COLUMN blocked_calls unwanted_call,
  ADD COLUMN withheld_calls unwanted_call;
