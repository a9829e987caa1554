import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type ActingRole, mayRun, type UseCase } from "#contract/operators/permissions.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Grant, GrantStore } from "./grant-store.ts";

/** Who runs a use-case: the operating system's user at the command line, or a user of the product with a grant. */
export type Actor = { kind: "system"; name: string } | { kind: "operator"; userId: string };

/** Tells two people apart, in the record and where a second person is needed. */
export function actorKey(actor: Actor): string {
  return actor.kind === "system" ? `system:${actor.name}` : `user:${actor.userId}`;
}

/** The user whose key it is; undefined for a user of the operating system. */
export function operatorOf(key: string): { kind: "operator"; userId: string } | undefined {
  return key.startsWith("user:") ? { kind: "operator", userId: key.slice("user:".length) } : undefined;
}

type Grants = Pick<GrantStore, "holdCurrent" | "hasSecondFactor">;

/**
 * The grant that a user has and may use. It stays as it is until the transaction ends, so that a revocation waits for
 * what was begun before it.
 * Refuses `forbidden` without a current grant, to a frozen user and without a second factor.
 */
export async function usableGrant(grants: Grants, userId: string, now: Date): Promise<Grant | Refusal> {
  const { noGrant, noSecondFactor, frozenOperator } = operatorMessages;
  const grant = await grants.holdCurrent(userId, now);
  if (grant === undefined) return refuse("forbidden", { message: noGrant });
  if (grant.frozenAt !== null) return refuse("forbidden", { message: frozenOperator });
  return (await grants.hasSecondFactor(userId)) ? grant : refuse("forbidden", { message: noSecondFactor });
}

/**
 * The role that an actor runs a use-case in; a grant is held as by `usableGrant`.
 * Refuses `forbidden` as `usableGrant`, and for a role without this right.
 */
export async function authorise(
  { grants }: { grants: Grants },
  actor: Actor,
  useCase: UseCase,
  now: Date,
): Promise<ActingRole | Refusal> {
  if (actor.kind === "system") return "system";
  const grant = await usableGrant(grants, actor.userId, now);
  if (isRefusal(grant)) return grant;
  const { role } = grant;
  return mayRun(role, useCase) ? role : refuse("forbidden", { message: operatorMessages.noRight(role) });
}
