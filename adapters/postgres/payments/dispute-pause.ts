import { sql } from "#adapters/postgres/sql.ts";

/** A payment that pauses calling: its dispute is open or lost, and no operator has allowed calling in spite of it. */
export const pausesCalling = sql.fragment`payment.disputed_at IS NOT NULL AND payment.dispute_allowed_at IS NULL`;
