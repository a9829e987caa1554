import { voicemailAudioOf } from "#contract/calls/voicemail.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { PersonalDataExport } from "#contract/users/personal-data.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { listPasskeys } from "#domain/users/passkeys/manage-passkeys.ts";
import { toSecurityEventItem } from "#domain/users/security-history.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import { listSessions } from "#domain/users/sign-in/list-sessions.ts";
import type { User } from "#domain/users/user.ts";
import type { ReadDeps, UserDeps } from "#domain/users/user-deps.ts";
import type { KeptCall, KeptCard, KeptMessage, KeptNumber, KeptPayment, KeptRule } from "./personal-data.ts";
import { settingsOf } from "./user-settings.ts";

/**
 * Everything the product keeps about a user, except the balance, which the ledger has. Contains no hash and no secret.
 */
export async function readPersonalData(
  deps: UserDeps,
  token: string | undefined,
): Promise<Omit<PersonalDataExport, "credits"> | Refusal> {
  const session = await sessionOf(deps, token);
  return isRefusal(session) ? session : personalDataOf(deps, session.user, token);
}

/** The same of a given user; the session of `token` is marked as this one. */
export async function personalDataOf(
  deps: ReadDeps,
  owner: User,
  token?: string,
): Promise<Omit<PersonalDataExport, "credits">> {
  const { user, createdAt, hasPassword, pendingEmail, emailRefusesMail, allowedCountries, billing, twoStep } =
    await settingsOf(deps, owner);
  const verifiedAt = owner.verifiedAt?.toISOString() ?? null;
  const identities = await deps.connection((stores) => stores.identities.list(user.id));
  const data = await deps.connection(({ personalData }) => personalData.read(owner));
  return {
    madeAt: deps.clock.now().toISOString(),
    profile: {
      ...user,
      createdAt,
      verifiedAt,
      hasPassword,
      pendingEmail,
      emailRefusesMail,
      identities,
      allowedCountries,
      billing,
      twoStepOn: twoStep.on,
    },
    sessions: await listSessions(deps, user.id, token),
    passkeys: (await listPasskeys(deps, user.id)).map(({ id: _id, ...passkey }) => passkey),
    securityHistory: data.securityEvents.map(toSecurityEventItem),
    calls: data.calls.map(toCall),
    payments: data.payments.map(toPayment),
    savedCards: data.savedCards.map(toSavedCard),
    automaticRecharge: data.recharge && toRecharge(data.recharge),
    rechargeHistory: data.rechargeEvents.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    unwantedCalls: data.unwantedCalls,
    rentedNumbers: data.rentedNumbers.map(toRentedNumber),
    transactions: data.transactions.map(toTransaction).map(({ message: _message, ...read }) => read),
    contacts: data.contacts.map(({ id: _id, version: _version, ...contact }) => contact),
    callerIds: data.callerIds.map(({ number, state, requestedAt, verifiedAt, isDefault }) => ({
      number,
      state,
      isDefault,
      requestedAt: requestedAt.toISOString(),
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),
    voicemail: data.voicemail.map(({ id, number, leftAt, length_s, readAt, deleteAt }) => ({
      number,
      leftAt: leftAt.toISOString(),
      length_s,
      readAt: readAt?.toISOString() ?? null,
      deletedAt: deleteAt.toISOString(),
      audio: `${voicemailAudioOf(id)}?download`,
    })),
    voicemailSettings: data.voicemailBox && {
      ...data.voicemailBox.settings,
      greetingLength_s: data.voicemailBox.greeting?.length_s ?? null,
    },
    contactMessages: data.contactMessages.map(toMessage),
  };
}

function toCall({ cost_mc, answered_s, ...call }: KeptCall): PersonalDataExport["calls"][number] {
  return {
    ...call,
    createdAt: call.createdAt.toISOString(),
    answeredAt: call.answeredAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    duration_s: answered_s,
    credits: creditsFromMillicredits(cost_mc ?? 0),
  };
}

function toPayment(payment: KeptPayment): PersonalDataExport["payments"][number] {
  const { id, createdAt, status, currency, charge_minor, refunded_minor, credits_mc, buyer } = payment;
  return {
    id,
    status,
    currency,
    createdAt: createdAt.toISOString(),
    amount: amountFromMinor(charge_minor, currency),
    refunded: amountFromMinor(refunded_minor, currency),
    credits: creditsFromMillicredits(credits_mc),
    card: cardOf(payment),
    billing: billingOf(payment),
    fraudSignals: buyer && {
      email: buyer.email,
      accountAgeDays: buyer.accountAge_days,
      ipAddress: buyer.ip,
      userAgent: buyer.userAgent,
    },
  };
}

function toRentedNumber(number: KeptNumber): PersonalDataExport["rentedNumbers"][number] {
  const { monthly_mc, inboundPerMinute_mc, boughtAt, paidUntil, releasedAt, ...rented } = number;
  return {
    ...rented,
    monthly: creditsFromMillicredits(monthly_mc),
    inboundPerMinute: creditsFromMillicredits(inboundPerMinute_mc),
    boughtAt: boughtAt?.toISOString() ?? null,
    paidUntil: paidUntil?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
  };
}

function toSavedCard(card: KeptCard): PersonalDataExport["savedCards"][number] {
  const { brand, last4, wallet, expiresYear, expiresMonth, consent, savedAt, removedAt } = card;
  return {
    brand,
    last4,
    wallet,
    expires: { year: expiresYear, month: expiresMonth },
    savedAt: savedAt.toISOString(),
    consent,
    removedAt: removedAt?.toISOString() ?? null,
  };
}

function toRecharge(rule: KeptRule): PersonalDataExport["automaticRecharge"] {
  const { below_mc, value_cents, currency, limit_minor, timeZone, consent, turnedOnAt, pause } = rule;
  return {
    below: creditsFromMillicredits(below_mc),
    amountUsd: amountFromMinor(value_cents, "USD"),
    currency,
    monthlyLimit: amountFromMinor(limit_minor, currency),
    timeZone,
    turnedOnAt: turnedOnAt.toISOString(),
    consent,
    paused: pause && {
      because: pause.because,
      decline: pause.decline,
      until: pause.until?.toISOString() ?? null,
    },
  };
}

function cardOf({ cardBrand, cardLast4, cardWallet }: KeptPayment) {
  if (cardBrand === null || cardLast4 === null) return null;
  return { brand: cardBrand, last4: cardLast4, wallet: cardWallet };
}

function billingOf({ billingCompany, billingAddress, billingTaxNumber }: KeptPayment) {
  if (billingCompany === null || billingAddress === null || billingTaxNumber === null) return null;
  return { company: billingCompany, address: billingAddress, taxNumber: billingTaxNumber };
}

export function toMessage(row: KeptMessage): PersonalDataExport["contactMessages"][number] {
  const { sentAt, name, email, subject, message } = row;
  const answers = row.answers.map(({ answeredAt, answer }) => ({
    answeredAt: answeredAt.toISOString(),
    answer,
  }));
  return { sentAt: sentAt.toISOString(), name, email, subject, message, answers } satisfies Record<
    keyof KeptMessage,
    unknown
  >;
}
