import type { GuestContactBody } from "#contract/contact.ts";
import { contactWords } from "#contract/operators/operator-mails.ts";
import type { Language } from "#contract/pages/languages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import type { UserProfile } from "#contract/users/session.ts";
import type { Captcha } from "#domain/captcha.ts";
import { mailToOperator } from "#domain/mail-layout.ts";
import { type MailReach, refuseUnreachable } from "#domain/mail-reach.ts";
import type { Mail, Outbox } from "#domain/outbox.ts";
import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Clock, Ids, Transaction } from "#domain/runtime.ts";
import { currentLanguage } from "#words/translate.ts";

const hour_s = 60 * 60;

/** A machine solves a CAPTCHA cheaply, and the operator reads every message. */
export const contactLimits = {
  contact: {
    ip: { attempts: 20, window_s: hour_s, firstWait_s: 5 * 60, longestWait_s: hour_s },
    user: { attempts: 10, window_s: hour_s, firstWait_s: 5 * 60, longestWait_s: hour_s },
  },
} as const satisfies Record<string, ActionLimits>;

export type ContactAction = keyof typeof contactLimits;

/** All that the form of the contract has, so that a new field cannot be left behind on its way. */
type TypedFields = Omit<GuestContactBody, "recaptchaToken">;

export interface ContactMessage extends TypedFields {
  id: string;
  /** The id of a logged-in sender; null for a visitor. */
  userId: string | null;
  /** The language that the sender read the form in. Null for messages of servers from before. */
  language: Language | null;
  sentAt: Date;
}

export interface ContactStore {
  add(message: ContactMessage): Promise<void>;
}

export interface ContactStores {
  messages: ContactStore;
  outbox: Outbox;
}

export interface ContactDeps {
  clock: Clock;
  ids: Ids;
  captcha: Captcha;
  mail: MailReach;
  transaction: Transaction<ContactStores>;
  operatorEmail: string;
}

export interface ContactForm extends TypedFields {
  captchaToken: string;
}

/**
 * Stores a message and mails it to the operator, both or neither. A logged-in sender writes from the user's own
 * address, not the address in the form.
 * Refuses `email_not_reachable`, `captcha_failed` and, when the CAPTCHA service does not answer, `unavailable`; then
 * nothing is written.
 */
export async function sendMessage(
  deps: ContactDeps,
  form: ContactForm,
  sender: UserProfile | undefined,
): Promise<ContactMessage | Refusal> {
  const typed = sender?.email ?? form.email;
  const email = readEmailAddress(typed) ?? typed;
  const unreachable = await refuseUnreachable(deps.mail, email);
  if (unreachable) return unreachable;
  const verdict = await deps.captcha.verify(form.captchaToken, "contact");
  if (verdict === "failed") return refuse("captcha_failed");
  if (verdict === "unavailable") return refuse("unavailable");

  const message: ContactMessage = {
    id: deps.ids.uuid(),
    userId: sender?.id ?? null,
    name: oneLine(form.name),
    email,
    language: currentLanguage(),
    subject: oneLine(form.subject),
    message: printable(form.message),
    sentAt: deps.clock.now(),
  };
  await deps.transaction(async ({ messages, outbox }) => {
    await messages.add(message);
    await outbox.add(contactMail(message, deps.operatorEmail));
  });
  return message;
}

/** The operator's mail about a message. A reply goes to the sender, and the mail escapes everything they wrote. */
function contactMail(message: ContactMessage, operatorEmail: string): Mail {
  const names = contactWords.facts;
  const mail = mailToOperator(operatorEmail, () => ({
    subject: contactWords.subject(message.subject),
    body: contactWords.body,
    facts: [
      { name: names.name, value: message.name },
      { name: names.email, value: message.email },
      { name: names.user, value: message.userId ?? contactWords.visitor },
      { name: names.subject, value: message.subject },
    ],
    quote: message.message,
    note: contactWords.note,
  }));
  return { ...mail, replyTo: message.email };
}

/** Name and subject go into a mail header, where a line break would start another header. */
function oneLine(text: string): string {
  return wellBehaved(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Control characters other than line breaks and tabs mean nothing in a message, and PostgreSQL cannot store NUL. */
export function printable(text: string): string {
  return wellBehaved(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}

/**
 * Replaces halves of surrogate pairs, which no database stores. Removes marks that change the direction of the text
 * after them.
 */
function wellBehaved(text: string): string {
  return text.toWellFormed().replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
