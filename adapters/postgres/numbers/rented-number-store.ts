import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import {
  changedOne,
  columnsOf,
  type MoneyFields,
  many,
  one,
  type Part,
  run,
  sql,
} from "#adapters/postgres/sql.ts";
import type { ForwardTarget } from "#domain/calls/incoming/forward.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type { CalledNumber, RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import type {
  RentedNumberKey,
  RentedNumberStore,
  RentStanding,
} from "#domain/numbers/rented/rented-number-store.ts";

const columns =
  columnsOf<RentedNumber>()(`wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
  monthly_mc, inbound_per_minute_mc, forwards_to, forward_rate, created_at, bought_at, months_paid, paid_until, warned_days, released_at, due_at, tries`);
const money: MoneyFields<RentedNumber> = { monthly_mc: "always", inboundPerMinute_mc: "always" };

type Changes = Pick<
  RentedNumber,
  | "providerNumberId"
  | "forwardsTo"
  | "forwardRate"
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
  "provider_number_id, forwards_to, forward_rate, state, bought_at, months_paid, paid_until, warned_days, released_at, due_at, tries",
);

type StandingRow = Omit<RentStanding, "reader"> & MailReader;

/** The sum of a wallet's rents that are due until then, in a statement of the wallet. */
export const rentsUntil = (walletId: unknown, until: unknown): Part => sql.part`
  (SELECT coalesce(sum(monthly_mc), 0)::bigint FROM rented_number
    WHERE rented_number.wallet_id = ${walletId} AND state IN ('active', 'overdue') AND paid_until <= ${until})`;

/** Order of locks: the wallet, then its numbers. All but `findByNumber`, `listRented` and `due` name the wallet. */
export function rentedNumberStore(client: Client): RentedNumberStore {
  return {
    add: (number) =>
      changedOne(client, "rentedNumber.add")`
        INSERT INTO rented_number (${columns}, is_shown)
        VALUES (${columns.values(number)},
                NOT EXISTS (SELECT FROM caller_id WHERE caller_id.user_id = ${number.userId})
                AND NOT EXISTS (SELECT FROM rented_number AS other
                                 WHERE other.wallet_id = ${number.walletId} AND other.user_id = ${number.userId}
                                   AND other.state <> 'released'))
        ON CONFLICT DO NOTHING`,

    lockWallet: (walletId) => lockWallet(client, walletId),

    async lock({ walletId, id }) {
      await lockWallet(client, walletId);
      return one<RentedNumber>(client, "rentedNumber.lock", money)`
        SELECT ${columns} FROM rented_number WHERE wallet_id = ${walletId} AND id = ${id} FOR UPDATE`;
    },

    save: (number) =>
      run(client, "rentedNumber.save")`
        UPDATE rented_number SET (${changes}) = (${changes.values(number)})
         WHERE wallet_id = ${number.walletId} AND id = ${number.id}`,

    async standing({ walletId, userId }, now, until = now) {
      const [wallet, user] = [sql.parameter(walletId), sql.parameter(userId)];
      const row = await one<StandingRow>(client, "rentedNumber.standing", {
        posted_mc: "always",
        available_mc: "always",
        rents_mc: "always",
      })`
        SELECT posted_mc, posted_mc - held_mc - floor_mc AS available_mc, ${rentsUntil(wallet, until)} AS rents_mc,
               (SELECT count(*)::int FROM rented_number
                 WHERE rented_number.wallet_id = ${wallet} AND state <> 'released') AS numbers,
               wallet_member.role = 'owner' AS is_owner, frozen_at IS NOT NULL AS is_frozen,
               EXISTS (SELECT FROM payment
                        WHERE payment.wallet_id = ${wallet} AND payment.user_id = ${user} AND ${pausesCalling}) AS is_disputed,
               deleted_at IS NOT NULL AS is_deleted, recharge_below_mc IS NOT NULL AS has_rule, email, first_name,
               users.language
          FROM wallet
          JOIN wallet_member ON wallet_member.wallet_id = ${wallet} AND wallet_member.user_id = ${user}
          JOIN users ON users.id = ${user}
         WHERE wallet.id = ${wallet}`;
      if (!row) return undefined;
      const { email, firstName, language, ...standing } = row;
      return { ...standing, reader: standing.isDeleted ? undefined : { email, firstName, language } };
    },

    needRecharge: (walletId, at) =>
      run(client, "rentedNumber.needRecharge")`
        UPDATE wallet SET recharge_due_at = ${at}
         WHERE id = ${walletId} AND recharge_below_mc IS NOT NULL AND recharge_due_at IS NULL`,

    remove: ({ walletId, id }) =>
      run(client, "rentedNumber.remove")`
        DELETE FROM rented_number WHERE wallet_id = ${walletId} AND id = ${id} AND state = 'buying'`,

    forgetDigits: ({ walletId, id }) =>
      run(client, "rentedNumber.forgetDigits")`
        UPDATE rented_number SET number = regexp_replace(number, '.{1,4}$', 'xxxx')
         WHERE wallet_id = ${walletId} AND id = ${id} AND state = 'released'
           AND EXISTS (SELECT FROM users WHERE users.id = user_id AND deleted_at IS NOT NULL)`,

    findRent: (walletId, ref) =>
      one<{ delta_mc: number; createdAt: Date }>(client, "rentedNumber.findRent", { delta_mc: "always" })`
        SELECT delta_mc, created_at FROM transfer WHERE wallet_id = ${walletId} AND ref = ${ref}`,

    find: ({ walletId, id: userId }, id) =>
      one<RentedNumber>(client, "rentedNumber.find", money)`
        SELECT ${columns} FROM rented_number WHERE wallet_id = ${walletId} AND user_id = ${userId} AND id = ${id}`,

    list: ({ walletId, id }) =>
      many<RentedNumber>(client, "rentedNumber.list", money)`
        SELECT ${columns} FROM rented_number
         WHERE wallet_id = ${walletId} AND user_id = ${id} AND state <> 'released' ORDER BY created_at, id`,

    findByNumber: (carrier, number) =>
      one<CalledNumber>(client, "rentedNumber.findByNumber", { inboundPerMinute_mc: "always" })`
        SELECT ${columnsOf<CalledNumber>()(`wallet_id, user_id, id, carrier, number, country, state, inbound_per_minute_mc,
             forwards_to, forward_rate`)}
          FROM rented_number WHERE carrier = ${carrier} AND number = ${number} AND state <> 'released'`,

    forwardTargets: (userId, verifiedAfter) =>
      many<ForwardTarget>(client, "rentedNumber.forwardTargets")`
        SELECT ${columnsOf<ForwardTarget>()("id, carrier, number")} FROM caller_id
         WHERE user_id = ${userId} AND caller_id.state = 'verified' AND verified_at > ${verifiedAfter}
           AND NOT EXISTS (
             SELECT FROM rented_number AS rented
              WHERE rented.carrier = caller_id.carrier AND rented.number = caller_id.number AND rented.state <> 'released')
         ORDER BY number`,

    listRented: (carrier) =>
      many<RentedNumber>(client, "rentedNumber.listRented", money)`
        SELECT ${columns} FROM rented_number WHERE carrier = ${carrier} AND state <> 'released'`,

    due: (now, limit) =>
      many<RentedNumberKey>(client, "rentedNumber.due")`
        SELECT ${columnsOf<RentedNumberKey>()("wallet_id, id")} FROM rented_number
         WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`,
  };
}

async function lockWallet(client: Client, walletId: string): Promise<void> {
  await one(client, "rentedNumber.lockWallet")`SELECT 1 FROM wallet WHERE id = ${walletId} FOR UPDATE`;
}
