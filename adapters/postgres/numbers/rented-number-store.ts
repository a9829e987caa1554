import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, type MoneyFields, many, one, sql } from "#adapters/postgres/sql.ts";
import type { CalledNumber, RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import type { RentedNumberKey, RentedNumberStore } from "#domain/numbers/rented/rented-number-store.ts";

const columns =
  columnsOf<RentedNumber>()(`wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
  monthly_mc, inbound_per_minute_mc, created_at, bought_at, months_paid, paid_until, warned_days, released_at, due_at, tries`);
const money: MoneyFields<RentedNumber> = { monthly_mc: "always", inboundPerMinute_mc: "always" };

type Changes = Pick<
  RentedNumber,
  | "providerNumberId"
  | "state"
  | "boughtAt"
  | "monthsPaid"
  | "paidUntil"
  | "warnedDays"
  | "releasedAt"
  | "dueAt"
  | "tries"
>;
const changes = columnsOf<Changes>()(
  "provider_number_id, state, bought_at, months_paid, paid_until, warned_days, released_at, due_at, tries",
);

/** Order of locks: the wallet, then its numbers. All but `findByNumber` and `due` name the wallet. */
export function rentedNumberStore(client: Client): RentedNumberStore {
  return {
    async add(number) {
      const added = await changed(
        client,
        sql("rentedNumber.add")`
          INSERT INTO rented_number (${columns}) VALUES (${columns.values(number)}) ON CONFLICT DO NOTHING`,
      );
      return added === 1;
    },

    async lock({ walletId, id }) {
      await one(
        client,
        sql("rentedNumber.lockWallet")`SELECT 1 FROM wallet WHERE id = ${walletId} FOR UPDATE`,
      );
      return one<RentedNumber>(
        client,
        sql("rentedNumber.lock")`
          SELECT ${columns} FROM rented_number WHERE wallet_id = ${walletId} AND id = ${id} FOR UPDATE`,
        money,
      );
    },

    async save(number) {
      await changed(
        client,
        sql("rentedNumber.save")`
          UPDATE rented_number SET (${changes}) = (${changes.values(number)})
           WHERE wallet_id = ${number.walletId} AND id = ${number.id}`,
      );
    },

    find: ({ walletId, id: userId }, id) =>
      one<RentedNumber>(
        client,
        sql("rentedNumber.find")`
          SELECT ${columns} FROM rented_number WHERE wallet_id = ${walletId} AND user_id = ${userId} AND id = ${id}`,
        money,
      ),

    list: ({ walletId, id }) =>
      many<RentedNumber>(
        client,
        sql("rentedNumber.list")`
          SELECT ${columns} FROM rented_number
           WHERE wallet_id = ${walletId} AND user_id = ${id} AND state <> 'released' ORDER BY created_at, id`,
        money,
      ),

    findByNumber: (carrier, number) =>
      one<CalledNumber>(
        client,
        sql("rentedNumber.findByNumber")`
          SELECT ${columnsOf<CalledNumber>()("wallet_id, user_id, id, number, country, state, inbound_per_minute_mc")}
            FROM rented_number WHERE carrier = ${carrier} AND number = ${number} AND state <> 'released'`,
        { inboundPerMinute_mc: "always" },
      ),

    due: (now, limit) =>
      many<RentedNumberKey>(
        client,
        sql("rentedNumber.due")`
          SELECT ${columnsOf<RentedNumberKey>()("wallet_id, id")} FROM rented_number
           WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`,
      ),
  };
}
