import { mailWords, providerMailWords } from "#contract/messages/mails.ts";
import { messages } from "#contract/messages/messages.ts";
import {
  confirmEmailPath,
  confirmLinkPath,
  proveAddressPath,
  undoSignInPath,
} from "#contract/pages/paths.ts";
import { type MailReader, mailOf, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { leftToRight } from "#words/formats.ts";
import { momentInWords } from "#words/moment-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { Identity } from "./openid/identity.ts";
import { deviceWords } from "./sign-in/device-words.ts";

type Reader = MailReader;

/** Where the button of a mail leads that says nothing but its words. A token follows a path that ends with a slash. */
export const mailPaths = {
  // No link of a registration, because nothing says which of them is the reader's.
  severalRegistrations: "/login",
  resetPassword: "/reset-password/",
  alreadyRegistered: "/login",
  // For the owner who changed it and stays logged in here.
  passwordChangedByOwner: "/login",
  // To the new address.
  confirmNewEmail: `${confirmEmailPath}/`,
  // To a user whose address another user asked for.
  addressTaken: "/login",
  // To the address that was replaced.
  emailChanged: "/contact",
  twoStepOn: "/settings",
  twoStepOff: "/settings",
  passkeyAdded: "/settings",
  passkeyRemoved: "/settings",
  // About a passkey that was refused and blocked, because its counter went back.
  passkeyCopied: "/settings",
  signInUndone: "/reset-password/",
  secondStepGuessed: "/forgot-password",
} as const satisfies Partial<Record<keyof typeof mailWords, string>>;

export function userMail(kind: keyof typeof mailPaths, reader: Reader, publicUrl: string, token = ""): Mail {
  return mailOf(reader, mailWords[kind], `${publicUrl}${mailPaths[kind]}${token}`);
}

/** Carries a link of a registration. `others` warns that more than one registration of the address waits. */
export function verificationMail(
  registration: Reader & { createdAt: Date },
  publicUrl: string,
  token: string,
  { others }: { others: boolean },
): Mail {
  const words = mailWords.verifyEmail;
  const body = others ? [...words.body, words.others] : words.body;
  const url = `${publicUrl}/api/auth/verify-email/${token}`;
  return mailOf(registration, { ...words, body }, url, () => [
    { name: t(words.registeredAt), value: momentInWords(registration.createdAt.toISOString()) },
  ]);
}

/** After a reset, which also says what it did to the user's passkeys, if there were any. */
export function passwordChangedMail(
  reader: Reader,
  publicUrl: string,
  passkeys?: keyof typeof mailWords.passkeysAfterReset,
): Mail {
  const words = mailWords.passwordChanged;
  const added = passkeys === undefined ? [] : [mailWords.passkeysAfterReset[passkeys]];
  return mailOf(reader, { ...words, body: [...words.body, ...added] }, `${publicUrl}/login`);
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
  const body = outlived ? [...words.body, messages.deleteUser.kept] : words.body;
  return mailOf(reader, { ...words, body }, `${publicUrl}/contact`);
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
  return mailOf(reader, words, `${publicUrl}${undoSignInPath}/${token}`, () => [
    { name: t(words.facts.at), value: momentInWords(seen.at.toISOString()) },
    { name: t(words.facts.device), value: deviceWords(seen.userAgent) },
    { name: t(words.facts.network), value: leftToRight(seen.network) },
  ]);
}
