import { confirmEmailPath } from "#contract/account-settings.ts";
import { mailWords } from "#contract/mails.ts";
import { composeMail, greeting } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import type { Account } from "./account.ts";

type Reader = Pick<Account, "email" | "firstName">;

/** Carries the link that proves an address: after registering, or `again` for one that still waits. */
export function verificationMail(
  reader: Reader,
  publicUrl: string,
  token: string,
  kind: "verifyEmail" | "verifyEmailAgain",
): Mail {
  return accountMail(reader, kind, `${publicUrl}/api/auth/verify-email/${token}`);
}

export function resetMail(reader: Reader, publicUrl: string, token: string): Mail {
  return accountMail(reader, "resetPassword", `${publicUrl}/reset-password/${token}`);
}

export function alreadyRegisteredMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "alreadyRegistered", `${publicUrl}/login`);
}

export function passwordChangedMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "passwordChanged", `${publicUrl}/login`);
}

/** For the owner who changed it and stays logged in here. */
export function passwordChangedByOwnerMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "passwordChangedByOwner", `${publicUrl}/login`);
}

/** Goes to the new address, with the link that makes it count. */
export function confirmEmailMail(reader: Reader, publicUrl: string, token: string): Mail {
  return accountMail(reader, "confirmNewEmail", `${publicUrl}${confirmEmailPath}/${token}`);
}

/** Goes to somebody whose address another account asked for. */
export function addressTakenMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "addressTaken", `${publicUrl}/login`);
}

/** Goes to the address that no longer counts. */
export function emailChangedMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "emailChanged", `${publicUrl}/contact`);
}

/** Tells the owner of a password that Google opens the account as well from now on. */
export function googleLinkedMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "googleLinked", `${publicUrl}/settings`);
}

export function accountDeletedMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "accountDeleted", `${publicUrl}/contact`);
}

export function twoStepOnMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "twoStepOn", `${publicUrl}/settings`);
}

export function twoStepOffMail(reader: Reader, publicUrl: string): Mail {
  return accountMail(reader, "twoStepOff", `${publicUrl}/settings`);
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

type MailKind = Exclude<keyof typeof mailWords, "greeting" | "signature" | "recoveryCodeUsed">;

function accountMail(reader: Reader, kind: MailKind, url: string): Mail {
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
