import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type ActingRole, mayActOn } from "#contract/operators/permissions.ts";
import { type Refusal, refusalMessage, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStore } from "#domain/users/user-store.ts";
import { say } from "#words/say.ts";
import type { GrantStore } from "./grants/grant-store.ts";
import type { Subject } from "./operator-record.ts";

/** The subject of an action, and the user whom it affects; null for the product itself and for a sign-up. */
export interface Target {
  subject: Subject;
  user: WalletUser | null;
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
    const known = await users.findByEmail(emailKey(email));
    const user = known && (await lockUser(users, acting, known.id));
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
type Grants = { grants: Pick<GrantStore, "ofWallets"> };

interface Judged {
  actor: { kind: "system" } | { kind: "operator"; userId: string };
  role: ActingRole;
  now: Date;
}

/**
 * Judges whether an actor may act on a user. An act on one user of a wallet is an act on all: credits and calls are
 * theirs together. Refuses `forbidden` on the actor's own wallet, and where a user of the wallet has a role that the
 * actor's role may not act on.
 */
export async function refuseTarget(
  stores: Grants,
  judged: Judged,
  user: WalletUser | null,
): Promise<Refusal | undefined> {
  if (user === null) return undefined;
  const judge = await targetJudge(stores, judged, [user]);
  return judge(user);
}

/** A refusal as operators read it, in English; null where they may act. */
export function inWords(refused: Refusal | undefined): string | null {
  return refused ? say(refusalMessage(refused)) : null;
}

/** As `refuseTarget`, for the users of a list. */
export async function targetJudge(
  { grants }: Grants,
  { actor, role, now }: Judged,
  users: readonly WalletUser[],
): Promise<(user: WalletUser) => Refusal | undefined> {
  if (actor.kind === "system") return () => undefined;
  const walletIds = new Set(users.map(({ walletId }) => walletId));
  const operators = await grants.ofWallets([...walletIds], now);
  return ({ id, walletId }) => {
    const sharing = operators.filter((one) => one.walletId === walletId);
    if (id === actor.userId || sharing.some(({ userId }) => userId === actor.userId)) {
      return refuse("forbidden", { message: operatorMessages.onSelf });
    }
    const higher = sharing.find((one) => !mayActOn(role, one.role));
    return higher && refuse("forbidden", { message: operatorMessages.onOperator(role, higher.role) });
  };
}
