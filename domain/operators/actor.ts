import { operatorMessages } from "#contract/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { GrantStore } from "./grant-store.ts";
import { type ActingRole, mayRun, type UseCase } from "./permissions.ts";

/** Who runs a use-case: the operating system's user at the command line, or a user of the product with a grant. */
export type Actor = { kind: "system"; name: string } | { kind: "operator"; userId: string };

/** Tells two people apart, in the record and where a second person is needed. */
export function actorKey(actor: Actor): string {
  return actor.kind === "system" ? `system:${actor.name}` : `user:${actor.userId}`;
}

/**
 * The role that an actor runs a use-case in. The grant stays as it is until the transaction ends, so that a revocation
 * waits for what was begun before it.
 * Refuses `forbidden` without a current grant, without a second factor and for a role without this right.
 */
export async function authorise(
  { grants }: { grants: Pick<GrantStore, "holdCurrent" | "hasSecondFactor"> },
  actor: Actor,
  useCase: UseCase,
  now: Date,
): Promise<ActingRole | Refusal> {
  const { noGrant, noSecondFactor, noRight } = operatorMessages;
  if (actor.kind === "system") return "system";
  const grant = await grants.holdCurrent(actor.userId, now);
  if (grant === undefined) return refuse("forbidden", { message: noGrant });
  if (!(await grants.hasSecondFactor(actor.userId))) return refuse("forbidden", { message: noSecondFactor });
  return mayRun(grant.role, useCase) ? grant.role : refuse("forbidden", { message: noRight(grant.role) });
}
