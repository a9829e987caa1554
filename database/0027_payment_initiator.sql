-- Who started a payment: a person at the page, a rule that the person has set, or an operator. A new payment replaces unpaid
-- ones of its own initiator alone.
ALTER TABLE payment ADD COLUMN initiator text NOT NULL DEFAULT 'person' CHECK (initiator IN ('person', 'rule', 'operator'));
