import { mailWords, providerMailWords } from "#contract/messages/mails.ts";
import { messages } from "#contract/messages/messages.ts";
import {
  confirmEmailPath,
  confirmLinkPath,
  proveAddressPath,
  undoSignInPath,
} from "#contract/pages/paths.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import type { Sentence } from "#words/catalogue.ts";
import { momentInWords } from "#words/moment-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { Identity } from "./openid/identity.ts";
import { deviceWords } from "./sign-in/device-words.ts";

type Reader = MailReader;

/** Carries a link of a registration. `others` warns that more than one registration of the address waits. */
export function verificationMail(
  registration: Reader & { createdAt: Date },
  publicUrl: string,
  token: string,
  { others }: { others: boolean },
): Mail {
  const words = mailWords.verifyEmail;
  return mailTo(registration, () => ({
    subject: t(words.subject),
    body: said(others ? [...words.body, words.others] : words.body),
    facts: [{ name: t(words.registeredAt), value: momentInWords(registration.createdAt.toISOString()) }],
    button: { label: t(words.button), url: `${publicUrl}/api/auth/verify-email/${token}` },
    note: t(words.note),
  }));
}

/** Carries no link of a registration, because nothing says which of them is the reader's. */
export function severalRegistrationsMail(
  { email, language }: Omit<Reader, "firstName">,
  publicUrl: string,
): Mail {
  return userMail({ email, firstName: "", language }, "severalRegistrations", `${publicUrl}/login`);
}

export function resetMail(reader: Reader, publicUrl: string, token: string): Mail {
  return userMail(reader, "resetPassword", `${publicUrl}/reset-password/${token}`);
}

export function alreadyRegisteredMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "alreadyRegistered", `${publicUrl}/login`);
}

/** After a reset, which also says what it did to the user's passkeys, if there were any. */
export function passwordChangedMail(
  reader: Reader,
  publicUrl: string,
  passkeys?: keyof typeof mailWords.passkeysAfterReset,
): Mail {
  const words = mailWords.passwordChanged;
  const added = passkeys === undefined ? [] : [mailWords.passkeysAfterReset[passkeys]];
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: said([...words.body, ...added]),
    button: { label: t(words.button), url: `${publicUrl}/login` },
    note: t(words.note),
  }));
}

/** For the owner who changed it and stays logged in here. */
export function passwordChangedByOwnerMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "passwordChangedByOwner", `${publicUrl}/login`);
}

/** Goes to the new address, with the link that confirms it. */
export function confirmEmailMail(reader: Reader, publicUrl: string, token: string): Mail {
  return userMail(reader, "confirmNewEmail", `${publicUrl}${confirmEmailPath}/${token}`);
}

/** Goes to a user whose address another user asked for. */
export function addressTakenMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "addressTaken", `${publicUrl}/login`);
}

/** Goes to the address that was replaced. */
export function emailChangedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "emailChanged", `${publicUrl}/contact`);
}

/** Informs a user with a password that a provider signs them in as well from now on. */
export function providerLinkedMail(reader: Reader, publicUrl: string, identity: Identity): Mail {
  return providerMail(reader, identity, "providerLinked", `${publicUrl}/settings`);
}

/** Carries the link that links a provider instead of the password. */
export function confirmLinkMail(reader: Reader, publicUrl: string, token: string, identity: Identity): Mail {
  // The page has no other source for the name than the address.
  const query = new URLSearchParams({ provider: identity.provider });
  return providerMail(reader, identity, "confirmLink", `${publicUrl}${confirmLinkPath}/${token}?${query}`);
}

/** Informs a user whose password was void from the moment that the mailed link linked a provider. */
export function providerReplacedPasswordMail(reader: Reader, publicUrl: string, identity: Identity): Mail {
  return providerMail(reader, identity, "providerReplacedPassword", `${publicUrl}/login`);
}

/**
 * Goes to an address that a provider names without vouching for it, in the language of the sign-in, and greets with no name
 * that a stranger chose.
 */
export function proveAddressMail(
  { email, provider }: Pick<Identity, "provider"> & { email: string },
  publicUrl: string,
  token: string,
): Mail {
  const url = `${publicUrl}${proveAddressPath}/${token}`;
  return providerMail({ email, firstName: "", language: null }, { provider }, "proveAddress", url);
}

function providerMail(
  reader: Reader,
  { provider }: Pick<Identity, "provider">,
  kind: keyof typeof providerMailWords,
  url: string,
): Mail {
  return mailTo(reader, () => {
    const { subject, body, button, note } = providerMailWords[kind](provider);
    return {
      subject: say(subject),
      body: body.map(say),
      button: { label: say(button), url },
      note: say(note),
    };
  });
}

/** `outlived` explains the marks that stay for a debt, a freeze or a pause. */
export function userDeletedMail(
  reader: Reader,
  publicUrl: string,
  { outlived }: { outlived: boolean } = { outlived: false },
): Mail {
  const words = mailWords.userDeleted;
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: said(outlived ? [...words.body, messages.deleteUser.kept] : words.body),
    button: { label: t(words.button), url: `${publicUrl}/contact` },
    note: t(words.note),
  }));
}

export function twoStepOnMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "twoStepOn", `${publicUrl}/settings`);
}

export function twoStepOffMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "twoStepOff", `${publicUrl}/settings`);
}

export function passkeyAddedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "passkeyAdded", `${publicUrl}/settings`);
}

export function passkeyRemovedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "passkeyRemoved", `${publicUrl}/settings`);
}

/** Reports a passkey that was refused and blocked, because its counter went back. */
export function passkeyCopiedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "passkeyCopied", `${publicUrl}/settings`);
}

export function recoveryCodeUsedMail(reader: Reader, publicUrl: string, left: number): Mail {
  const words = mailWords.recoveryCodeUsed;
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: words.body(left).map(say),
    button: { label: t(words.button), url: `${publicUrl}/settings` },
    note: t(words.note),
  }));
}

/** Time and place at which a sign-in was seen. */
export interface Sighting {
  at: Date;
  userAgent: string | null;
  network: string;
}

/** Carries the link that undoes a sign-in on a new device. */
export function newDeviceMail(reader: Reader, publicUrl: string, token: string, seen: Sighting): Mail {
  const words = mailWords.newDevice;
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: said(words.body),
    facts: [
      { name: t(words.facts.at), value: momentInWords(seen.at.toISOString()) },
      { name: t(words.facts.device), value: deviceWords(seen.userAgent) },
      { name: t(words.facts.network), value: seen.network },
    ],
    button: { label: t(words.button), url: `${publicUrl}${undoSignInPath}/${token}` },
    note: t(words.note),
  }));
}

export function signInUndoneMail(reader: Reader, publicUrl: string, token: string): Mail {
  return userMail(reader, "signInUndone", `${publicUrl}/reset-password/${token}`);
}

export function secondStepGuessedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "secondStepGuessed", `${publicUrl}/forgot-password`);
}

type MailKind = Exclude<
  keyof typeof mailWords,
  | "greeting"
  | "signature"
  | "label"
  | "recoveryCodeUsed"
  | "verifyEmail"
  | "newDevice"
  | "passwordChanged"
  | "passkeysAfterReset"
>;

function userMail(reader: Reader, kind: MailKind, url: string): Mail {
  const words = mailWords[kind];
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: said(words.body),
    button: { label: t(words.button), url },
    note: t(words.note),
  }));
}

function said(sentences: readonly Sentence[]): string[] {
  return sentences.map((sentence) => t(sentence));
}
