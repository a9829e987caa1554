import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { FraudView } from "./fraud-lookup.ts";

const day_ms = 24 * 60 * 60_000;
/** As long as lock-outs and alarms are kept. */
const mostDays = 90;
const mostListed = 50;

/** Reads the signs of fraud of the last days. Refuses `invalid_request` for days beyond those that are kept. */
export function readFraud(
  deps: OperatorDeps,
  request: Request,
  { days }: { days: number },
): Promise<FraudView | Refusal> {
  return act(deps, request, "read_fraud", ofProduct("fraud"), async (_found, { fraud }, { now }) => {
    if (!Number.isInteger(days) || days < 1 || days > mostDays) {
      return refuse("invalid_request", { message: operatorMessages.fraudDays(mostDays) });
    }
    const since = new Date(now.getTime() - days * day_ms);
    return {
      result: {
        refusals: await fraud.refusals(since, mostListed),
        limitHits: await fraud.limitHits(since, mostListed),
        pumping: await fraud.pumping(since, mostListed),
        lockouts: await fraud.lockouts(since, mostListed),
        declines: await fraud.declines(since, mostListed),
        destinations: await fraud.destinations(since, mostListed),
        disputes: await fraud.disputes(since, mostListed),
        moneyBack: await fraud.moneyBack(since, mostListed),
        badLines: await fraud.badLines(since, mostListed),
        sharedMarks: await fraud.sharedMarks(since, mostListed),
      },
    };
  });
}
