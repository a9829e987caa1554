import { randomUUID } from "node:crypto";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import type { ForwardTarget } from "#domain/calls/incoming/forward.ts";

interface VerifiedNumber {
  userId: string;
  verifiedAt: Date;
  carrier?: string;
  number?: E164;
}

/** A British mobile of a user, or another number, as the carrier has verified it. */
export async function verifiedNumber(
  database: Pick<Database, "withClient">,
  { userId, verifiedAt, carrier = "twilio", number = newMobile() }: VerifiedNumber,
): Promise<ForwardTarget> {
  const id = randomUUID();
  await database.withClient((client) =>
    client.query(
      `INSERT INTO caller_id (user_id, id, carrier, number, state, requested_at, verified_at, provider_number_id)
       VALUES ($1, $2, $3, $4, 'verified', $5, $5, $6)`,
      [userId, id, carrier, number, verifiedAt, `PN${id}`],
    ),
  );
  return { id, carrier, number };
}

let mobiles = 0;

/** A mobile that this process has not given yet, kept off the endings that tell the twin how to answer. */
function newMobile(): E164 {
  return e164Schema.parse(`+447400${500_000 + 10 * mobiles++}`);
}
