import * as z from "zod/mini";
import { callDirectionSchema, callStatusSchema } from "#contract/calls/call-status.ts";
import { callerIdSchema } from "#contract/calls/caller-ids.ts";
import { numberKindSchema, numberStateSchema } from "#contract/calls/rented-numbers.ts";
import { unwantedCallsSchema } from "#contract/calls/unwanted-calls.ts";
import { voicemailSettingsSchema } from "#contract/calls/voicemail.ts";
import { contactSchema } from "#contract/contacts/contact-book.ts";
import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import { receiptSchema } from "#contract/money/receipts.ts";
import {
  rechargeDeclines,
  rechargeEnds,
  rechargeEventKinds,
  rechargePauses,
} from "#contract/money/recharge.ts";
import { cardConsentSchema, savedCardSchema } from "#contract/money/saved-cards.ts";
import { transactionSchema } from "#contract/money/wallet.ts";
import { messageReplySchema, route } from "#contract/route.ts";
import { passkeySchema } from "./passkeys.ts";
import { securityEventSchema } from "./security-events.ts";
import { userProfileSchema } from "./session.ts";
import { allowedCountriesSchema, billingDetailsSchema, userSessionSchema } from "./user-settings.ts";

const moment = z.iso.datetime();

/** A message of a user to the operator, with its answers. */
export const keptMessageSchema = z.object({
  sentAt: moment,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  answers: z.array(z.object({ answeredAt: moment, answer: z.string() })),
});

/** Everything the product keeps about a user, except hashes and secrets. */
export const personalDataExportSchema = z.object({
  madeAt: moment,
  profile: z.object({
    ...userProfileSchema.shape,
    createdAt: moment,
    verifiedAt: z.nullable(moment),
    hasPassword: z.boolean(),
    identities: z.array(z.object({ provider: z.string(), issuer: z.string(), subject: z.string() })),
    twoStepOn: z.boolean(),
    pendingEmail: z.nullable(z.string()),
    emailRefusesMail: z.boolean(),
    allowedCountries: allowedCountriesSchema,
    billing: billingDetailsSchema,
  }),
  credits: creditsSchema,
  sessions: z.array(userSessionSchema),
  passkeys: z.array(z.omit(passkeySchema, { id: true })),
  securityHistory: z.array(securityEventSchema),
  calls: z.array(
    z.object({
      id: z.uuid(),
      direction: callDirectionSchema,
      number: z.string(),
      destination: z.nullable(z.string()),
      status: callStatusSchema,
      createdAt: moment,
      answeredAt: z.nullable(moment),
      endedAt: z.nullable(moment),
      duration_s: z.nullable(z.int()),
      credits: creditsSchema,
      /** The caller's own number that was shown; null for the operator's. */
      shownNumber: z.nullable(z.string()),
      forwardedTo: z.nullable(z.string()),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      createdAt: moment,
      status: z.enum(["pending", "completed", "failed"]),
      amount: z.number(),
      refunded: z.number(),
      currency: currencySchema,
      credits: creditsSchema,
      /** The card on the receipt; null where it names none. */
      card: receiptSchema.shape.card,
      /** The billing details of the purchase; null without a receipt. */
      billing: z.nullable(billingDetailsSchema),
      /** Facts that the card provider was told about the buyer, while the payment is not decided. */
      fraudSignals: z.nullable(
        z.object({
          email: z.string(),
          accountAgeDays: z.int(),
          ipAddress: z.string(),
          userAgent: z.string(),
        }),
      ),
    }),
  ),
  savedCards: z.array(
    z.object({
      brand: z.string(),
      last4: z.string(),
      wallet: z.nullable(z.string()),
      expires: savedCardSchema.shape.expires,
      savedAt: moment,
      /** The yes to saving the card, given at `savedAt`. */
      consent: cardConsentSchema,
      removedAt: z.nullable(moment),
    }),
  ),
  /** The rule by which credits are bought when the balance falls; null without one. */
  automaticRecharge: z.nullable(
    z.object({
      below: creditsSchema,
      amountUsd: z.number(),
      currency: currencySchema,
      monthlyLimit: z.number(),
      timeZone: z.string(),
      turnedOnAt: moment,
      /** The yes to charging the card by the rule, given at `turnedOnAt`. */
      consent: cardConsentSchema,
      paused: z.nullable(
        z.object({
          because: z.enum(rechargePauses),
          decline: z.nullable(z.enum(rechargeDeclines)),
          until: z.nullable(moment),
        }),
      ),
    }),
  ),
  rechargeHistory: z.array(
    z.object({
      at: moment,
      kind: z.enum(rechargeEventKinds),
      because: z.nullable(z.enum([...rechargePauses, ...rechargeEnds])),
      decline: z.nullable(z.enum(rechargeDeclines)),
      paymentId: z.nullable(z.uuid()),
    }),
  ),
  unwantedCalls: unwantedCallsSchema,
  rentedNumbers: z.array(
    z.object({
      number: z.string(),
      country: z.string(),
      kind: numberKindSchema,
      state: numberStateSchema,
      monthly: creditsSchema,
      inboundPerMinute: creditsSchema,
      /** The number that its calls go on to; null where the pages ring. */
      forwardsTo: z.nullable(z.string()),
      /** The price agreed to for that: millicredits a minute and to connect, least seconds, and the seconds of a step. */
      forwardRate: z.nullable(z.string()),
      boughtAt: z.nullable(moment),
      paidUntil: z.nullable(moment),
      releasedAt: z.nullable(moment),
      /** True for the one that calls show when they choose none and no verified number is the default. */
      isShown: z.boolean(),
    }),
  ),
  transactions: z.array(z.omit(transactionSchema, { message: true })),
  contacts: z.array(z.omit(contactSchema, { id: true, version: true })),
  /** The user's own numbers that calls may show. */
  callerIds: z.array(
    z.object({
      number: z.string(),
      state: callerIdSchema.shape.state,
      isDefault: z.boolean(),
      requestedAt: moment,
      verifiedAt: z.nullable(moment),
    }),
  ),
  /** Messages of callers. */
  voicemail: z.array(
    z.object({
      number: z.nullable(z.string()),
      leftAt: moment,
      length_s: z.int(),
      readAt: z.nullable(moment),
      deletedAt: moment,
      /** The address of the sound here, for a user who is logged in. */
      audio: z.string(),
    }),
  ),
  /** Null for a user who has changed nothing. */
  voicemailSettings: z.nullable(
    z.object({ ...voicemailSettingsSchema.shape, greetingLength_s: z.nullable(z.number()) }),
  ),
  contactMessages: z.array(keptMessageSchema),
});
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;

export const personalDataRoutes = {
  download: route("GET /api/account/data", {
    summary: "The user's personal data, as a file",
    failed: settingsMessages.downloadFailed,
    reply: personalDataExportSchema,
  }),
  deleteUser: route("DELETE /api/account", {
    summary: "Delete the user permanently; payments and calls stay without personal data",
    failed: messages.deleteUser.failed,
    session: "ends",
    body: z.object({
      /** Omitted after a fresh sign-in with a provider. */
      password: z.optional(z.string().check(z.maxLength(1_000))),
      /** The credits that the page showed as lost. Where they are others now, `credits_left` says how many. */
      forfeitCredits: z._default(creditsSchema, 0),
    }),
    reply: messageReplySchema,
  }),
} as const;
