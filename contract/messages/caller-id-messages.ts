import { message } from "./message.ts";

export const callerIdMessages = {
  loadFailed: "Your numbers could not be loaded. Please reload the page.",
  failed: "The number could not be saved. Please try again.",
  numberMissing: "Please enter your number",
  removed: "Your number has been removed.",
  chosen: "Your choice has been saved.",
  theySee: (number: string) => message("They will see {number}", { number }),
  theySeeOurs: (number: string) => message("They will see our number, {number}", { number }),
} as const;

/** Apart, because every page has the sentences of refusals. */
export const callerIdRefusalMessages = {
  notFound: "This number has already been removed.",
  taken: "This number is verified for another account.",
  tooMany: "You can have at most ten numbers. Please remove one first.",
  usedUp: "No more verification calls are made today. Please try again tomorrow.",
} as const;
