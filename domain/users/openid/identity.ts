import { z } from "zod";
import type { OpenedWith } from "#domain/users/sign-in/session-store.ts";

const identitySchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** The provider's name for people. */
  provider: z.string(),
});

/** A person at an OpenID Connect provider. The issuer and the subject name the person, and survive a change of address. */
export type Identity = z.infer<typeof identitySchema>;

/** Google's people have this issuer, also those of the sandbox, which stands in for Google. */
export const googleIssuer = "https://accounts.google.com";
export const googleName = "Google";

export function isGoogle({ issuer }: Pick<Identity, "issuer">): boolean {
  return issuer === googleIssuer;
}

const opening = "openid:";

/** Value of `openedWith` for a session that an identity proves. */
export function openedWithIdentity({ provider }: Pick<Identity, "provider">): OpenedWith {
  return `${opening}${provider}`;
}

/** The name for people of the provider that opened a session; null for another way in. */
export function providerOf(openedWith: string | null): string | null {
  return openedWith?.startsWith(opening) ? openedWith.slice(opening.length) : null;
}

/** Reads how the first step was taken from the detail of its challenge. */
export function openedWithOf(detail: string | null): OpenedWith {
  const provider = providerOf(detail);
  return provider === null ? "password" : openedWithIdentity({ provider });
}

/** An identity as the detail of a one-time token. */
export function toDetail({ issuer, subject, provider }: Identity): string {
  return JSON.stringify({ issuer, subject, provider } satisfies Identity);
}

export function fromDetail(detail: string): Identity {
  return identitySchema.parse(JSON.parse(detail));
}
