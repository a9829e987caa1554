import { contactLimits, type TypedContact } from "#contract/contacts/contact-book.ts";

/** More than the JSON around a list of contacts. */
const frame_bytes = 100;

/** Contacts in parts, each of which one request takes: by their number, and by their size, because notes are long. */
export function importParts(contacts: readonly TypedContact[]): TypedContact[][] {
  const parts: TypedContact[][] = [];
  let part: TypedContact[] = [];
  let size_bytes = 0;
  for (const contact of contacts) {
    const more_bytes = new TextEncoder().encode(`${JSON.stringify(contact)},`).length;
    const isFull =
      part.length === contactLimits.importedAtOnce ||
      size_bytes + more_bytes > contactLimits.importedAtOnce_bytes;
    if (parts.length === 0 || isFull) {
      part = [];
      parts.push(part);
      size_bytes = frame_bytes;
    }
    part.push(contact);
    size_bytes += more_bytes;
  }
  return parts;
}
