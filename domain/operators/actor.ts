import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type ActingRole, mayRun, needsStepUp, type UseCase } from "#contract/operators/permissions.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { refuseSession } from "./desk-session.ts";
import type { Grant, GrantStore } from "./grants/grant-store.ts";

/**
 * The person who runs a use-case: the operating system's user at the command line, or a user of the product with a grant, in one of
 * their sessions.
 */
export type Actor = { kind: "system"; name: string } | Operator;
type Operator = { kind: "operator"; userId: string; sessionId: string };

/** Tells two people apart, in the record and where a second person is needed. */
export function actorKey(actor: Actor): string {
  return actor.kind === "system" ? `system:${actor.name}` : `user:${actor.userId}`;
}

/** The user whose key it is; undefined for a user of the operating system. */
export function operatorOf(key: string): { kind: "operator"; userId: string } | undefined {
  return key.startsWith("user:") ? { kind: "operator", userId: key.slice("user:".length) } : undefined;
}

type Grants = Pick<GrantStore, "holdCurrent" | "deskSession">;

/** Says whether a grant that is in force may be used. */
export function isUsable({ frozenAt, suspendedAt }: Grant & { frozenAt: Date | null }): boolean {
  return frozenAt === null && suspendedAt === null;
}

/**
 * The grant that a user has and may use. It stays as it is until the transaction ends, so that a revocation waits for
 * what was begun before it.
 * Refuses `forbidden` without a current grant, to a frozen user and while the grant is suspended.
 */
async function usableGrant(grants: Grants, userId: string, now: Date): Promise<Grant | Refusal> {
  const { noGrant, frozenOperator, suspendedGrant } = operatorMessages;
  const grant = await grants.holdCurrent(userId, now);
  if (grant === undefined) return refuse("forbidden", { message: noGrant });
  if (isUsable(grant)) return grant;
  return refuse("forbidden", { message: grant.frozenAt === null ? suspendedGrant : frozenOperator });
}

/** The grant that an operator may use in this session now. Refuses as `authorise`. */
export async function grantInSession(
  grants: Grants,
  operator: Omit<Operator, "kind">,
  now: Date,
): Promise<Grant | Refusal> {
  const grant = await usableGrant(grants, operator.userId, now);
  if (isRefusal(grant)) return grant;
  return (await refuseSession(grants, operator, now, false)) ?? grant;
}

/**
 * The role that an actor runs a use-case in; a grant is held as by `usableGrant`.
 * Refuses as `usableGrant` and `refuseSession`, and `forbidden` for a role without this right.
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
  if (!mayRun(role, useCase)) return refuse("forbidden", { message: operatorMessages.noRight(role) });
  return (await refuseSession(grants, actor, now, needsStepUp(useCase))) ?? role;
}
