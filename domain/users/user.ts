import { domainToUnicode } from "node:url";
import type { Language } from "#contract/pages/languages.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import type { UserProfile } from "#contract/users/session.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";

/** A person who signs in with a password, with an OpenID Connect provider or with both. */
export interface User extends Viewer {
  /** As its owner typed it, in the form of `readEmailAddress`. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  pictureUrl: string | null;
  /** The language that the user reads; null when it is not known. */
  language: Language | null;
  createdAt: Date;
  /** Time when the person proved that the address is theirs; null only for a deleted user. */
  verifiedAt: Date | null;
}

/** The countries (ISO 3166-1 alpha-2, sorted) that a user's account may call; null for all. */
export type AllowedCountries = readonly string[] | null;

/** The key that identifies an address: ignores letter case, surrounding blanks and the spelling of its host. */
export function emailKey(email: string): string {
  const typed = withoutControlCharacters(email);
  return (readEmailAddress(typed) ?? typed.trim()).toLowerCase();
}

/** An address as its owner knows it: with the letters of an international host. */
export function shownEmail(email: string): string {
  const [name, host] = [email.slice(0, email.lastIndexOf("@")), email.slice(email.lastIndexOf("@") + 1)];
  return host.includes("xn--") ? `${name}@${domainToUnicode(host) || host}` : email;
}

/**
 * Characters that copied text brings and no name is written with: soft hyphens, spaces without a width, and marks that turn the
 * direction of the words around them. The joiners of Persian, Hindi and emoji are no such characters.
 */
const invisible = /[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Blanks and marks of direction, which order the words of an Arabic address within it. */
const edges = /^[\s\u061c\u200e\u200f]+|(?<![\s\u061c\u200e\u200f])[\s\u061c\u200e\u200f]+$/g;

/** A letter with accents of its own, such as file names of macOS have. Unicode would also replace ideographs (NFC) that a name keeps. */
const decomposed = /\p{L}[\u0300-\u036f]+/gu;

/** A name as typed, on one line and in letters that a search finds. PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function personName(typed: string): string {
  const line = typed.toWellFormed().replace(/[\t-\r\x85\p{Zl}\p{Zp}]+/gu, " ");
  return withoutControlCharacters(line)
    .replace(invisible, "")
    .replace(edges, "")
    .replace(decomposed, (letter) => letter.normalize("NFC"));
}

/** The user as their own browser may see them. */
export function toUserProfile(user: User): UserProfile {
  const profile: UserProfile = {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: shownEmail(user.email),
    isVerified: user.verifiedAt !== null,
    ...(user.language !== null && { language: user.language }),
  };
  return user.pictureUrl === null ? profile : { ...profile, profilePicture: user.pictureUrl };
}

function withoutControlCharacters(text: string): string {
  return text.replace(/\p{Cc}/gu, "");
}
