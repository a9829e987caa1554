-- What an account has on hold is judged by a CHECK again. A statement that waits for an account computes its new row
-- twice, and a domain would also judge the first one, in which a hold that was just raised is given back to an account
-- that lacks it yet.
ALTER TABLE account
  DROP CONSTRAINT account_check,
  ALTER held_mc TYPE balance_mc,
  ADD CONSTRAINT account_held CHECK (held_mc >= 0 AND posted_mc - held_mc >= floor_mc);
