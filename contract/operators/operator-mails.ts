import type { AlarmKind } from "./alarms.ts";

// Mails to the operator are English, like the desk.

export const moneyBackWords = {
  subject: "A wallet takes back one purchase after another",
  body: [
    "The users of a wallet have taken a second purchase back to the card within 30 days. The card provider keeps its fee each time.",
    "Only requests above the limit of 30 days are refused. Look at it on the page /admin/fraud. Freeze a user who does this to harm you.",
  ],
  user: "User",
  times: "Requests within 30 days",
  credits: "Credits given back",
  note: "A third purchase is not mailed. The fraud view counts it.",
} as const;

export const alarmWords = {
  begins: (words: string) => `Alarm: ${words}`,
  ends: (words: string) => `Over: ${words}`,
  test: "A test: alarms are posted here",
  posted: (sentence: string, address: string) => `${sentence}. ${address}`,
  withFigure: (sentence: string, figure: string) => `${sentence} (${figure})`,
  body: "This alarm has begun. It is mailed once, and stands at the desk until an operator has seen it.",
  endBody: "This alarm is over: its figure is below the threshold again, or the alarm was switched off.",
  figure: "Figure now",
  threshold: "Threshold",
  off: "off",
  button: "See the alarms",
  note: "An owner sets thresholds and addresses on the same page.",
} as const;

/** Advice in the mail of each alarm that begins. The desk loads none of it. */
export const alarmAdvice: Record<AlarmKind, string> = {
  calls_not_settled:
    "Its credits stay held until the carrier says how it ended. The desk's page of the call asks it again.",
  carrier_silent: "Look at the carrier's status page. Calls are asked about again by themselves.",
  card_provider_silent:
    "Look at the card provider's status page. Payments are asked about again by themselves.",
  mail_waits: "The log names the mail server's answer.",
  mails_given_up: "The desk names their users and the mail server's answer.",
  calling_stopped:
    "No new call is placed; calls under way go on. Where all wallets together spent too much and this is no misuse, raise TOTAL_SPEND_PER_HOUR or TOTAL_SPEND_PER_DAY, then: npm run operate -- spend reset",
  short_calls:
    "Networks that are paid for each call profit from many short ones. Nothing is stopped. Look at /admin/fraud, and freeze a user who does this or block the destination.",
  ledger_broken: "The audit names each finding: npm run operate -- audit",
  voicemail_waits: "The carrier or the storage does not answer: the log names it.",
  voicemail_not_stored:
    "Free the disk of DATA_DIR, or look at the bucket. Callers hear that the call is not answered.",
  messages_wait: "They stand in the desk's inbox.",
};

export const contactWords = {
  subject: (subject: string) => `Contact form: ${subject}`,
  body: ["A message came through the contact form. An answer to this mail goes to its sender."],
  facts: { name: "Name", email: "Email", user: "Account", subject: "Subject" },
  visitor: "none, a visitor",
  note: "Name and subject are as they were typed, and so is the address of a visitor: they have not been checked.",
} as const;

/** The words of the operator's mail when the carrier's numbers and those that users rent differ. */
export const numberComparisonWords = {
  subject: "Numbers at the carrier and rented numbers differ",
  body: ["The carrier's list of numbers and the numbers that users rent differ. Nothing was changed."],
  unknown: "At the carrier, rented by no user",
  missing: "Rented by a user, not at the carrier",
  note: "Give the first back in the carrier's console: you pay for them. Tell the users of the second, and give their credits back.",
} as const;
