import { creditsPerUsd } from "#contract/constants.ts";
import { millicreditsPerCredit } from "#contract/money.ts";
import type { Refusal } from "#contract/refusals.ts";
import { multiplyDivide } from "#domain/money/decimal.ts";
import type { TariffRow } from "#domain/tariff/deck.ts";
import { act, type Request } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import type { ChargedCalls } from "./user-lookup.ts";

/** The carriers' price of a minute to a country, in millionths of a USD. */
export interface MinuteCost {
  fixed_usd_e6: number;
  mobile_usd_e6: number;
}

/** What costs are estimated by: the carriers' prices by country, and a price list that tells mobiles from landlines. */
export interface CostBasis {
  costs: ReadonlyMap<string, MinuteCost>;
  rows: readonly Pick<TariffRow, "name" | "countries">[];
}

export interface RevenueRow extends ChargedCalls {
  /** Null for a country without a known cost. */
  cost_mc: number | null;
  margin_mc: number | null;
}

const usd_e6PerMillicredit = 1_000_000 / (creditsPerUsd * millicreditsPerCredit);
const secondsPerMinute = 60;

/**
 * What calls were charged and are estimated to have cost, by day (UTC) and destination. The charges are the ledger's
 * transfers to the millicredit; the costs are the answered seconds at the carriers' list prices, rounded up once a row.
 */
export function readRevenue(
  deps: OperatorDeps,
  request: Request,
  { since, until }: { since: Date; until: Date },
  basis: CostBasis,
): Promise<RevenueRow[] | Refusal> {
  return act(deps, request, "read_revenue", async ({ lookup }) => ({
    subject: { kind: "product", id: "revenue" },
    result: (await lookup.charged(since, until)).map((row) => withCost(row, basis)),
  }));
}

function withCost(row: ChargedCalls, basis: CostBasis): RevenueRow {
  const minute_usd_e6 = minuteCost(row, basis);
  if (minute_usd_e6 === undefined) return { ...row, cost_mc: null, margin_mc: null };
  const cost_mc = multiplyDivide(
    row.answered_s,
    minute_usd_e6,
    secondsPerMinute * usd_e6PerMillicredit,
    "up",
  );
  return { ...row, cost_mc, margin_mc: row.charged_mc - cost_mc };
}

/** The higher cost where a destination's name covers landlines and mobiles, or is not on the price list any more. */
function minuteCost({ country, destination }: ChargedCalls, { costs, rows }: CostBasis): number | undefined {
  const cost = costs.get(country);
  if (!cost) return undefined;
  const named = rows.filter(({ name }) => name === destination);
  const has = (type: "fixed" | "mobile") =>
    named.some(({ countries }) => countries[type].some((code) => code === country));
  if (has("fixed") && !has("mobile")) return cost.fixed_usd_e6;
  if (has("mobile") && !has("fixed")) return cost.mobile_usd_e6;
  return Math.max(cost.fixed_usd_e6, cost.mobile_usd_e6);
}
