import {
  type RechargePause,
  rechargeEnds,
  rechargeFinishPath,
  rechargeOffPath,
  rechargePauses,
} from "#contract/money/recharge.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Language } from "#contract/pages/languages.ts";
import { missedCallMail } from "#domain/calls/incoming/mail-missed-calls.ts";
import { answerMail } from "#domain/contact/answer-mail.ts";
import { claimMail, lapsingMail } from "#domain/numbers/caller-ids/caller-id-mail.ts";
import { rentMail } from "#domain/numbers/rented/rent-mails.ts";
import type { Mail } from "#domain/outbox.ts";
import { receiptMail } from "#domain/payments/receipts/receipt-mail.ts";
import type { Receipt } from "#domain/payments/receipts/receipt-store.ts";
import * as recharge from "#domain/payments/recharge/recharge-mail.ts";
import { refundMail, returnedMail } from "#domain/payments/refunds/refund-mail.ts";
import * as mails from "#domain/users/user-mails.ts";
import { lostVoicemailMail, voicemailMail } from "#domain/voicemail/voicemail-mail.ts";
import { inLanguage } from "#words/translate.ts";

const url = "https://farline.test";
const token = "kQ3xW0n8Vt5cYp2LrZ7mHd1sJf6gUa9bEoTi4XvKyRw";
const at = new Date("2026-03-01T12:05:00Z");
const identity = { provider: "Okta", issuer: "https://okta.example", subject: "1" };
const device = { at, userAgent: "Firefox/140.0 (Windows)", network: "192.0.2.1" };
const offUrl = `${url}${rechargeOffPath}#${token}`;
const finishUrl = `${url}${rechargeFinishPath}?payment=9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`;
const card = { brand: "visa", last4: "4242", wallet: null };
const rule: recharge.MailedRule = {
  below_mc: 50_000,
  currency: "GBP",
  limit_minor: 4_000,
  card,
  price: { charge_minor: 1_580, credits_mc: 200_000 },
};
const number = e164Schema.parse("+442079460011");
const rented: Parameters<typeof rentMail>[3] = {
  walletId: "e2a5f6c8-0000-4000-8000-000000000000",
  id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  userId: "e2a5f6c8-0000-4000-8000-000000000001",
  carrier: "twilio",
  number,
  country: "GB",
  kind: "local",
  providerNumberId: null,
  state: "active",
  monthly_mc: 18_000,
  inboundPerMinute_mc: 0,
  forwardsTo: null,
  forwardRate: null,
  createdAt: at,
  boughtAt: at,
  monthsPaid: 1,
  paidUntil: at,
  warnedDays: null,
  releasedAt: null,
  dueAt: at,
  tries: 0,
};
type Reader = Parameters<typeof mails.passwordChangedMail>[0];

const kinds = Object.keys(mails.mailPaths) as (keyof typeof mails.mailPaths)[];

export const mailsToUsers: Readonly<Record<string, (reader: Reader) => Mail>> = {
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (reader: Reader) => mails.userMail(kind, reader, url, mails.mailPaths[kind].endsWith("/") ? token : ""),
    ]),
  ),
  verification: (reader) =>
    mails.verificationMail({ ...reader, createdAt: at }, url, token, { others: true }),
  passwordChanged: (reader) => mails.passwordChangedMail(reader, url, "removed"),
  passwordChangedWithSecondStep: (reader) => mails.passwordChangedMail(reader, url, "second_step"),
  providerLinked: (reader) => mails.providerLinkedMail(reader, url, identity),
  confirmLink: (reader) => mails.confirmLinkMail(reader, url, token, identity),
  providerReplacedPassword: (reader) => mails.providerReplacedPasswordMail(reader, url, identity),
  // Its reader is no user, so the language is the one of the sign-in.
  proveAddress: ({ email, language }) =>
    inLanguage(language ?? "en", () => mails.proveAddressMail({ email, provider: "Okta" }, url, token)),
  userDeleted: (reader) => mails.userDeletedMail(reader, url),
  userDeletedInDebt: (reader) => mails.userDeletedMail(reader, url, { outlived: true }),
  recoveryCodeUsed: (reader) => mails.recoveryCodeUsedMail(reader, url, 2),
  newDevice: (reader) => mails.newDeviceMail(reader, url, token, device),
  messageAnswered: ({ email, firstName, language = null }) => {
    const { replyTo: _replyTo, ...mail } = answerMail(
      {
        id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
        userId: null,
        name: firstName,
        email,
        language,
        subject: "UTC",
        message: "Google",
        sentAt: at,
      },
      "Visa",
      "operator@farline.test",
    );
    return mail;
  },
  receipt: ({ email, language = null }) =>
    receiptMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language)),
  missedCall: (reader) => missedCallMail(reader, url, { number, createdAt: at }),
  missedCallWithheld: (reader) => missedCallMail(reader, url, { number: null, createdAt: at }),
  voicemail: (reader) => voicemailMail(reader, url, { number, leftAt: at, length_s: 65 }),
  lostVoicemail: (reader) => lostVoicemailMail(reader, url, { number, leftAt: at, length_s: 65 }),
  callerIdLapses: (reader) => lapsingMail(reader, url, number, at),
  callerIdLost: (reader) => claimMail("callerIdLost", reader, url, number),
  callerIdGained: (reader) => claimMail("callerIdGained", reader, url, number),
  ...Object.fromEntries(
    (["soon", "overdue", "released"] as const).flatMap((kind) =>
      [false, true].map((isPaused) => [
        `rent_${kind}${isPaused ? "_paused" : ""}`,
        (reader: Reader) => rentMail(kind, { publicUrl: url }, reader, rented, isPaused),
      ]),
    ),
  ),
  refund: ({ email, language = null }) =>
    refundMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language), {
      amount_minor: 820,
      removed_mc: 100_300,
      balance_mc: 15_003_400,
      isAsked: false,
    }),
  refundAsked: ({ email, language = null }) =>
    refundMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language), {
      amount_minor: 820,
      removed_mc: 100_300,
      balance_mc: 15_003_400,
      isAsked: true,
    }),
  refundBelowZero: ({ email, language = null }) =>
    refundMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language), {
      amount_minor: 820,
      removed_mc: 100_300,
      balance_mc: -40_000,
      isAsked: false,
    }),
  refundReturned: ({ email, language = null }) =>
    returnedMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language), {
      amount_minor: 820,
      added_mc: 100_300,
      balance_mc: 15_103_700,
    }),
  receiptOfRecharge: ({ email, language = null }) =>
    receiptMail({ sellerName: "Acme", publicUrl: url }, receiptOf(email, language), "rule", offUrl),
  rechargeOn: (reader) => recharge.rechargeOnMail({ publicUrl: url }, reader, rule, offUrl),
  ...Object.fromEntries(
    rechargePauses.map((because) => [
      `rechargePaused_${because}`,
      (reader: Reader) => recharge.rechargePausedMail({ publicUrl: url }, reader, pausedBy(because)),
    ]),
  ),
  ...Object.fromEntries(
    rechargeEnds.map((because) => [
      `rechargeEnded_${because}`,
      (reader: Reader) => recharge.rechargeEndedMail({ publicUrl: url }, reader, because),
    ]),
  ),
  cardEnds: (reader) =>
    recharge.cardEndsMail(
      { publicUrl: url },
      reader,
      { ...card, expiresYear: 2026, expiresMonth: 3 },
      offUrl,
    ),
};

function pausedBy(because: RechargePause): Parameters<typeof recharge.rechargePausedMail>[2] {
  const pause = {
    because,
    decline: because === "declined" ? ("insufficient_funds" as const) : null,
    until: because === "declined" || because === "new_account" ? at : null,
  };
  return { pause, rule, offUrl, finishUrl: because === "authentication" ? finishUrl : undefined };
}

function receiptOf(email: string, language: Language | null): Receipt {
  return {
    walletId: "e2a5f6c8-0000-4000-8000-000000000000",
    paymentId: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
    paidAt: at,
    buyer: {
      firstName: "Ada",
      lastName: "Lovelace",
      email,
      language,
      company: "Analytical Engines Ltd",
      address: "12 St James's Square\nLondon",
      taxNumber: "GB123456789",
    },
    seller: {
      name: "Acme Telecom",
      address: "1 High Street\nLondon",
      taxNumber: "GB987654321",
      taxName: "VAT",
      taxRate_e6: 200_000,
    },
    card: { brand: "visa", last4: "4242", wallet: "apple_pay" },
    currency: "GBP",
    charge_minor: 123_450,
    perUsd_e6: 789_500,
    refunded_minor: 820,
    credits_mc: 15_103_700,
    byRule: false,
    returns: [{ kind: "refund", at, status: "completed", amount_minor: -820 }],
  };
}
