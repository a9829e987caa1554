import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { Role } from "#contract/operators/permissions.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import { actorKey } from "#domain/operators/actor.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { inWords, ofProduct, targetJudge, userOf } from "#domain/operators/target.ts";
import type { Grant, ListedGrant } from "./grant-store.ts";

/** A grant is renewed once a year at least, so that a forgotten one ends. */
const longestGrant_days = 365;
const day_ms = 24 * 60 * 60_000;

/**
 * Makes a user an operator until the days are over, in place of an earlier grant.
 * Ends what the user has begun, such as adding a passkey: it was begun without the proof that an operator gives.
 * Refuses `invalid_request` for an impossible time and for a user who signs in with one factor, and `not_found`.
 */
export function grantRole(
  deps: OperatorDeps,
  request: Request,
  { email, role, days }: { email: string; role: Role; days: number },
): Promise<Grant | Refusal> {
  return act(
    deps,
    request,
    "grant_role",
    userOf(email),
    async ({ user }, { grants, oneTimeTokens }, { now }) => {
      const userId = user.id;
      if (!Number.isInteger(days) || days < 1 || days > longestGrant_days) {
        return refuse("invalid_request", { message: operatorMessages.grantDays(longestGrant_days) });
      }
      if (!(await grants.signsInWithTwo(userId, now))) {
        return refuse("invalid_request", { message: operatorMessages.grantNeedsFactor(email) });
      }
      const earlier = await grants.end(userId, now);
      const grant: Grant = {
        id: deps.ids.uuid(),
        userId,
        role,
        grantedBy: actorKey(request.actor),
        grantedAt: now,
        expiresAt: new Date(now.getTime() + days * day_ms),
        suspendedAt: null,
      };
      await grants.add(grant);
      await oneTimeTokens.endAll(userId);
      return { before: earlier && snapshot(earlier), after: snapshot(grant), result: grant };
    },
  );
}

/** Ends a user's grant at once. Refuses `not_found`. */
export function revokeRole(deps: OperatorDeps, request: Request, email: string): Promise<Grant | Refusal> {
  return act(deps, request, "revoke_role", userOf(email), async ({ user }, { grants }, { now }) => {
    const ended = await grants.end(user.id, now);
    if (!ended) return refuse("not_found", { message: operatorMessages.noGrantToRevoke(email) });
    return { before: snapshot(ended), result: ended };
  });
}

/** Lifts the suspension of a user's grant, once its second factors are known to be the user's own. Refuses `not_found`. */
export function confirmRole(deps: OperatorDeps, request: Request, email: string): Promise<Grant | Refusal> {
  return act(deps, request, "confirm_role", userOf(email), async ({ user }, { grants }, { now }) => {
    const confirmed = await grants.confirm(user.id, now);
    if (!confirmed) return refuse("not_found", { message: operatorMessages.noSuspendedGrant(email) });
    return { after: snapshot(confirmed), result: confirmed };
  });
}

export function listOperators(
  deps: OperatorDeps,
  request: Request,
): Promise<(ListedGrant & { actRefusal: string | null })[] | Refusal> {
  return act(deps, request, "list_operators", ofProduct("operators"), async (_found, stores, acting) => {
    const listed = await stores.grants.list(acting.now);
    const users = listed.map(({ userId, walletId }) => ({ id: userId, walletId }));
    const judge = await targetJudge(stores, acting, users);
    const result = listed.map((grant) => ({
      ...grant,
      actRefusal: inWords(judge({ id: grant.userId, walletId: grant.walletId })),
    }));
    return { result };
  });
}

function snapshot({ role, expiresAt }: Grant) {
  return { role, expiresAt };
}
