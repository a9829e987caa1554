import { randomUUID } from "node:crypto";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";

let londonNumbers = 0;

/** A London number that this process has not given yet. Its last digit keeps it off the endings that tell the twin how to answer. */
export function newLondonNumber(): E164 {
  return e164Schema.parse(`+4420${70_000_000 + 10 * londonNumbers++}`);
}

/** An active number of a wallet of its own, paid for March 2026. */
export function rentedNumber(values: Partial<RentedNumber> = {}): RentedNumber {
  return {
    walletId: randomUUID(),
    id: randomUUID(),
    userId: randomUUID(),
    carrier: "twilio",
    number: e164Schema.parse("+442079460000"),
    country: "GB",
    kind: "local",
    providerNumberId: "PN00000000000000000000000000000001",
    state: "active",
    monthly_mc: 15_000,
    inboundPerMinute_mc: 0,
    forwardsTo: null,
    forwardRate: null,
    createdAt: new Date("2026-03-01T00:00:00Z"),
    boughtAt: new Date("2026-03-01T00:00:00Z"),
    monthsPaid: 1,
    paidUntil: new Date("2026-04-01T00:00:00Z"),
    warnedDays: null,
    releasedAt: null,
    dueAt: new Date("2026-03-25T00:00:00Z"),
    tries: 0,
    ...values,
  };
}

/** Writes one, so that its user has it. */
export async function addRentedNumber(
  database: Pick<Database, "withClient">,
  values: Partial<RentedNumber>,
): Promise<RentedNumber> {
  const row = rentedNumber(values);
  const isAdded = await database.withClient((client) => rentedNumberStore(client).add(row));
  if (!isAdded) throw new Error(`${row.number} is rented already`);
  return row;
}
