import { counted, message } from "./message.ts";

/** The sentences of contacts. Apart from the other messages, so that only pages with contacts load them. */
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
