import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionOf } from "./authenticate.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";
import { emailKey, type User } from "./user.ts";
import type { DeletionDeps, UserStores } from "./user-deps.ts";
import { userDeletedMail } from "./user-mails.ts";

export interface ClosingRequest {
  password?: string | undefined;
  /** The owner confirms that the remaining credits are lost. */
  forfeitCredits: boolean;
}

/**
 * Deletes a verified user permanently and frees the address at once.
 * The row, ledger, payments and calls stay without personal data. Sessions, one-time tokens, the second step and
 * messages are deleted.
 * Ends payments that may still be paid at the provider first, and credits those that were paid meanwhile.
 * Refuses `wrong_password`, `sign_in_again`, `account_protected`, `call_under_way`, `payment_pending`,
 * `payment_not_ended` and `credits_left`.
 */
export async function deleteUser(
  deps: DeletionDeps,
  token: string | undefined,
  request: ClosingRequest,
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const key = emailKey(session.user.email);
  if (deps.options.protectedAddresses.some((address) => emailKey(address) === key)) {
    return refuse("account_protected");
  }
  const refused = await proveOwner(deps, session, request.password);
  if (refused) return refused;

  const first = await deps.connection(({ personalData }) => personalData.lockBalance(session.user));
  const early = first.callOpen ? refuse("call_under_way") : refuseLoss(first.lost_mc, request, first.lost_mc);
  if (early) return early;
  // Before the transaction: the provider may take seconds, and a payment that was paid is credited by its own.
  const unfinished = await deps.endPayments(session.user);
  if (unfinished) return unfinished;

  return deps.transaction(async (stores) => {
    const user = await lockProven(stores.users, session.user);
    if (user === undefined) return refuse("unauthenticated");
    const { lost_mc, callOpen, paymentPending } = await stores.personalData.lockBalance(user);
    if (callOpen) return refuse("call_under_way");
    if (paymentPending) return refuse("payment_pending");
    return refuseLoss(lost_mc, request, first.lost_mc) ?? erase(deps, stores, user);
  });
}

/** The owner gives up what was there at the request. Credits of a payment that was credited since need another yes. */
function refuseLoss(
  lost_mc: number,
  { forfeitCredits }: ClosingRequest,
  known_mc: number,
): Refusal | undefined {
  if (lost_mc <= 0 || (forfeitCredits && lost_mc <= known_mc)) return undefined;
  const credits = creditsFromMillicredits(lost_mc);
  const message = messages.deleteUser.creditsLeft(formatCredits(credits));
  return refuse("credits_left", { message, fields: { credits } });
}

async function erase(
  { clock, options }: DeletionDeps,
  { users, personalData, registrations, outbox }: UserStores,
  user: User,
): Promise<{ message: string }> {
  await personalData.erase(user);
  await registrations.removeAll(emailKey(user.email));
  await users.anonymise(user.id, clock.now());
  await outbox.add(userDeletedMail(user, options.publicUrl));
  return { message: messages.deleteUser.success };
}
