import { canonicalMailbox } from "./canonical-mailbox.ts";

/** By which a person is known again: their mailbox, a sign-in identity, or the card that paid. */
export type MarkKind = "mailbox" | "identity" | "card";

export interface Mark {
  kind: MarkKind;
  /** Known while a request runs, and never stored: only its keyed hash is. */
  text: string;
}

export function mailboxMark(email: string): Mark {
  return { kind: "mailbox", text: canonicalMailbox(email) };
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
