-- The session that a call was placed in, so that the call can end with it. Null for calls from before this column and for
-- no other: a refused call has one too. No index of its own: a user's open call is found by call_one_open.
ALTER TABLE call ADD COLUMN session_id uuid;
