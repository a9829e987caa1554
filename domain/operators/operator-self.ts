import type { Refusal } from "#contract/refusals.ts";
import { type Actor, grantInSession } from "./actor.ts";
import type { Grant } from "./grants/grant-store.ts";
import type { OperatorDeps } from "./operator-deps.ts";

/** The grant that an operator may use now. Nothing is recorded. Refuses as `grantInSession`. */
export function ownGrant(
  { transaction, clock }: Pick<OperatorDeps, "transaction" | "clock">,
  operator: Omit<Extract<Actor, { kind: "operator" }>, "kind">,
): Promise<Grant | Refusal> {
  return transaction(({ grants }) => grantInSession(grants, operator, clock.now()));
}

/** Says whether a user has a grant in force, usable or not: the desk's page is theirs, and says what is missing. */
export function hasGrant(
  { transaction, clock }: Pick<OperatorDeps, "transaction" | "clock">,
  userId: string,
): Promise<boolean> {
  return transaction(({ ownGrants }) => ownGrants.hasOne(userId, clock.now()));
}
