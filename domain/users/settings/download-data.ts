import { voicemailAudioOf } from "#contract/calls/voicemail.ts";
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
import { toWire } from "#domain/wire.ts";
import type { KeptPayment, KeptRule } from "./personal-data.ts";
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
    passkeys: await listPasskeys(deps, user.id),
    securityHistory: data.securityEvents.map(toSecurityEventItem),
    calls: data.calls.map(({ answered_s, cost_mc, ...call }) =>
      toWire({ ...call, duration_s: answered_s, credits_mc: cost_mc ?? 0 }),
    ),
    payments: data.payments.map(toPayment),
    savedCards: data.savedCards.map(({ expiresYear: year, expiresMonth: month, ...card }) => ({
      ...toWire(card),
      expires: { year, month },
    })),
    automaticRecharge: data.recharge && toRecharge(data.recharge),
    rechargeHistory: toWire(data.rechargeEvents),
    unwantedCalls: data.unwantedCalls,
    rentedNumbers: toWire(data.rentedNumbers),
    transactions: data.transactions.map(toTransaction),
    contacts: data.contacts.map(({ id: _id, version: _version, ...contact }) => contact),
    callerIds: toWire(data.callerIds),
    voicemail: toWire(data.voicemail).map(({ deleteAt, ...message }) => ({
      ...message,
      deletedAt: deleteAt,
      audio: `${voicemailAudioOf(message.id)}?download`,
    })),
    voicemailSettings: data.voicemailBox && {
      ...data.voicemailBox.settings,
      greetingLength_s: data.voicemailBox.greeting?.length_s ?? null,
    },
    contactMessages: toWire(data.contactMessages),
  };
}

function toPayment(payment: KeptPayment): PersonalDataExport["payments"][number] {
  const { currency, charge_minor, refunded_minor, buyer } = payment;
  return {
    ...toWire(payment),
    amount: amountFromMinor(charge_minor, currency),
    refunded: amountFromMinor(refunded_minor, currency),
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

function toRecharge(rule: KeptRule): PersonalDataExport["automaticRecharge"] {
  const { pause, ...rest } = toWire(rule);
  return {
    ...rest,
    amountUsd: amountFromMinor(rule.value_cents, "USD"),
    monthlyLimit: amountFromMinor(rule.limit_minor, rule.currency),
    paused: pause,
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
