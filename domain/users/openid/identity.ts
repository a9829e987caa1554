import { z } from "zod";
import type { OpenedWith } from "#domain/users/sign-in/session-store.ts";

/** A person at an OpenID Connect provider. The issuer and the subject name the person, and survive a change of address. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The provider's name for people. */
  provider: string;
}

/** Google's people have this issuer, also those of the sandbox, which stands in for Google. */
export const googleIssuer = "https://accounts.google.com";
export const googleName = "Google";

export function isGoogle({ issuer }: Pick<Identity, "issuer">): boolean {
  return issuer === googleIssuer;
}

/** How a session is opened that an identity proves. */
export function openedWithIdentity(identity: Pick<Identity, "issuer" | "provider">): OpenedWith {
  return isGoogle(identity) ? "google" : `openid:${identity.provider}`;
}

/** The name for people of the provider that opened a session; null for another way in. */
export function providerOf(openedWith: OpenedWith): string | null {
  if (openedWith === "google") return googleName;
  return isProviderBesideGoogle(openedWith) ? openedWith.slice(prefix.session.length) : null;
}

export function isProviderBesideGoogle(openedWith: OpenedWith): openedWith is `openid:${string}` {
  return openedWith.startsWith(prefix.session);
}

/** Reads how the first step was taken from the detail of its challenge. */
export function openedWithOf(detail: string | null): OpenedWith {
  if (detail === "google") return detail;
  return detail?.startsWith(prefix.session) ? `openid:${detail.slice(prefix.session.length)}` : "password";
}

/** `users_google_sub` in the database keeps the second prefix out of Google's column. */
const prefix = { session: "openid:", detail: "openid " } as const;
const detailSchema = z.object({ issuer: z.string(), subject: z.string(), provider: z.string() });

/** An identity as the detail of a one-time token: Google's is the subject alone, as it was before other providers. */
export function toDetail({ issuer, subject, provider }: Identity): string {
  return isGoogle({ issuer })
    ? subject
    : `${prefix.detail}${JSON.stringify({ issuer, subject, provider } satisfies z.infer<typeof detailSchema>)}`;
}

/** The identity in the detail of a one-time token. */
export function fromDetail(detail: string): Identity {
  if (!detail.startsWith(prefix.detail)) {
    return { issuer: googleIssuer, subject: detail, provider: googleName };
  }
  return detailSchema.parse(JSON.parse(detail.slice(prefix.detail.length)));
}
