-- A message waits for an answer until an operator says that it is done. Those from before were answered by mail, or never will be.
-- Old servers add messages by the columns that they know: these are open.
ALTER TABLE contact_message
  ADD COLUMN language text,
  ADD COLUMN state text NOT NULL DEFAULT 'done' CHECK (state IN ('open', 'done')),
  -- The user id of an operator. No reference: it says who, also after that user is gone.
  ADD COLUMN assigned_to uuid,
  -- Rises with each change: an operator's change names the version that the operator saw.
  ADD COLUMN version integer NOT NULL DEFAULT 0;
ALTER TABLE contact_message ALTER COLUMN state SET DEFAULT 'open';

-- Answers of operators, which go with their message.
CREATE TABLE contact_answer (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_message (id) ON DELETE CASCADE,
  answer text NOT NULL,
  answered_by uuid NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX contact_answer_message ON contact_answer (message_id);
