-- The page's own id of a call, made when the button is pressed: the carrier's id reaches the page only with the ringing.
-- No index of its own: call_history finds the few calls of a day.
ALTER TABLE call ADD COLUMN attempt_id uuid;
