import { mailWords } from "#contract/mails.ts";
import { confirmEmailPath } from "#contract/user-settings.ts";
import { composeMail, greeting } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import type { User } from "./user.ts";

type Reader = Pick<User, "email" | "firstName">;

/** Carries the link that verifies an address: after a sign-up, or `again` for a later request. */
export function verificationMail(
  reader: Reader,
  publicUrl: string,
  token: string,
  kind: "verifyEmail" | "verifyEmailAgain",
): Mail {
  return userMail(reader, kind, `${publicUrl}/api/auth/verify-email/${token}`);
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
  return composeMail({
    to: reader.email,
    subject: words.subject,
    greeting: greeting(reader.firstName),
    body: [...words.body, ...(passkeys === undefined ? [] : [mailWords.passkeysAfterReset[passkeys]])],
    button: { label: words.button, url: `${publicUrl}/login` },
    note: words.note,
  });
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

/** Informs a user with a password that Google signs them in as well from now on. */
export function googleLinkedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "googleLinked", `${publicUrl}/settings`);
}

export function userDeletedMail(reader: Reader, publicUrl: string): Mail {
  return userMail(reader, "userDeleted", `${publicUrl}/contact`);
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
  const mail = mailWords.recoveryCodeUsed;
  return composeMail({
    to: reader.email,
    subject: mail.subject,
    greeting: greeting(reader.firstName),
    body: mail.body(left),
    button: { label: mail.button, url: `${publicUrl}/settings` },
    note: mail.note,
  });
}

type MailKind = Exclude<
  keyof typeof mailWords,
  "greeting" | "signature" | "recoveryCodeUsed" | "passwordChanged" | "passkeysAfterReset"
>;

function userMail(reader: Reader, kind: MailKind, url: string): Mail {
  const words = mailWords[kind];
  return composeMail({
    to: reader.email,
    subject: words.subject,
    greeting: greeting(reader.firstName),
    body: words.body,
    button: { label: words.button, url },
    note: words.note,
  });
}
