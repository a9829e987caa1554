import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type Acting, act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { type Target, userOf } from "#domain/operators/target.ts";
import type { Registration } from "#domain/users/registration/registration-store.ts";
import { activate, isWaiting, mailWaiting } from "#domain/users/registration/verify-email.ts";
import { eraseUser, prepareDeletion, refuseProtected } from "#domain/users/settings/delete-user.ts";
import { emailKey } from "#domain/users/user.ts";
import type { DeletionDeps } from "#domain/users/user-deps.ts";
import { creditsInWords } from "#words/money.ts";

/**
 * Verifies the sign-up of an address whose mail never arrived, and makes its user. Among several waiting sign-ups the
 * operator names one, because another may be a stranger's.
 * Refuses `invalid_request` for a user who is verified and among several, and `not_found`.
 */
export function verifyUser(
  deps: OperatorDeps,
  request: Request,
  { email, registrationId }: { email: string; registrationId?: string | undefined },
): Promise<{ email: string; id: string } | Refusal> {
  async function find(stores: OperatorStores, { now }: Acting) {
    const signUps = await waitingSignUps(stores, email, now);
    if (isRefusal(signUps)) return signUps;
    const { waiting, ofAddress } = signUps;
    const named = registrationId ? waiting.filter(({ id }) => id === registrationId) : waiting;
    const [own, ...others] = named;
    if (!own) return refuse("not_found", { message: operatorMessages.noRegistration(email) });
    if (others.length > 0) {
      const list = named
        .map(({ id, createdAt }) => `  ${id}  signed up ${createdAt.toISOString()}`)
        .join("\n");
      return refuse("invalid_request", {
        message: operatorMessages.severalRegistrations(email, list),
        fields: { registrations: named.map(({ id }) => id) },
      });
    }
    return { ...ofSignUp(own), own, ofAddress };
  }
  return act(deps, request, "verify_user", find, async ({ own, ofAddress }, stores, { now }) => {
    const user = await activate(deps, stores, own, ofAddress);
    if (!user) return refuse("invalid_request", { message: operatorMessages.alreadyVerified(email) });
    return {
      before: { verifiedAt: null },
      after: { verifiedAt: now },
      result: { email: user.email, id: user.id },
    };
  });
}

/**
 * Mails the sign-ups of an address that wait for their link again, as the person can ask for it: a link for the only
 * one, and a mail without a link where several wait, because one may be a stranger's.
 * Refuses `invalid_request` for a user who is verified, and `not_found`.
 */
export function resendVerificationMail(
  deps: OperatorDeps & Pick<DeletionDeps, "options">,
  request: Request,
  email: string,
): Promise<{ email: string } | Refusal> {
  async function find(stores: OperatorStores, { now }: Acting) {
    const signUps = await waitingSignUps(stores, email, now);
    if (isRefusal(signUps)) return signUps;
    const [first, ...others] = signUps.waiting;
    if (!first) return refuse("not_found", { message: operatorMessages.noRegistration(email) });
    return { ...ofSignUp(first), first, others };
  }
  return act(deps, request, "resend_verification", find, async ({ first, others }, stores) => {
    await mailWaiting(deps, stores, [first, ...others]);
    return { after: { waiting: 1 + others.length }, result: { email: first.email } };
  });
}

/** The sign-ups of an address, locked, and those of them that wait. Refuses `invalid_request` for a user's address. */
async function waitingSignUps({ users, registrations }: OperatorStores, email: string, now: Date) {
  if (await users.findByEmail(emailKey(email))) {
    return refuse("invalid_request", { message: operatorMessages.alreadyVerified(email) });
  }
  const ofAddress = await registrations.lockAll(emailKey(email));
  return { ofAddress, waiting: ofAddress.filter((one) => isWaiting(one, now)) };
}

/** A sign-up is no user yet: its id becomes the user's, and its address may be another name of an operator. */
function ofSignUp({ id, email }: Registration): Target {
  return { subject: { kind: "user", id }, user: { mailbox: email } };
}

/** Logs out every device of a user; their open calls end. Also ends unfinished sign-ins. Refuses `not_found`. */
export function logOutUser(
  deps: OperatorDeps,
  request: Request,
  email: string,
): Promise<{ email: string } | Refusal> {
  return act(deps, request, "log_out_user", userOf(email), async ({ user }, stores, { now }) => {
    const { sessions, oneTimeTokens, securityEvents } = stores;
    await sessions.endAll(user.id);
    for (const purpose of ["two_step", "openid_ticket", "link_identity"] as const) {
      await oneTimeTokens.endPurpose(user.id, purpose);
    }
    const event = { id: deps.ids.uuid(), userId: user.id, kind: "logged_out_by_operator" } as const;
    await securityEvents.add({ ...event, device: "", network: "", provider: null, createdAt: now });
    return { result: { email: user.email } };
  });
}

/**
 * Deletes a user as the user can: the ledger, payments and calls stay without personal data.
 * Refuses `not_found`, `account_protected`, `call_under_way`, `payment_pending`, `payment_not_ended` and `credits_left`.
 */
export async function deleteUserForGood(
  deps: OperatorDeps & Pick<DeletionDeps, "options" | "endPayments">,
  request: Request,
  { email, forfeitCredits }: { email: string; forfeitCredits: number },
): Promise<{ email: string; lost_mc: number } | Refusal> {
  const { options } = deps;
  // Checks the right before a payment is ended at the provider; the second action erases under the user's lock.
  const user = await act(
    deps,
    request,
    "delete_user",
    userOf(email),
    async ({ user: owner }) => refuseProtected(options, owner) ?? { after: { step: "begun" }, result: owner },
  );
  if (isRefusal(user)) return user;
  const refused = await prepareDeletion(deps, user, { forfeitCredits });
  if (refused) return inWords(refused);
  return act(deps, request, "delete_user", userOf(email), async ({ user: locked }, stores) => {
    const erased = await eraseUser(deps, stores, locked, { forfeitCredits });
    if (isRefusal(erased)) return inWords(erased);
    const { lost_mc } = erased;
    return { after: { step: "deleted", lost_mc }, result: { email, lost_mc } };
  });
}

/** The user's own sentences speak of "your call". */
function inWords(refusal: Refusal): Refusal {
  const { credits_left, ...others } = operatorMessages.deletion;
  const left = refusal.refused === "credits_left" ? Number(refusal.fields?.credits) : undefined;
  const sentences: Partial<Record<string, string>> = others;
  const message = left === undefined ? sentences[refusal.refused] : credits_left(creditsInWords(left));
  return message ? { ...refusal, message } : refusal;
}
