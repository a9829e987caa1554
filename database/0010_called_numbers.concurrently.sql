-- Whether a user has called a number before, and who has called it, for operators: an index that begins with the number serves
-- both, and costs a call as much as call_number did.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_dialled ON call (number, wallet_id, user_id);
