import { recordSecurityEvent } from "#domain/users/record-security-event.ts";
import type { User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { secondStepGuessedMail } from "#domain/users/user-mails.ts";

/** A person mistypes a code a few times at most. */
const wrongCodesBeforeMail = 5;
const day_ms = 24 * 60 * 60_000;
const countedFor_ms = 7 * day_ms;

/**
 * Writes a wrong code into the security history. After a few of them mails the owner, at most once a day: each code took
 * the password or the Google account first.
 * Counts over all challenges, and a right code does not clear the count. Lock the user first, so that codes at once are
 * counted one after the other.
 */
export async function noteWrongCode(deps: RequestDeps, stores: UserStores, user: User): Promise<void> {
  const { securityEvents, outbox } = stores;
  await recordSecurityEvent(deps, stores, user.id, "second_step_failed");
  const now_ms = deps.clock.now().getTime();
  const warnedAt_ms = (await securityEvents.latest(user.id, "second_step_warning"))?.getTime() ?? 0;
  if (now_ms - warnedAt_ms < day_ms) return;
  const countedFrom = new Date(Math.max(warnedAt_ms, now_ms - countedFor_ms));
  const wrongCodes = await securityEvents.count(user.id, "second_step_failed", countedFrom);
  if (wrongCodes < wrongCodesBeforeMail) return;
  await recordSecurityEvent(deps, stores, user.id, "second_step_warning");
  await outbox.add(secondStepGuessedMail(user, deps.options.publicUrl));
}
