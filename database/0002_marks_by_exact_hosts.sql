-- Marks of a person: docs/decisions/0058-marks-of-a-person.md.

-- When the bank has authenticated the holder of a card in a purchase of this user; null for what is not known.
ALTER TABLE mark ADD COLUMN confirmed_at timestamptz;

-- The form in which a mailbox was folded. Servers from before write the first one, in which strangers' hosts folded as well;
-- the job that marks users makes those marks of living users anew.
ALTER TABLE mark ADD COLUMN form smallint NOT NULL DEFAULT 1;
