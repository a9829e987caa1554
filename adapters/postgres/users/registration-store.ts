import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import type {
  Registration,
  RegistrationStore,
  WaitingRegistration,
} from "#domain/users/registration/registration-store.ts";

const columns =
  columnsOf<Registration>()(`id, email_key, email, first_name, last_name, language, password_hash,
  token_hash, created_at, expires_at, activated_at`);

export function registrationStore(client: Client): RegistrationStore {
  return {
    async add(registration) {
      await changed(
        client,
        sql(
          "registration.add",
        )`INSERT INTO registration (${columns}) VALUES (${columns.values(registration)})`,
      );
    },

    async addLink(registrationId, tokenHash, expiresAt) {
      await changed(
        client,
        sql("registration.addLink")`
          INSERT INTO registration_link (token_hash, registration_id, expires_at)
          VALUES (${tokenHash}, ${registrationId}, ${expiresAt})`,
      );
    },

    findByLink: (tokenHash, at) =>
      one<Registration>(
        client,
        sql("registration.findByLink")`
          SELECT ${columns} FROM registration
          WHERE id = (SELECT registration_id FROM registration_link
                       WHERE token_hash = ${tokenHash} AND expires_at > ${at})`,
      ),

    findByToken: (emailKey, tokenHash, at) =>
      one<WaitingRegistration>(
        client,
        sql("registration.findByToken")`
          SELECT ${columns} FROM registration
          WHERE email_key = ${emailKey} AND token_hash = ${tokenHash} AND expires_at > ${at} AND activated_at IS NULL`,
      ),

    async isActivated(emailKey, tokenHash) {
      const row = await one<{ id: string }>(
        client,
        sql("registration.isActivated")`
          SELECT ${columnsOf<{ id: string }>()("id")} FROM registration
          WHERE email_key = ${emailKey} AND token_hash = ${tokenHash} AND activated_at IS NOT NULL`,
      );
      return row !== undefined;
    },

    waiting: (emailKey, limit, at) =>
      many<WaitingRegistration>(
        client,
        sql("registration.waiting")`
          SELECT ${columns} FROM registration
          WHERE email_key = ${emailKey} AND expires_at > ${at} AND activated_at IS NULL
          ORDER BY created_at DESC, id LIMIT ${limit}`,
      ),

    // Locks in order of id, so that two links of one address that are opened at once cannot deadlock.
    lockAll: (emailKey) =>
      many<Registration>(
        client,
        sql("registration.lockAll")`
          SELECT ${columns} FROM registration WHERE email_key = ${emailKey} ORDER BY id FOR UPDATE`,
      ),

    async activate(id, at) {
      await changed(
        client,
        sql("registration.activate")`
          UPDATE registration SET activated_at = ${at}, password_hash = NULL WHERE id = ${id}`,
      );
    },

    async remove(ids) {
      await changed(client, sql("registration.remove")`DELETE FROM registration WHERE id = ANY (${ids})`);
    },

    async removeWaiting(id) {
      const removed = await changed(
        client,
        sql("registration.removeWaiting")`DELETE FROM registration WHERE id = ${id} AND activated_at IS NULL`,
      );
      return removed === 1;
    },

    // Locks in order of id, as `lockAll` does.
    async removeAll(emailKey) {
      await changed(
        client,
        sql("registration.removeAll")`
          DELETE FROM registration WHERE id IN (
            SELECT id FROM registration WHERE email_key = ${emailKey} ORDER BY id FOR UPDATE)`,
      );
    },

    // Locks expired registrations in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(
        client,
        sql("registration.sweep")`
          DELETE FROM registration WHERE id IN (
            SELECT id FROM registration WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
