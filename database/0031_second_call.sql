ALTER TABLE call
  -- True where another call of the user was open when this one began: an incoming call beside one that is talked.
  ADD COLUMN second_call boolean NOT NULL DEFAULT false;
