import type { Contact } from "#contract/contacts/contact-book.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { ContactBook, ContactChange } from "#domain/contacts/contact-store.ts";
import type { Client } from "./connection/database.ts";
import { changedOne, columnsOf, many, one, run, sql } from "./sql.ts";

interface ContactRow extends Omit<Contact, "numbers"> {
  numbers: string[];
  labels: string[];
}

type TypedRow = Omit<ContactRow, "note" | "version"> & { note: string | null };
type ChangedRow = Omit<TypedRow, "id" | "note" | "callerId">;

const columns = columnsOf<ContactRow>()("id, name, favourite, numbers, labels, note, caller_id, version");
const typedColumns = columnsOf<TypedRow>()("id, name, favourite, numbers, labels, note, caller_id");
const changedColumns = columnsOf<ChangedRow>()("name, favourite, numbers, labels");

interface ErasableBook extends ContactBook {
  /** Erases all contacts. The user's row must be locked. */
  eraseAll(userId: string): Promise<void>;
}

export function contactBook(client: Client): ErasableBook {
  return {
    async list(userId) {
      const rows = await many<ContactRow>(client, "contactBook.list")`
        SELECT ${columns} FROM contact WHERE user_id = ${userId} ORDER BY lower(name), id`;
      return rows.map(toContact);
    },

    // Locks the user's row, which deleting the user locks too, and then the book. A user who is deleted has no book.
    async lock(userId) {
      const book = await one<{ contacts: number }>(client, "contactBook.lock")`
        INSERT INTO contact_book (user_id, contacts)
        SELECT id, 0 FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR KEY SHARE
        ON CONFLICT (user_id) DO UPDATE SET contacts = contact_book.contacts RETURNING contacts`;
      return book?.contacts;
    },

    async add(userId, contacts, at) {
      const user = sql.parameter(userId);
      const rows = JSON.stringify(contacts.map((contact) => typedColumns.row(toRow(contact))));
      await run(client, "contactBook.add")`
        INSERT INTO contact (user_id, ${typedColumns}, created_at)
        SELECT ${user}, ${typedColumns}, ${at} FROM jsonb_populate_recordset(NULL::contact, ${rows}::jsonb)`;
      await run(client, "contactBook.count")`
        UPDATE contact_book SET contacts = contacts + ${contacts.length} WHERE user_id = ${user}`;
    },

    async find(userId, id) {
      const row = await one<ContactRow>(client, "contactBook.find")`
        SELECT ${columns} FROM contact WHERE user_id = ${userId} AND id = ${id}`;
      return row && toContact(row);
    },

    async change(userId, contact) {
      const row = toRow(contact);
      const changed = await one<ContactRow>(client, "contactBook.change")`
        UPDATE contact SET (${changedColumns}) = (${changedColumns.values(row)}),
               note = coalesce(${row.note}, note),
               caller_id = CASE WHEN ${contact.callerId === undefined} THEN caller_id ELSE ${row.callerId} END,
               version = version + 1
         WHERE user_id = ${userId} AND id = ${row.id} AND version = ${contact.version} RETURNING ${columns}`;
      return changed && toContact(changed);
    },

    async remove(userId, { id, version }) {
      const user = sql.parameter(userId);
      return changedOne(client, "contactBook.remove")`
        WITH removed AS (
          DELETE FROM contact WHERE user_id = ${user} AND id = ${id} AND version = ${version} RETURNING id)
        UPDATE contact_book SET contacts = contacts - 1 WHERE user_id = ${user} AND EXISTS (SELECT FROM removed)`;
    },

    // The caller has locked the user's row, so no contact is added meanwhile.
    async eraseAll(userId) {
      const user = sql.parameter(userId);
      await run(client, "contactBook.erase")`DELETE FROM contact WHERE user_id = ${user}`;
      await run(client, "contactBook.eraseBook")`DELETE FROM contact_book WHERE user_id = ${user}`;
    },
  };
}

function toContact({ numbers, labels, ...contact }: ContactRow): Contact {
  return {
    ...contact,
    numbers: numbers.map((number, index) => ({
      number: e164Schema.parse(number),
      label: labels[index] ?? "",
    })),
  };
}

function toRow({ numbers, note, callerId, ...contact }: Omit<ContactChange, "version">): TypedRow {
  return {
    ...contact,
    callerId: callerId ?? null,
    numbers: numbers.map(({ number }) => number),
    labels: numbers.map(({ label }) => label),
    note: note ?? null,
  };
}
