import type { Clock, Ids } from "#domain/runtime.ts";
import type { LinkPurpose, LinkStore } from "./link-store.ts";
import { hashToken } from "./tokens.ts";

const lifetime_ms = {
  verify_email: 24 * 60 * 60_000,
  reset_password: 60 * 60_000,
  google_ticket: 60_000,
  change_email: 60 * 60_000,
  two_step: 5 * 60_000,
} as const satisfies Record<LinkPurpose, number>;

/** Makes a link's secret token, good for a time that its purpose decides. Only its hash is stored. */
export async function issueLink(
  deps: { clock: Clock; ids: Ids },
  links: LinkStore,
  userId: string,
  purpose: LinkPurpose,
  detail: string | null = null,
): Promise<string> {
  const token = deps.ids.secret();
  const expiresAt = linkExpiry(deps.clock, purpose);
  await links.add({ tokenHash: hashToken(token), userId, purpose, detail, expiresAt });
  return token;
}

/** When a link made now ends. */
export function linkExpiry(clock: Clock, purpose: LinkPurpose): Date {
  return new Date(clock.now().getTime() + lifetime_ms[purpose]);
}
