-- Indexes by which operators find rows of all wallets. Nothing is dropped here: 0006_desk.sql lets the first four take the place
-- of a key or unique rule with the same columns, so that calls and payments write as many indexes as before.

-- Old servers: the same columns are unique already.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS call_id ON call (id, wallet_id);
-- Old servers: the same columns are unique already.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS call_provider_call_id ON call (provider_call_id, wallet_id, carrier);
-- Old servers: the same columns are unique already.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payment_id ON payment (id, wallet_id);
-- Old servers: the same columns are unique already.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payment_provider_ref ON payment (provider_ref, wallet_id, provider);

-- A call is written without the leg to the number, so authorising pays nothing for this.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_child_call_id ON call (child_call_id) WHERE child_call_id IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_disputes ON transfer (created_at) WHERE contra = 'disputes';
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_declined ON payment (created_at) WHERE declines > 0;
CREATE INDEX CONCURRENTLY IF NOT EXISTS refund_request_requested_at ON refund_request (requested_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_created_at ON users (created_at) WHERE deleted_at IS NULL;
