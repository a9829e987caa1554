import { incomingDestination } from "#contract/calls/call-status.ts";
import { usd_e6PerMillicredit } from "#contract/money/credit-value.ts";
import { multiplyDivide } from "#contract/money/decimal.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { ChargedCalls } from "#domain/operators/people/user-lookup.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";

/** Basis of the estimated costs: the carriers' prices by country, and a price list, which tells mobiles from landlines. */
export interface CostBasis {
  costs: CostsByCountry;
  rows: readonly TariffRow[];
}

export interface RevenueRow extends ChargedCalls {
  /** Null for a country without a known cost. */
  cost_mc: number | null;
  margin_mc: number | null;
}

const secondsPerMinute = 60;
const day_ms = 24 * 60 * 60_000;
/** A year has some ten thousands of rows. */
export const mostDays = 400;

/**
 * Reads the charges of calls and their estimated costs, by day (UTC) and destination, and the rents of numbers, whose
 * cost is not known, as rows of their own. The charges are the ledger's
 * transfers to the millicredit; the costs are the answered seconds at the carriers' list prices, rounded up once a row.
 * Refuses `invalid_request` for an impossible time and for one of more than 400 days.
 */
export function readRevenue(
  deps: OperatorDeps,
  request: Request,
  { since, until }: { since: Date; until: Date },
  basis: CostBasis,
): Promise<RevenueRow[] | Refusal> {
  return act(
    deps,
    request,
    "read_revenue",
    ofProduct("revenue"),
    async (_found, { lookup, rentedNumbers }) => {
      if (!isReadable(since, until)) {
        return refuse("invalid_request", { message: operatorMessages.revenueDays(mostDays) });
      }
      const [calls, rents] = [await lookup.charged(since, until), await rentedNumbers.charged(since, until)];
      const costOf = minuteCosts(basis);
      const rows = [
        ...calls.map((row) => withCost(row, costOf(row))),
        ...rents.map((row) => withCost(row, undefined)),
      ];
      return { result: rows.toSorted((one, other) => one.day.localeCompare(other.day)) };
    },
  );
}

/** Tells if a time begins before it ends and has at most `mostDays`. */
export function isReadable(since: Date, until: Date): boolean {
  const days = (until.getTime() - since.getTime()) / day_ms;
  return days > 0 && days <= mostDays;
}

function withCost(row: ChargedCalls, minute_usd_e6: number | undefined): RevenueRow {
  if (minute_usd_e6 === undefined) return { ...row, cost_mc: null, margin_mc: null };
  const cost_mc = multiplyDivide(
    row.answered_s,
    minute_usd_e6,
    secondsPerMinute * usd_e6PerMillicredit(),
    "up",
  );
  return { ...row, cost_mc, margin_mc: row.charged_mc - cost_mc };
}

/**
 * The highest cost that the price list itself has for a destination; without one the carriers' price, the higher where the name
 * covers landlines and mobiles, or is not on the price list any more.
 */
function minuteCosts({ costs, rows }: CostBasis): (calls: ChargedCalls) => number | undefined {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return ({ country, destination }) => {
    // Their country is the caller's, and the price list has no cost of being called.
    if (destination === incomingDestination) return undefined;
    const named = byName.get(destination) ?? [];
    const own = named.map(({ cost_usd_e6 }) => cost_usd_e6).filter((cost) => cost !== null);
    if (own.length > 0) return Math.max(...own);
    const cost = costs.get(country);
    if (!cost) return undefined;
    const has = (type: "fixed" | "mobile") =>
      named.some(({ countries }) => countries[type].some((code) => code === country));
    if (has("fixed") && !has("mobile")) return cost.fixed_usd_e6;
    if (has("mobile") && !has("fixed")) return cost.mobile_usd_e6;
    return Math.max(cost.fixed_usd_e6, cost.mobile_usd_e6);
  };
}
