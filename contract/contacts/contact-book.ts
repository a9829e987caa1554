import * as z from "zod/mini";
import { usualCallerId } from "#contract/calls/calls.ts";
import { filled, pageOutdated, tooLong } from "#contract/fields.ts";
import { asText, counted, message } from "#contract/messages/message.ts";
import { e164Schema, longestTyped } from "#contract/numbers/phone-number.ts";
import { messageReplySchema, route } from "#contract/route.ts";

export const contactBookMessages = {
  loadFailed: "Failed to get your contacts",
  failed: "Your contacts could not be changed. Please try again.",
  nameMissing: "Please enter a name",
  numberMissing: "Please enter a phone number",
  numberInvalid: "Please enter the whole number with its country code",
  unprintable: "Please leave out characters that cannot be printed",
  longLabel: "Please use a shorter label",
  tooManyNumbers: (most: number) =>
    counted(most, "A contact has at most one number", "A contact has at most {n} numbers"),
  sameNumber: "This number is listed twice",
  nothingToImport: "There is nothing to import",
  removed: (name: string) => message("{name} has been deleted.", { name }),
  saved: (name: string) => message("{name} has been saved.", { name }),
  imported: (added: number, merged: number) =>
    counted(added, "{n} contact added, {merged} merged.", "{n} contacts added, {merged} merged.", { merged }),
  none: "No contacts yet",
  noMatch: "No contact matches",
} as const;

/**
 * The most that a user's contacts hold. The page loads all of them, to name numbers. An import is sent in parts, because
 * the server reads the numbers of a part at one go.
 */
export const contactLimits = {
  contacts: 5_000,
  importedAtOnce: 1_000,
  importedAtOnce_bytes: 1_500_000,
  numbers: 10,
  name: 100,
  label: 30,
  /** In UTF-16 units, as forms count. */
  note: 2_000,
} as const;

const contactNumberSchema = z.object({
  number: e164Schema,
  /** Such as "Work"; empty without one. */
  label: z.string(),
});
export type ContactNumber = z.infer<typeof contactNumberSchema>;

/** The id of one of the user's own numbers, or the word for the operator's; null for the default. */
const callerIdSchema = z.nullable(z.union([z.uuid(), z.literal(usualCallerId)]));

export const contactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  favourite: z.boolean(),
  numbers: z.array(contactNumberSchema),
  /** Text of the user about the person, with its line breaks; empty without one. */
  note: z.string(),
  /** The number that calls to the person show. Older servers leave it out. */
  callerId: z._default(callerIdSchema, null),
  /** Counts the changes. A change names the version that it was made from. */
  version: z.int().check(z.positive()),
});
export type Contact = z.infer<typeof contactSchema>;

/** Characters that no keyboard writes into a name; PostgreSQL keeps no NUL. */
const printed = (text: z.ZodMiniString) =>
  text.check(z.regex(/^[^\p{Cc}]*$/u, contactBookMessages.unprintable)) as z.ZodMiniString;

/** A text of several lines, each of characters that keyboards write. */
const noteSchema = z.string().check(
  z.overwrite((text) => text.replace(/\r\n?/g, "\n")),
  z.trim(),
  z.maxLength(contactLimits.note, tooLong(contactLimits.note)),
  z.regex(/^[\P{Cc}\n\t]*$/u, contactBookMessages.unprintable),
);

const typedContact = {
  name: printed(filled(contactBookMessages.nameMissing, contactLimits.name)),
  favourite: z._default(z.boolean(), false),
  numbers: z
    .array(
      z.object({
        /** Any text that `readNumber` reads. */
        number: z
          .string({ error: contactBookMessages.numberMissing })
          .check(z.minLength(1, contactBookMessages.numberMissing), z.maxLength(longestTyped)),
        label: z._default(
          printed(
            z.string().check(z.trim(), z.maxLength(contactLimits.label, contactBookMessages.longLabel)),
          ),
          "",
        ),
      }),
    )
    .check(
      z.minLength(1, contactBookMessages.numberMissing),
      z.maxLength(contactLimits.numbers, asText(contactBookMessages.tooManyNumbers(contactLimits.numbers))),
    ),
  /** A change without a note keeps the one that is there: pages of an older release send none. */
  note: z.optional(noteSchema),
  /** A change without it keeps it. */
  callerId: z.optional(callerIdSchema),
};
export const typedContactSchema = z.object(typedContact);
export type TypedContact = z.infer<typeof typedContactSchema>;

/** Another tab may have added a number since. */
const version = z.int({ error: pageOutdated }).check(z.positive());

const params = z.object({ id: z.uuid("This contact has already been deleted.") });

export const contactBookRoutes = {
  list: route("GET /api/contacts", {
    summary: "The user's contacts, by name",
    failed: contactBookMessages.loadFailed,
    reply: z.array(contactSchema),
  }),
  add: route("POST /api/contacts", {
    summary: "Add a contact under an id of the client's; sent again with the same content, it is added once",
    failed: contactBookMessages.failed,
    body: z.object({ id: z.uuid(), ...typedContact }),
    reply: contactSchema,
  }),
  change: route("PUT /api/contacts/:id", {
    summary: "Replace a contact of this version; refused when it was changed since",
    failed: contactBookMessages.failed,
    params,
    body: z.object({ version, ...typedContact }),
    reply: contactSchema,
  }),
  remove: route("DELETE /api/contacts/:id", {
    summary: "Delete a contact of this version; refused when it was changed since",
    failed: contactBookMessages.failed,
    params,
    body: z.object({ version }),
    reply: messageReplySchema,
  }),
  import: route("POST /api/contacts/import", {
    summary:
      "Add many contacts at once, all or none. One that shares its name and a number with an existing contact gives it the other numbers",
    failed: contactBookMessages.failed,
    longestBody_bytes: contactLimits.importedAtOnce_bytes,
    body: z.object({
      contacts: z
        .array(typedContactSchema)
        .check(
          z.minLength(1, contactBookMessages.nothingToImport),
          z.maxLength(contactLimits.importedAtOnce),
        ),
    }),
    reply: z.object({ added: z.int(), merged: z.int(), unchanged: z.int() }),
  }),
} as const;
