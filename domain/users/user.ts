import type { UserProfile } from "#contract/users.ts";

/** A person who may sign in, with a password, with Google or with both. */
export interface User {
  id: string;
  /** The wallet that the user's calls and purchases are charged to; users may share one. */
  walletId: string;
  /** As its owner typed it, without surrounding blanks. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  /** Google's own name for the person, which survives a change of address. */
  googleSub: string | null;
  pictureUrl: string | null;
  createdAt: Date;
  /** When the address was proven to be the person's own; null until then. */
  verifiedAt: Date | null;
}

/** The form of an address that tells two users apart: letter case and blanks around it do not. */
export function emailKey(email: string): string {
  return withoutControlCharacters(email).trim().toLowerCase();
}

/** A name on one line: control characters have no place in one, and some of them cannot even be stored. */
export function personName(typed: string): string {
  return withoutControlCharacters(typed).trim();
}

/** The user as their own browser may see them. */
export function toUserProfile(user: User): UserProfile {
  const profile: UserProfile = {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isVerified: user.verifiedAt !== null,
  };
  return user.pictureUrl === null ? profile : { ...profile, profilePicture: user.pictureUrl };
}

function withoutControlCharacters(text: string): string {
  return text.replace(/\p{Cc}/gu, "");
}
