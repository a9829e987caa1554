import type { Clock, Ids } from "../runtime.ts";
import type { LinkPurpose, LinkStore } from "./link-store.ts";
import { hashToken } from "./tokens.ts";

const lifetime_ms = {
  verify_email: 24 * 60 * 60_000,
  reset_password: 60 * 60_000,
  google_ticket: 60_000,
} as const satisfies Record<LinkPurpose, number>;

/** Makes a link's secret token, good for 24 hours, 1 hour or 60 seconds by its purpose. Only its hash is stored. */
export async function issueLink(
  deps: { clock: Clock; ids: Ids },
  links: LinkStore,
  userId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = deps.ids.secret();
  const expiresAt = new Date(deps.clock.now().getTime() + lifetime_ms[purpose]);
  await links.add({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  return token;
}
