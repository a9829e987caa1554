import { longestLinkLabel, mostLinks } from "#contract/pages/brand.ts";

/** The colours of a theme in the words of a sentence, by their names in web/kit/controls/theme.css. */
const colourWords = {
  canvas: "the page",
  surface: "a card",
  sunken: "a sunken part",
  line: "a line",
  ink: "text",
  "ink-soft": "soft text",
  accent: "the accent",
  "accent-hover": "the accent below a pointer",
  "accent-soft": "the soft accent",
  "on-accent": "text",
  stage: "the stage",
  "stage-ink": "text",
  "stage-soft": "soft text",
  "stage-line": "a raised part of the stage",
} as const;

interface WeakPair {
  front: keyof typeof colourWords;
  back: keyof typeof colourWords;
  theme: string;
  ratio: number;
  least: number;
  nearest: string;
}

/** The sentences that operators read. Apart from those of users, so that no user's page carries them. */
export const operatorMessages = {
  failed: "This could not be done now. Nothing was changed unless the record says so. Please try again.",
  noGrant:
    "You have no current grant as an operator. An owner of the server gives one: npm run operate -- grant-role.",
  noSecondFactor:
    "An operator needs a second factor. Please set up an authenticator app or a passkey in your settings first.",
  proveFactor: "Please confirm that it is you, with your passkey or a code.",
  sessionTooOld: "You logged in more than eight hours ago. Please log in again.",
  suspendedGrant:
    "Your grant is suspended: your password was reset, and a second factor was added or removed after it. Another owner confirms the grant, or a command of the server: npm run operate -- confirm-role.",
  frozenOperator: "You are frozen, so you cannot act as an operator. An owner unfreezes you.",
  onSelf:
    "You cannot act on yourself: this is you, a wallet that you share, or an account with your mailbox, sign-in or card. Another operator can.",
  onOperator: (role: string, theirs: string) =>
    `The role ${role} cannot act on an operator with the role ${theirs}, nor on another account or a shared wallet of one.`,
  noRight: (role: string) => `The role ${role} does not include this.`,
  reasonMissing: ({ shortest, longest }: { shortest: number; longest: number }) =>
    `Please say why, in ${shortest} to ${longest} characters: the reason is kept in the record.`,
  noUser: (email: string) => `No user has the address ${email}.`,
  noAlarm: "There is no such alarm.",
  alarmAddresses: (most: number) => `Please give from 1 to ${most} email addresses, one a line.`,
  noWebhook: "There is no webhook. An owner sets one on this page.",
  alarmThreshold: (largest: number) => `Please give a whole number from 1 to ${largest}, or nothing.`,
  noMessage: "There is no such message. It was deleted with its sender, or after its time.",
  messageChanged:
    "Another operator has changed this message meanwhile, and nothing was sent or changed. Look at it again: what you typed is still here.",
  answerMissing: (longest: number) => `Please write an answer of at most ${longest} characters.`,
  cannotAnswer:
    "This operator cannot answer messages now: the grant has ended, or its role does not include it.",
  operatorAnswers: "An operator answers messages at the desk, not the command line.",
  noRecharge: (email: string) => `${email} has no automatic recharge.`,
  rechargePaused: "An operator has paused this automatic recharge already.",
  rechargeNotPaused: "No operator has paused this automatic recharge.",
  noMarks: (userId: string) => `The user ${userId} has no mark that relates other accounts.`,
  notFound: (wanted: string) => `No user matches ${wanted}.`,
  notSearchable: (wanted: string, shortest: number) =>
    `"${wanted}" is too short for a part of a name or an address: please give at least ${shortest} characters, or a called number such as +442079460000, an id, or the provider's id of a payment or call.`,
  alreadyVerified: (email: string) => `${email} belongs to a user who is verified already.`,
  noRegistration: (email: string) => `No sign-up of ${email} waits for its link.`,
  severalRegistrations: (email: string, list: string) =>
    `Several sign-ups of ${email} wait, and one may be a stranger's. Name the one to verify by its id:\n${list}`,
  amountWrong: "Please give a number of credits above 0, at most 100000000, with at most three places.",
  creditsMissing: (free: string) => `Only ${free} can be taken: what calls under way hold stays held.`,
  fraudDays: (most: number) => `Please give from 1 to ${most} days: older lock-outs and alarms are not kept.`,
  brandNameMissing: "The product needs a name.",
  noAddress: "This is not an email address.",
  tooManyLinks: `Please give at most ${mostLinks} links.`,
  linkRefused: `Please give each link a line of its own: a label of at most ${longestLinkLabel} characters, and an address that begins with https:// and has no user name or password.`,
  noColour: "Please give a colour as # and six digits from 0 to f, such as #0b5c43.",
  colourUnreadable: ({ front, back, theme, ratio, least, nearest }: WeakPair) =>
    `In the ${theme} theme, ${colourWords[front]} on ${colourWords[back]} has a contrast of ${ratio}:1 and needs ${least}:1. The nearest colour that can be read is ${nearest}.`,
  currencyMissing: "Please offer at least one currency.",
  currencyNotTaken: (code: string) => `The card provider does not take ${code}.`,
  currencyTwice: (code: string) => `${code} has two lines. Please give each currency one.`,
  usualNotOffered: "The usual currency must be one of those that are offered.",
  fixedRateWrong: (line: string) =>
    `"${line}" is no rate. Please write the currency, its units for one USD with at most four decimals, and their day: KWD 0.3067 2026-11-01.`,
  fixedRateZero: (code: string) =>
    `A rate of 0 would sell credits for nothing: please give ${code} a rate above 0.`,
  fixedRateToCome: (code: string) => `The day of the rate of ${code} is still to come.`,
  fixedRateTooHigh: (code: string) =>
    `At this rate of ${code} the least purchase is more than the card provider takes.`,
  presetsWrong: (line: string, most: number) =>
    `"${line}" cannot be used. Please write the currency and from 1 to ${most} amounts that a card can pay: EUR 10 20 50 100.`,
  presetOutside: (amount: string, least: string, largest: string) =>
    `A preset of ${amount} cannot be bought: the least purchase is ${least}, and the largest ${largest}.`,
  limitWrong: (text: string, least: number, largest: number) =>
    `"${text}" cannot limit a purchase. Please write whole USD from ${least} to ${largest}.`,
  limitsCrossed: (least: string, largest: string) =>
    `The least purchase of ${least} is more than the largest of ${largest}.`,
  creditValueWrong: (values: string) => `Please choose one of these numbers of credits for a USD: ${values}.`,
  creditValueFixed: (value: number) =>
    `Credits were sold or given already, so a USD stays worth ${value} of them.`,
  capWrong: (text: string, least: number, most: number) =>
    `"${text}" cannot be a cap of new customers. Please write a whole number from ${least} to ${most}, or nothing for the variable's figure.`,
  capBelowLeast: (cap: string, least: string) =>
    `New customers may buy ${cap} USD by their caps, which are variables unless they are set here. That is less than the least purchase of ${least} USD, so they could buy nothing.`,
  rateMissing: (code: string) =>
    `No rate of ${code} is published. Please give it a fixed one with its day: it is offered, or users have it.`,
  picture: {
    tooLarge: "A picture has at most 5 MB.",
    unknown: "The file is neither an SVG nor a PNG.",
    damaged: "The picture is damaged or not complete.",
    tooManyPixels: "A picture has at most 8,000 pixels on a side.",
    noSize: "The SVG has no size: it needs a width and a height in pixels, or a viewBox.",
    notSquare: "An icon is as wide as it is high.",
    tooSmall: "An icon has at least 512 pixels on a side.",
    encoding: "An SVG is a text in UTF-8.",
    tooManyParts: "The SVG has too many parts: elements and attributes are at most 50,000 together.",
    declaration: "The SVG has a document type or an instruction, which could bring in other files.",
    element: (name: string) =>
      `The SVG has the element <${name}>. A picture has shapes, texts and simple filters alone: no script, no foreign object, no animation and no part of an editor.`,
    handler: (name: string) => `The SVG has the attribute ${name}, which runs a script.`,
    external: (name: string) => `The SVG refers to something outside of itself: ${name}.`,
  },
  controlCharacter: "Please leave out characters that are not shown.",
  languageUnknown: (code: string) => `The product speaks no language "${code}".`,
  noLanguageLeft: "At least one language is offered.",
  defaultNotOffered: "The default language is one of those that are offered.",
  numberOfferWrong: (line: string) =>
    `"${line}" is no line of the deck. Please write country, kind (local, mobile or toll_free), monthly price and inbound price a minute in USD, and where papers are needed what to do, the SID of an address and that of a bundle.`,
  numberOfferTwice: (line: string) => `"${line}" offers numbers that another line offers already.`,
  sellerNameMissing: "A receipt needs the name of a seller.",
  taxIncomplete: "Please give a tax both a name and a rate, or neither.",
  noProposal: "There is no such proposal.",
  proposalDecided: "This proposal was decided already.",
  proposalExpired: "This proposal has expired. Propose it again.",
  proposalVoid:
    "This proposal is void: the operator who made it may no longer give these credits. Propose it again.",
  samePerson: "A second person decides this: you proposed it yourself.",
  noPayment: (id: string) => `There is no payment ${id}.`,
  notPaid: "Only a payment that was paid can be refunded.",
  refundTooLarge: (left: string) => `Only ${left} of this payment is left to refund.`,
  nothingUnused: "The credits of this payment are used. Give the amount to refund anyway.",
  unusedChanged: (unused: string) =>
    `${unused} of this payment is unused now. Please look at the amount again.`,
  pricesChanged: (version: string) =>
    `${version} would be replaced, not the prices you compared with. Nothing was changed. Please look at the changes again.`,
  refundAmountWrong: "Please give an amount above 0 in the payment's currency.",
  refundNotWhole: (step: string) => `A card can be given multiples of ${step} alone.`,
  refundUnderWay: "A refund of this payment is under way. Its outcome is known within minutes.",
  refundedMeanwhile:
    "Another refund of this payment was made meanwhile. Look at it again before you refund more.",
  refundRefused: "The card provider refused this refund, and nothing was given back: a dispute may block it.",
  providerSilent: "The card provider does not answer. Nothing was changed. Try again.",
  neverInForce: (version: string) =>
    `These prices would never take effect: those of ${version} took over later. Nothing was changed.`,
  deckRefused: (source: string, faults: readonly string[]) =>
    [...faults.map((fault) => `${source} ${fault}`), `${source} is refused; nothing was changed.`].join("\n"),
  noFilter: (filter: string) => `This list has no such filter: ${filter}.`,
  noTariff: "There is no such version of the prices.",
  noCall: (id: string) => `There is no call ${id}.`,
  revenueDays: (most: number) => `Please choose a beginning before the end, at most ${most} days apart.`,
  auditUnderWay: "An audit is under way already. Its result is known within minutes.",
  auditTooLong: "The audit took longer than it may, so it was given up. It says nothing about the ledger.",
  noSelector: "Please type a selector of letters, digits, dots, hyphens and underscores.",
  webhookTrialRefused:
    "The card provider refused, or gave no answer. See what it says about the keys, then try again.",
  callOver: "This call is over.",
  deletion: {
    credits_left: (left: string) =>
      `The user has ${left} now, which would be lost. Confirm that the user loses them.`,
    call_under_way: "The user is in a call. End it first.",
    payment_pending: "The bank still processes a payment of this user. Try again once it is decided.",
    payment_not_ended:
      "The card provider does not answer, and a payment of this user may still be paid. Try again.",
  },
  grantNeedsFactor: (email: string) =>
    `${email} signs in with one factor. An operator needs two-step sign-in, which is set up in the settings of the user, or signs in with a passkey: log in with it before the grant.`,
  grantDays: (longest: number) => `A grant lasts from 1 to ${longest} days.`,
  noSuspendedGrant: (email: string) => `${email} has no grant that is suspended.`,
  noGrantToRevoke: (email: string) => `${email} has no grant.`,
} as const;

const webhookFaults = {
  not_https: "Please give a whole address that begins with https://.",
  has_user: "Please leave user name and password out of the address: the signature says who sends.",
  not_found: "The name in the address was not found.",
  not_public:
    "The address leads to a private network or to this machine. Alarms are posted to public addresses alone.",
  no_connection: "The address cannot be reached, or its certificate is not valid.",
  no_answer: "The address did not answer within 5 seconds.",
} as const;

/** Reason why a webhook does not arrive. An answer other than 2xx has its status. */
export type WebhookFault = keyof typeof webhookFaults | { status: number };

export function webhookFaultWords(fault: WebhookFault): string {
  return typeof fault === "string"
    ? webhookFaults[fault]
    : `The address answered with the status ${fault.status}, and 2xx alone says that an alarm has arrived.`;
}
