import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { eraseUser, prepareDeletion, refuseProtected } from "#domain/users/delete-user.ts";
import { emailKey } from "#domain/users/user.ts";
import type { DeletionDeps } from "#domain/users/user-deps.ts";
import { activate } from "#domain/users/verify-email.ts";
import { act, type Request } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import { requireUser } from "./require-user.ts";

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
  return act(deps, request, "verify_user", async (stores, now) => {
    const { users, registrations } = stores;
    if (await users.findByEmail(emailKey(email))) {
      return refuse("invalid_request", { message: operatorMessages.alreadyVerified(email) });
    }
    const ofAddress = await registrations.lockAll(emailKey(email));
    const waiting = ofAddress.filter(({ activatedAt, expiresAt }) => activatedAt === null && expiresAt > now);
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
    const user = await activate(deps, stores, own, ofAddress);
    if (!user) return refuse("invalid_request", { message: operatorMessages.alreadyVerified(email) });
    return {
      subject: { kind: "user", id: user.id },
      ...{ before: { verifiedAt: null }, after: { verifiedAt: now } },
      result: { email: user.email, id: user.id },
    };
  });
}

/** Logs out every device of a user; their open calls end. Also ends unfinished sign-ins. Refuses `not_found`. */
export function logOutUser(
  deps: OperatorDeps,
  request: Request,
  email: string,
): Promise<{ email: string } | Refusal> {
  return act(deps, request, "log_out_user", (stores, now) =>
    requireUser(stores.users, email, async ({ id, email: address }) => {
      const { sessions, oneTimeTokens, securityEvents } = stores;
      await sessions.endAll(id);
      for (const purpose of ["two_step", "google_ticket", "link_google"] as const) {
        await oneTimeTokens.endPurpose(id, purpose);
      }
      const event = { id: deps.ids.uuid(), userId: id, kind: "logged_out_by_operator" } as const;
      await securityEvents.add({ ...event, device: "", network: "", provider: null, createdAt: now });
      return { subject: { kind: "user", id }, result: { email: address } };
    }),
  );
}

/**
 * Deletes a user as the user can: the ledger, payments and calls stay without personal data.
 * Refuses `not_found`, `account_protected`, `call_under_way`, `payment_pending`, `payment_not_ended` and `credits_left`.
 */
export async function deleteUserForGood(
  deps: OperatorDeps & Pick<DeletionDeps, "options" | "endPayments">,
  request: Request,
  { email, forfeitCredits }: { email: string; forfeitCredits: boolean },
): Promise<{ email: string; lost_mc: number } | Refusal> {
  const { options } = deps;
  // Checks the right before a payment is ended at the provider; the second action erases under the user's lock.
  const user = await act(deps, request, "delete_user", ({ users }) =>
    requireUser(users, email, async (found) => {
      const refused = refuseProtected(options, found);
      if (refused) return refused;
      return { subject: { kind: "user", id: found.id }, after: { step: "begun" }, result: found };
    }),
  );
  if (isRefusal(user)) return user;
  const prepared = await prepareDeletion(deps, user, { forfeitCredits });
  if (isRefusal(prepared)) return inWords(prepared);
  return act(deps, request, "delete_user", (stores) =>
    requireUser(stores.users, email, async (locked) => {
      const erased = await eraseUser(deps, stores, locked, { forfeitCredits, ...prepared });
      if (isRefusal(erased)) return inWords(erased);
      const { lost_mc } = erased;
      return {
        subject: { kind: "user", id: locked.id },
        after: { step: "deleted", lost_mc },
        result: { email, lost_mc },
      };
    }),
  );
}

/** The user's own sentences speak of "your call". */
function inWords(refusal: Refusal): Refusal {
  const sentences: Partial<Record<string, string>> = operatorMessages.deletion;
  const message = sentences[refusal.refused];
  return message ? { ...refusal, message } : refusal;
}
