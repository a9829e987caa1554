import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";

/**
 * Relates a user to no other account by the marks that the user has shown so far: the debt was paid otherwise, or the persons
 * are not the same. Names the user by the id, because a deleted one has no address. Refuses `not_found` without a mark.
 */
export function liftMarks(
  deps: OperatorDeps,
  request: Request,
  userId: string,
): Promise<{ lifted: number } | Refusal> {
  return act(deps, request, "lift_marks", markedUser(userId), async (_found, stores, acting) => {
    const lifted = await stores.marks.lift(userId, acting.now);
    return { after: { marksLifted: lifted }, result: { lifted } };
  });
}

function markedUser(userId: string) {
  return async ({ marks }: Pick<OperatorStores, "marks">) => {
    const user = (await marks.sharing(userId)).find(({ id }) => id === userId);
    if (!user) return refuse("not_found", { message: operatorMessages.noMarks(userId) });
    return { subject: { kind: "user", id: userId } as const, user };
  };
}
