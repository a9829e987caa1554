import { canonicalMailbox, isFoldedHost } from "./canonical-mailbox.ts";

/** By which a person is known again: their mailbox, a sign-in identity, or the card that paid. */
export type MarkKind = "mailbox" | "identity" | "card";

export interface Mark {
  kind: MarkKind;
  /** Known while a request runs, and never stored: only its keyed hash is. */
  text: string;
}

/** Until form 2, tags were cut at every host of these names. */
const cutBefore = /^(?:outlook|hotmail|live)\./;

/** At a host that is no provider's and whose tags were once cut, the text differs from that time: its marks bind no one. */
export function mailboxMark(email: string): Mark {
  const mailbox = canonicalMailbox(email);
  const host = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  const isOther = cutBefore.test(host) && !isFoldedHost(host);
  return { kind: "mailbox", text: isOther ? `whole ${mailbox}` : mailbox };
}

export interface Subject {
  issuer: string;
  subject: string;
}

export function identityMark({ issuer, subject }: Subject): Mark {
  return { kind: "identity", text: JSON.stringify([issuer, subject]) };
}

/** Takes the provider's fingerprint, which is the same for the same card number at every payment. */
export function cardMark(fingerprint: string): Mark {
  return { kind: "card", text: fingerprint };
}
