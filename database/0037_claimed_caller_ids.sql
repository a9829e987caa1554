-- The code that the product itself asks for, by a call of its own to a number that another user has verified: the carrier verifies
-- a number once. Null where the carrier asks. A failed call keeps it, because its report may overtake the digits; wrong ones do not.
ALTER TABLE caller_id ADD COLUMN claim_code text;
