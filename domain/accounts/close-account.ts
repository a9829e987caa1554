import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { accountDeletedMail } from "./account-mails.ts";
import { sessionOf } from "./authenticate.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";

export interface ClosingRequest {
  password?: string | undefined;
  /** The owner knows that the credits that are left are lost. */
  forfeitCredits: boolean;
}

/**
 * Deletes a verified account for good. Its row, its ledger, payments and calls stay, without anything that names the
 * person; sessions, links, the second step and messages go. The address is free again at once.
 * Refuses `wrong_password`, `sign_in_again`, `account_protected`, `call_under_way`, `payment_pending`, `credits_left`.
 */
export async function closeAccount(
  deps: AccountDeps,
  token: string | undefined,
  request: ClosingRequest,
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const key = emailKey(session.account.email);
  if (deps.options.protectedAddresses.some((address) => emailKey(address) === key)) {
    return refuse("account_protected");
  }
  const refused = await proveOwner(deps, session, request.password);
  if (refused) return refused;

  return deps.transaction(async ({ accounts, remains, decoys, outbox }) => {
    const account = await lockProven(accounts, session.account);
    if (account === undefined) return refuse("unauthenticated");
    const { lost_mc, callOpen, paymentPending } = await remains.lockBalance(account);
    if (callOpen) return refuse("call_under_way");
    if (paymentPending) return refuse("payment_pending");
    if (lost_mc > 0 && !request.forfeitCredits) {
      const credits = creditsFromMillicredits(lost_mc);
      const message = messages.deleteAccount.creditsLeft(formatCredits(credits));
      return refuse("credits_left", { message, fields: { credits } });
    }
    await remains.forget(account);
    await decoys.remove(key);
    await accounts.anonymise(account.id, deps.clock.now());
    await outbox.add(accountDeletedMail(account, deps.options.publicUrl));
    return { message: messages.deleteAccount.success };
  });
}
