import { mailWords } from "../../contract/mails.ts";
import { composeMail, greeting } from "../mail-layout.ts";
import type { Mail } from "../outbox.ts";
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

type MailKind = Exclude<keyof typeof mailWords, "greeting" | "signature">;

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
