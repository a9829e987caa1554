import type { Contact } from "#contract/contacts/contact-book.ts";

/** A contact without its version, which the store counts. */
export type NewContact = Omit<Contact, "version">;

/** A change of a contact; without a note or a caller ID it keeps the contact's own. */
export type ContactChange = Omit<Contact, "note" | "callerId"> & {
  note?: string | undefined;
  callerId?: string | null | undefined;
};

/** A user's own contacts. Another user's contact is not found. */
export interface ContactBook {
  /** By name. */
  list(userId: string): Promise<Contact[]>;
  /**
   * Locks the user's contacts against adding and removing until the transaction ends, and returns their number;
   * undefined for a user who is deleted.
   */
  lock(userId: string): Promise<number | undefined>;
  /** Adds contacts of unknown ids. The book must be locked, and have room for all. */
  add(userId: string, contacts: readonly NewContact[], at: Date): Promise<void>;
  find(userId: string, id: string): Promise<Contact | undefined>;
  /** Replaces the contact of this version; undefined when there is none. */
  change(userId: string, contact: ContactChange): Promise<Contact | undefined>;
  /** False when there is none of this version. The book must be locked. */
  remove(userId: string, contact: Pick<Contact, "id" | "version">): Promise<boolean>;
}
