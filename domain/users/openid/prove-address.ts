import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { hashToken } from "#domain/tokens.ts";
import { proveAddressMail } from "#domain/users/user-mails.ts";
import type { OpenidDeps } from "./deps.ts";
import type { ProviderIdentity } from "./provider.ts";
import { issueTicket, type SignInTicket } from "./ticket.ts";
import { userOfIdentity } from "./user-of-identity.ts";

export const proofLifetime_ms = 60 * 60_000;

/** An identity that is new here, and whose provider does not vouch for its address. */
export type UnprovenAddress = ProviderIdentity & { email: string };

/**
 * Mails a link to the address that a provider names without vouching for it. The link counts only in the browser that
 * signed in: a stranger who names another person's address cannot use it, and a press by the address's owner gives the
 * stranger nothing.
 * Returns the secret that the browser keeps.
 */
export async function mailProof(
  deps: Omit<OpenidDeps, "provider">,
  { emailVerified: _, ...identity }: UnprovenAddress,
): Promise<{ token: string; browserSecret: string }> {
  const [token, browserSecret] = [deps.ids.secret(), deps.ids.secret()];
  await deps.transaction(async ({ unprovenIdentities, outbox }) => {
    await unprovenIdentities.add({
      ...identity,
      tokenHash: hashToken(token),
      browserHash: hashToken(browserSecret),
      expiresAt: new Date(deps.clock.now().getTime() + proofLifetime_ms),
    });
    await outbox.add(proveAddressMail(identity, deps.publicUrl, token));
  });
  return { token, browserSecret };
}

/**
 * Finishes the sign-in whose mailed link is opened in its own browser. From here on the address counts as proven.
 * Refuses `address_not_proven` and what `userOfIdentity` refuses.
 */
export async function proveAddress(
  deps: Omit<OpenidDeps, "provider">,
  { token, browserSecret }: { token: string; browserSecret: string | undefined },
): Promise<(SignInTicket & { message: string }) | Refusal> {
  if (browserSecret === undefined) return refuse("address_not_proven");
  return deps.transaction(async (stores) => {
    const unproven = await stores.unprovenIdentities.take(
      hashToken(token),
      hashToken(browserSecret),
      deps.clock.now(),
    );
    if (unproven === undefined) return refuse("address_not_proven");
    const identity = { ...unproven, emailVerified: true };
    const match = await userOfIdentity(deps, stores, identity);
    if (isRefusal(match)) return match;
    const ticket = await issueTicket(deps, stores, match.user.id, identity);
    return { ...ticket, message: messages.openid.addressProven };
  });
}
