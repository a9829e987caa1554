import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import { isReadable, mostDays } from "./read-revenue.ts";
import type { RechargeFigures } from "./recharge-lookup.ts";

/**
 * Reads what automatic recharge sold beside all sales, and why rules paused and ended. Refuses `invalid_request` for an
 * impossible time and for one of more than 400 days.
 */
export function readRecharges(
  deps: OperatorDeps,
  request: Request,
  { since, until }: { since: Date; until: Date },
): Promise<RechargeFigures | Refusal> {
  return act(deps, request, "read_recharges", ofProduct("revenue"), async (_found, { recharges }) => {
    if (!isReadable(since, until)) {
      return refuse("invalid_request", { message: operatorMessages.revenueDays(mostDays) });
    }
    return { result: await recharges.figures(since, until) };
  });
}
