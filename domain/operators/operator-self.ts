import type { Refusal } from "#contract/refusals.ts";
import { usableGrant } from "./actor.ts";
import type { Grant } from "./grant-store.ts";
import type { OperatorDeps } from "./operator-deps.ts";

/** The grant that a user may use now. Nothing is recorded. Refuses `forbidden`. */
export function ownGrant(
  { transaction, clock }: Pick<OperatorDeps, "transaction" | "clock">,
  userId: string,
): Promise<Grant | Refusal> {
  return transaction(({ grants }) => usableGrant(grants, userId, clock.now()));
}
