import { message } from "./message.ts";

export const callerIdMessages = {
  loadFailed: "Your numbers could not be loaded. Please reload the page.",
  failed: "The number could not be saved. Please try again.",
  numberMissing: "Please enter your number",
  notFound: "This number has already been removed.",
  notOffered: "Own numbers cannot be shown here.",
  taken: "This number is verified for another account, or is still being removed there.",
  verified: "This number is verified already.",
  tooMany: "You can have at most ten numbers. Please remove one first.",
  tooManyAttempts:
    "A number, an account and a network can ask for three verification calls an hour and ten a day. Please try again later.",
  usedUp: "No more verification calls are made today. Please try again tomorrow.",
  notCallable: "This number cannot be called for verification.",
  callFailed: "Your phone could not be called right now. Please try again.",
  removed: "Your number has been removed.",
  chosen: "Your choice has been saved.",
  theySee: (number: string) => message("They will see {number}", { number }),
  theySeeOurs: (number: string) => message("They will see our number, {number}", { number }),
} as const;
