-- A NOTIFY inside a trigger reaches no listener where tables are spread over several servers, so the code that ends
-- sessions announces it.

DROP TRIGGER session_end ON session;
DROP FUNCTION tell_session_end();
