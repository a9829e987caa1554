/** The sentences of contacts. Apart from the other messages, so that only pages with contacts load them. */
export const contactBookMessages = {
  loadFailed: "Failed to get your contacts",
  failed: "Your contacts could not be changed. Please try again.",
  nameMissing: "Please enter a name",
  numberMissing: "Please enter a phone number",
  numberInvalid: "Please enter the whole number with its country code",
  unprintable: "Please leave out characters that cannot be printed",
  longLabel: "Please use a shorter label",
  tooManyNumbers: (most: number) => `A contact has at most ${most} numbers`,
  sameNumber: "This number is listed twice",
  nothingToImport: "There is nothing to import",
  removed: (name: string) => `${name} has been deleted.`,
  saved: (name: string) => `${name} has been saved.`,
  imported: (added: number, merged: number) =>
    `${added} ${added === 1 ? "contact" : "contacts"} added, ${merged} merged.`,
  none: "No contacts yet",
  noMatch: "No contact matches",
} as const;
