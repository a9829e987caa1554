import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { DeskRefusal } from "#contract/operators/operator-route.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFresh } from "#domain/users/two-step/operator-factors.ts";
import type { GrantStore } from "./grants/grant-store.ts";

const minute_ms = 60_000;
/** Longest time that an operator may act in one session, used or not. */
const longest_ms = 8 * 60 * minute_ms;
const idle_ms = 30 * minute_ms;

/**
 * Judges whether an operator may act in a session: it is not too old, and a second factor was proved in it. The proof
 * holds while the desk is in use; where `stepUp` is true it is ten minutes old at most.
 * Refuses `unauthenticated`, and `forbidden` with the field `desk`, which says what would help.
 */
export async function refuseSession(
  grants: Pick<GrantStore, "deskSession">,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
  stepUp: boolean,
): Promise<Refusal | undefined> {
  const session = await grants.deskSession(userId, sessionId);
  if (session === undefined) return refuse("unauthenticated");
  const { createdAt, secondFactorAt, deskUsedAt, hasApp, hasPasskey } = session;
  const methods = [...(hasApp ? (["app"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
  if (methods.length === 0) return refuse("forbidden", { message: operatorMessages.noSecondFactor });

  const since_ms = (at: Date) => now.getTime() - at.getTime();
  if (since_ms(createdAt) >= longest_ms) {
    return forbidden(operatorMessages.sessionTooOld, { missing: "login", methods });
  }
  if (secondFactorAt !== null) {
    const isIdle =
      since_ms(secondFactorAt) >= idle_ms && (deskUsedAt === null || since_ms(deskUsedAt) >= idle_ms);
    if (!isIdle && (!stepUp || isFresh(secondFactorAt, now))) return undefined;
  }
  return forbidden(operatorMessages.proveFactor, { missing: "factor", methods });
}

function forbidden(message: string, desk: DeskRefusal): Refusal {
  return refuse("forbidden", { message, fields: { desk } });
}
