ALTER TABLE rented_number
  -- The verified number of its user that calls to it go on to, by the id of that caller ID. Null where the pages ring.
  ADD COLUMN forwards_to uuid,
  -- The price that the user saw and agreed to, as its four numbers: a dearer call is not forwarded.
  ADD COLUMN forward_rate text;
-- The number that an incoming call went on to. Loses its last digits with its user.
ALTER TABLE call ADD COLUMN forwarded_to text;
