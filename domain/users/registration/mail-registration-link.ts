import { hashToken } from "#domain/tokens.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { verificationMail } from "#domain/users/user-mails.ts";
import type { WaitingRegistration } from "./registration-store.ts";

export type MailLinkDeps = Pick<UserDeps, "clock" | "ids"> & {
  options: Pick<UserDeps["options"], "publicUrl">;
};

const linkLifetime_ms = 24 * 60 * 60_000;

/**
 * Mails a new link of a registration, valid for 24 hours beside its earlier ones. The mail says when the registration
 * was made and, with `others`, that more than one waits, so that its reader opens no stranger's link.
 */
export async function mailRegistrationLink(
  deps: MailLinkDeps,
  { registrations, outbox }: Pick<UserStores, "registrations" | "outbox">,
  registration: WaitingRegistration,
  { others }: { others: boolean },
): Promise<void> {
  const token = deps.ids.secret();
  const expiresAt = new Date(deps.clock.now().getTime() + linkLifetime_ms);
  await registrations.addLink(registration.id, hashToken(token), expiresAt);
  await outbox.add(verificationMail(registration, deps.options.publicUrl, token, { others }));
}
