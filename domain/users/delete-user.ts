import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionOf } from "./authenticate.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";
import { emailKey } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";
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
 * Refuses `wrong_password`, `sign_in_again`, `account_protected`, `call_under_way`, `payment_pending` and
 * `credits_left`.
 */
export async function deleteUser(
  deps: UserDeps,
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

  return deps.transaction(async ({ users, personalData, registrations, outbox }) => {
    const user = await lockProven(users, session.user);
    if (user === undefined) return refuse("unauthenticated");
    const { lost_mc, callOpen, paymentPending } = await personalData.lockBalance(user);
    if (callOpen) return refuse("call_under_way");
    if (paymentPending) return refuse("payment_pending");
    if (lost_mc > 0 && !request.forfeitCredits) {
      const credits = creditsFromMillicredits(lost_mc);
      const message = messages.deleteUser.creditsLeft(formatCredits(credits));
      return refuse("credits_left", { message, fields: { credits } });
    }
    await personalData.erase(user);
    await registrations.removeAll(key);
    await users.anonymise(user.id, deps.clock.now());
    await outbox.add(userDeletedMail(user, deps.options.publicUrl));
    return { message: messages.deleteUser.success };
  });
}
