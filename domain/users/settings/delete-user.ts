import { messages } from "#contract/messages/messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import { forgetNetworks } from "#domain/users/sign-in/forget-networks.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { DeletionDeps, UserOptions, UserStores } from "#domain/users/user-deps.ts";
import { userDeletedMail } from "#domain/users/user-mails.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";

export interface ClosingRequest {
  password?: string | undefined;
  /** The credits that the owner was shown as lost, and gives up. */
  forfeitCredits: number;
}

/**
 * Deletes a verified user permanently and frees the address at once.
 * The row, ledger, payments and calls stay without personal data, and so do the marks by which a debt, a freeze and limits that
 * run find a later account (docs/decisions/14-marks-of-a-person.md); docs/operating.md lists all that stays, "What is left of a
 * deleted user".
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
  const refused =
    refuseProtected(deps.options, session.user) ??
    (await proveOwner(deps, session, request.password)) ??
    (await prepareDeletion(deps, session.user, request));
  if (refused) return refused;

  return deps.transaction(async (stores) => {
    const user = await lockProven(stores.users, session.user);
    if (user === undefined) return refuse("unauthenticated");
    const erased = await eraseUser(deps, stores, user, request);
    return isRefusal(erased) ? erased : { message: messages.deleteUser.success };
  });
}

export function refuseProtected(
  { protectedAddresses }: Pick<UserOptions, "protectedAddresses">,
  { email }: User,
): Refusal | undefined {
  const key = emailKey(email);
  return protectedAddresses.some((address) => emailKey(address) === key)
    ? refuse("account_protected")
    : undefined;
}

/**
 * Runs before the transaction that erases a user, because the provider may take seconds: ends the payments that
 * may still be paid. A payment that was paid is credited in a transaction of its own.
 */
export async function prepareDeletion(
  deps: Pick<DeletionDeps, "connection" | "endPayments">,
  user: WalletUser,
  request: ClosingRequest,
): Promise<Refusal | undefined> {
  const { callOpen, refundOpen, lost_mc } = await deps.connection(({ personalData }) =>
    personalData.lockBalance(user),
  );
  if (callOpen) return refuse("call_under_way");
  // Its credits are not lost yet: they go back to the card, or stay when the card refuses.
  if (refundOpen) return refuse("payment_pending");
  return refuseLoss(lost_mc, request) ?? (await deps.endPayments(user));
}

/** Erases a locked user unless a call, a payment or credits are in the way. Returns the credits that are lost. */
export async function eraseUser(
  deps: Pick<DeletionDeps, "clock" | "options">,
  stores: UserStores,
  user: User,
  request: ClosingRequest,
): Promise<{ lost_mc: number } | Refusal> {
  const { lost_mc, callOpen, refundOpen, paymentPending } = await stores.personalData.lockBalance(user);
  if (callOpen) return refuse("call_under_way");
  if (refundOpen || paymentPending) return refuse("payment_pending");
  const loss = refuseLoss(lost_mc, request);
  if (loss) return loss;
  await erase(deps, stores, user);
  return { lost_mc };
}

/** The owner gives up what was shown. Credits that came or went since need another yes. */
function refuseLoss(lost_mc: number, { forfeitCredits }: ClosingRequest): Refusal | undefined {
  const credits = creditsFromMillicredits(lost_mc);
  if (credits <= 0 || credits === forfeitCredits) return undefined;
  const message = messages.deleteUser.creditsLeft(credits);
  return refuse("credits_left", { message, fields: { credits } });
}

/** Mails that wait for the address go, so the one about the deletion is added last. */
async function erase(
  { clock, options }: Pick<DeletionDeps, "clock" | "options">,
  stores: UserStores,
  user: User,
): Promise<void> {
  const { users, personalData, registrations, securityEvents, outbox } = stores;
  const outlived = await personalData.outlives(user);
  const key = emailKey(user.email);
  const { networks } = await securityEvents.since(user.id, new Date(0));
  await forgetNetworks(stores, clock, [user.id, key], networks);
  await personalData.erase(user, key);
  await registrations.removeAll(key);
  await users.anonymise(user.id, clock.now());
  await outbox.add(userDeletedMail(user, options.publicUrl, { outlived }));
}
