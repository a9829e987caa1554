import { invalidateEligibility } from "#adapters/postgres/calls/end-calls.ts";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { userColumns, userTables } from "#adapters/postgres/fragments.ts";
import { atOnce, unlessTaken } from "#adapters/postgres/savepoint.ts";
import { changedOne, columnsOf, one, run, sql } from "#adapters/postgres/sql.ts";
import type { BillingDetails } from "#contract/users/user-settings.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { mailboxMark } from "#domain/marks/mark.ts";
import type { MarkStore } from "#domain/marks/mark-store.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import type { UserStore } from "#domain/users/user-store.ts";

/** The part of a user that `save` writes. The address has a method of its own, and the wallet's membership a table. */
const savedColumns = columnsOf<Omit<User, keyof Viewer | "email" | "createdAt">>()(
  "first_name, last_name, language, password_hash, picture_url, verified_at",
);

type OwnedStores = Pick<
  UserStores,
  | "identities"
  | "sessions"
  | "oneTimeTokens"
  | "twoSteps"
  | "passkeys"
  | "securityEvents"
  | "knownDevices"
  | "signInUndos"
> & { marks: MarkStore };

/** Users on one connection. The given stores delete what else belongs to a user's sign-in, and note the user's marks. */
export function userStore(client: Client, own: OwnedStores): UserStore {
  return {
    ...accountReader(client),

    lock: (id) =>
      one<User>(client, "user.lock")`
        SELECT ${userColumns} FROM ${userTables} WHERE users.id = ${id} FOR UPDATE OF users`,

    insert: (user, identity) =>
      atOnce(
        client,
        async () =>
          (await insertUser(client, user)) &&
          (identity === undefined || (await own.identities.link(user, identity, user.createdAt))) &&
          (await noteMailbox(own.marks, user)),
      ),

    save: (user) =>
      run(client, "user.save")`
        UPDATE users SET (${savedColumns}) = (${savedColumns.values(user)}) WHERE id = ${user.id}`,

    async changeEmail(user, email) {
      const { id } = user;
      const changed = await unlessTaken(
        client,
        sql("user.changeEmail")`
          UPDATE users SET email = ${email}, email_key = ${emailKey(email)}, mail_refused_at = NULL
          WHERE id = ${id}`,
      );
      if (!changed) return false;
      await noteMailbox(own.marks, { ...user, email });
      await own.marks.keepOnly(id, { email, identities: await own.identities.list(id) });
      return true;
    },

    markSignedIn: (id, at) =>
      changedOne(client, "user.markSignedIn")`
        UPDATE users SET first_signed_in_at = ${at} WHERE id = ${id} AND first_signed_in_at IS NULL`,

    async billing(id) {
      const billing = await one<BillingDetails>(client, "user.billing")`
        SELECT ${columnsOf<BillingDetails>()(`billing_company AS company, billing_address AS address,
               billing_tax_number AS tax_number`)}
          FROM users WHERE id = ${id}`;
      return billing ?? { company: "", address: "", taxNumber: "" };
    },

    setBilling: (id, { company, address, taxNumber }) =>
      run(client, "user.setBilling")`
        UPDATE users SET billing_company = ${company}, billing_address = ${address}, billing_tax_number = ${taxNumber}
         WHERE id = ${id}`,

    async allowedCountries(id) {
      const row = await one<{ allowedCountries: string[] | null }>(client, "user.allowedCountries")`
        SELECT allowed_countries FROM users WHERE id = ${id}`;
      return row?.allowedCountries ?? null;
    },

    async refusesMail(id) {
      const row = await one<{ refuses: boolean }>(client, "user.refusesMail")`
        SELECT mail_refused_at IS NOT NULL AS refuses FROM users WHERE id = ${id}`;
      return row?.refuses ?? false;
    },

    // Locks the wallet after the caller has locked its user.
    async allowCountries({ id, walletId }, countries) {
      await run(client, "user.allowCountries")`
        UPDATE users SET allowed_countries = ${countries} WHERE id = ${id}`;
      await invalidateEligibility(client, walletId);
    },

    async anonymise(id, at) {
      await own.sessions.endAll(id);
      await own.oneTimeTokens.endAll(id);
      await own.twoSteps.remove(id);
      await own.passkeys.removeAll(id);
      await own.passkeys.forgetUserHandle(id);
      await own.securityEvents.removeAll(id);
      await own.knownDevices.forgetAll(id);
      await own.signInUndos.removeAll(id);
      await own.identities.removeAll(id);
      await own.marks.endAll(id);
      await run(client, "user.anonymise")`
        UPDATE users SET email = '', email_key = 'deleted ' || id, first_name = '', last_name = '',
                         password_hash = NULL, picture_url = NULL, verified_at = NULL,
                         allowed_countries = NULL, mail_refused_at = NULL, language = NULL,
                         blocked_callers = NULL, blocked_calls = NULL, withheld_calls = NULL,
                         billing_company = '', billing_address = '', billing_tax_number = '',
                         deleted_at = ${at}
        WHERE id = ${id}`;
    },
  };
}

export function accountReader(client: Client): Pick<UserStore, "find" | "findByEmail"> {
  return {
    find: (id) =>
      one<User>(client, "user.find")`SELECT ${userColumns} FROM ${userTables} WHERE users.id = ${id}`,
    findByEmail: (key) =>
      one<User>(client, "user.findByEmail")`
        SELECT ${userColumns} FROM ${userTables} WHERE email_key = ${key}`,
  };
}

async function noteMailbox(marks: MarkStore, user: Pick<User, "id" | "walletId" | "email">): Promise<true> {
  await marks.note(user, mailboxMark(user.email));
  return true;
}

/** Writes a user and their membership of the wallet; false when the address is taken. */
export async function insertUser(client: Client, user: User): Promise<boolean> {
  return changedOne(client, "user.insert")`
    WITH added AS (
      INSERT INTO users (id, email_key, created_at, email, ${savedColumns})
      VALUES (${user.id}, ${emailKey(user.email)}, ${user.createdAt}, ${user.email}, ${savedColumns.values(user)})
      ON CONFLICT DO NOTHING
      RETURNING id)
    INSERT INTO wallet_member (wallet_id, user_id, role, joined_at)
    SELECT ${user.walletId}, id, ${user.memberRole}, ${user.createdAt} FROM added`;
}
