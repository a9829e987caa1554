import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type ActingRole, mayActOn, subjectOf, type UseCase } from "#contract/operators/permissions.ts";
import { type Refusal, refusalMessage, refuse } from "#contract/refusals.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStore } from "#domain/users/user-store.ts";
import { say } from "#words/say.ts";
import { type GrantStore, type Origin, originKey } from "./grants/grant-store.ts";
import type { Subject } from "./operator-record.ts";

/** The subject of an action, and the user or the address of a sign-up that it affects; null for the product itself. */
export interface Target {
  subject: Subject;
  user: Origin | null;
}

/** Finds a part of the product, which affects no user more than another. */
export function ofProduct(id: string, kind: "product" | "tariff" = "product"): () => Promise<Target> {
  return async () => ({ subject: { kind, id }, user: null });
}

/** Finds and locks the user of an address. Refuses `not_found`. */
export function userOf(email: string) {
  return async (
    { users }: { users: Users },
    acting: Pick<Judged, "actor">,
  ): Promise<{ subject: Subject; user: User } | Refusal> => {
    const match = await users.findByEmail(emailKey(email));
    const user = match && (await lockUser(users, acting, match.id));
    // A user who changed the address meanwhile is another one than the operator means.
    if (!user || emailKey(user.email) !== emailKey(email)) {
      return refuse("not_found", { message: operatorMessages.noUser(email) });
    }
    return { subject: { kind: "user", id: user.id }, user };
  };
}

/**
 * Locks a user; the actor is read without a lock. The actor's grant is held already, and what ends a grant locks the
 * user first, so that the two would deadlock. No act on oneself changes anything.
 */
export function lockUser(users: Users, { actor }: Pick<Judged, "actor">, id: string) {
  return actor.kind === "operator" && actor.userId === id ? users.find(id) : users.lock(id);
}

type Users = Pick<UserStore, "find" | "findByEmail" | "lock">;
type Grants = { grants: Pick<GrantStore, "related"> };

interface Judged {
  actor: { kind: "system" } | { kind: "operator"; userId: string };
  role: ActingRole;
  now: Date;
}

/**
 * Judges an act by whom it affects; `act` asks for every use-case that takes a reason.
 * Refuses as `targetJudge`.
 * @throws Error for an act on a person that names none
 */
export async function refuseAct(
  stores: Grants,
  judged: Judged,
  useCase: UseCase,
  user: Origin | null,
): Promise<Refusal | undefined> {
  if ((user === null) !== (subjectOf(useCase) === "product")) {
    throw new Error(`${useCase} is about a ${subjectOf(useCase)} and found another subject`);
  }
  return user === null ? undefined : refuseTarget(stores, judged, user);
}

/** As `targetJudge`, for one. */
export async function refuseTarget(
  stores: Grants,
  judged: Judged,
  user: Origin,
): Promise<Refusal | undefined> {
  const judge = await targetJudge(stores, judged, [user]);
  return judge(user);
}

/** A refusal as operators read it, in English; null where they may act. */
export function inWords(refused: Refusal | undefined): string | null {
  return refused ? say(refusalMessage(refused)) : null;
}

/**
 * Judges whether an actor may act on users. All accounts that share wallets or marks (mailbox, sign-in identity, card) are
 * one person here, deleted ones too: credits and calls of a wallet are its users' together, and another account of the
 * same person is the same person. Refuses `forbidden` on the actor, and on an operator whom the actor's role may not act on.
 */
export async function targetJudge(
  { grants }: Grants,
  { actor, role, now }: Judged,
  users: readonly Origin[],
): Promise<(user: Origin) => Refusal | undefined> {
  if (actor.kind === "system") return () => undefined;
  const operators = Map.groupBy(await grants.related(users, now), ({ origin }) => origin);
  return (user) => {
    const names = operators.get(originKey(user)) ?? [];
    if (names.some(({ userId }) => userId === actor.userId)) {
      return refuse("forbidden", { message: operatorMessages.onSelf });
    }
    const higher = names.find((one) => !mayActOn(role, one.role));
    return higher && refuse("forbidden", { message: operatorMessages.onOperator(role, higher.role) });
  };
}
