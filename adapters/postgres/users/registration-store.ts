import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, changedOne, columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
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
    add: (registration) =>
      run(client, "registration.add")`
        INSERT INTO registration (${columns}) VALUES (${columns.values(registration)})`,

    addLink: (registrationId, tokenHash, expiresAt) =>
      run(client, "registration.addLink")`
        INSERT INTO registration_link (token_hash, registration_id, expires_at)
        VALUES (${tokenHash}, ${registrationId}, ${expiresAt})`,

    findByLink: (tokenHash, at) =>
      one<Registration>(client, "registration.findByLink")`
        SELECT ${columns} FROM registration
        WHERE id = (SELECT registration_id FROM registration_link
                     WHERE token_hash = ${tokenHash} AND expires_at > ${at})`,

    findByToken: (emailKey, tokenHash, at) =>
      one<WaitingRegistration>(client, "registration.findByToken")`
        SELECT ${columns} FROM registration
        WHERE email_key = ${emailKey} AND token_hash = ${tokenHash} AND expires_at > ${at} AND activated_at IS NULL`,

    async isActivated(emailKey, tokenHash) {
      const row = await one<{ id: string }>(client, "registration.isActivated")`
        SELECT ${columnsOf<{ id: string }>()("id")} FROM registration
        WHERE email_key = ${emailKey} AND token_hash = ${tokenHash} AND activated_at IS NOT NULL`;
      return row !== undefined;
    },

    waiting: (emailKey, limit, at) =>
      many<WaitingRegistration>(client, "registration.waiting")`
        SELECT ${columns} FROM registration
        WHERE email_key = ${emailKey} AND expires_at > ${at} AND activated_at IS NULL
        ORDER BY created_at DESC, id LIMIT ${limit}`,

    // Locks in order of id, so that two links of one address that are opened at once cannot deadlock.
    lockAll: (emailKey) =>
      many<Registration>(client, "registration.lockAll")`
        SELECT ${columns} FROM registration WHERE email_key = ${emailKey} ORDER BY id FOR UPDATE`,

    activate: (id, at) =>
      run(client, "registration.activate")`
        UPDATE registration SET activated_at = ${at}, password_hash = NULL WHERE id = ${id}`,

    remove: (ids) => run(client, "registration.remove")`DELETE FROM registration WHERE id = ANY (${ids})`,

    removeWaiting: (id) =>
      changedOne(client, "registration.removeWaiting")`
        DELETE FROM registration WHERE id = ${id} AND activated_at IS NULL`,

    // Locks in order of id, as `lockAll` does.
    removeAll: (emailKey) =>
      run(client, "registration.removeAll")`
        DELETE FROM registration WHERE id IN (
          SELECT id FROM registration WHERE email_key = ${emailKey} ORDER BY id FOR UPDATE)`,

    // Locks expired registrations in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "registration.sweep")`
        DELETE FROM registration WHERE id IN (
          SELECT id FROM registration WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
