import { message } from "./message.ts";

/** Sentences about numbers that users rent. */
export const numberMessages = {
  loadFailed: "Your numbers could not be loaded. Please try again.",
  searchFailed: "Numbers could not be searched. Please try again.",
  buyFailed: "The number could not be bought. Please look at your numbers before you try again.",
  forwardFailed: "The forwarding could not be changed. Please try again.",
  forwardRefused: "Calls can be forwarded only to a verified number of yours that is not rented here.",
  releaseFailed: "The number could not be given back. Please try again.",
  receiptFailed: "The receipt could not be loaded. Please try again.",
  areaCodeWrong: "An area code has three digits.",
  digitsWrong: "Please enter 2 to 10 digits.",
  notFound: "You have no such number.",
  notOffered: "Numbers of this kind are not offered.",
  taken: "This number was taken meanwhile. Nothing was charged. Please choose another one.",
  refused: "The phone company does not give out this number. Nothing was charged. Please choose another one.",
  away: "The phone company does not answer right now. Nothing was charged. Please try again later.",
  unknown:
    "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.",
  tooMany: (most: number) => message("You can have at most {most} numbers.", { most }),
  ownerOnly: "Only the owner of the shared credits can rent a number.",
  priceChanged: "The price has changed. Please look at it again.",
  needCredits: (credits: string) =>
    message("The first month costs {credits}, and your balance does not cover it.", { credits }),
  usage: (number: string) => message("Number of your own: {number}", { number }),
  usageOfOther: "Number of your own",
} as const;

/** Words of the mails about rented numbers. */
export const numberMailWords = {
  soon: {
    subject: (number: string) => message("Your number {number} is about to lapse", { number }),
    body: "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.",
    paused:
      "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.",
  },
  overdue: {
    subject: (number: string) => message("Your number {number} no longer rings", { number }),
    body: "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.",
    paused:
      "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.",
  },
  released: {
    subject: (number: string) => message("Your number {number} was given back", { number }),
    body: "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.",
    paused:
      "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.",
  },
  facts: { number: "Number", price: "Price a month", renewal: "Renewal", keptUntil: "Kept until" },
  button: "Look at your numbers",
  note: "Nothing is charged beyond your credits.",
} as const;
