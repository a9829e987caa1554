import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";

/**
 * Relates a user to no other account by the marks that the user has shown so far: the debt was paid otherwise, or the persons
 * are not the same. Names the user by the id, because a deleted one has no address. Refuses `not_found` without a mark.
 */
export function liftMarks(
  deps: OperatorDeps,
  request: Request,
  userId: string,
): Promise<{ lifted: number } | Refusal> {
  return act(deps, request, "lift_marks", async ({ marks }, now) => {
    const lifted = await marks.lift(userId, now);
    if (lifted === 0) return refuse("not_found", { message: operatorMessages.noMarks(userId) });
    return { subject: { kind: "user", id: userId }, after: { marksLifted: lifted }, result: { lifted } };
  });
}
