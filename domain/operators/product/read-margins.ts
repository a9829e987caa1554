import type { MarginOrder } from "#contract/operators/tariffs.ts";
import type { Refusal } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { ChargedCalls } from "#domain/operators/people/user-lookup.ts";
import { ofProduct } from "#domain/operators/target.ts";
import { priceOf_usd_e6 } from "#domain/tariff/carrier-prices/below-cost.ts";
import { costOfRow, type RowCost } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { awaitsCost, isSold } from "#domain/tariff/decks/deck.ts";
import type { CostBasis } from "./read-revenue.ts";

/** A destination as it is sold: all rows of the price list with its name, and its calls of the last days. */
export interface Margin {
  destination: string;
  prefixes: number;
  /** The row that earns least a minute, by which the destination is judged. */
  prefix: string;
  price_usd_e6: number;
  /** The carrier's price of a minute; undefined where it is not known. */
  cost: RowCost | undefined;
  calls: number;
  answered_s: number;
  charged_mc: number;
}

export interface Margins {
  counts: {
    destinations: number;
    belowCost: number;
    unknownCost: number;
    /** Free destinations that are not sold because the deck has no cost of them. */
    awaitingCost: number;
  };
  /** The first of those that were searched for, in the order that was asked for. */
  margins: Margin[];
}

interface MarginSearch {
  order: MarginOrder;
  /** A part of the destination's name. */
  search: string;
}

const days = 30;
const day_ms = 24 * 60 * 60_000;
const mostListed = 200;

/** Reads what each destination of the prices in force earns a minute, and how much it was called lately. */
export function readMargins(
  deps: OperatorDeps,
  request: Request,
  wanted: MarginSearch,
  basis: CostBasis,
): Promise<Margins | Refusal> {
  return act(deps, request, "read_margins", ofProduct("margins"), async (_found, { lookup }, { now }) => {
    const charged = await lookup.charged(new Date(now.getTime() - days * day_ms), now);
    return { result: listMargins(basis, charged, wanted) };
  });
}

/** The counts are of all destinations that are sold, whatever was searched for. */
export function listMargins(
  basis: CostBasis,
  charged: readonly ChargedCalls[],
  { order, search }: MarginSearch,
): Margins {
  const all = marginsOf(basis, charged);
  const margins = all.filter((margin) => matches(margin, search)).toSorted(orders[order]);
  return {
    counts: {
      destinations: all.length,
      belowCost: all.filter((margin) => earned_usd_e6(margin) < 0).length,
      unknownCost: all.filter(({ cost }) => cost === undefined).length,
      awaitingCost: new Set(basis.rows.filter(awaitsCost).map(({ name }) => name)).size,
    },
    margins: margins.slice(0, mostListed),
  };
}

function marginsOf({ rows, costs }: CostBasis, charged: readonly ChargedCalls[]): Margin[] {
  const callsByName = Map.groupBy(charged, ({ destination }) => destination);
  const sold = rows.filter(isSold);
  return [...Map.groupBy(sold, ({ name }) => name)].map(([destination, named]) => {
    const priced = named.map((row) => ({
      prefix: row.prefix,
      price_usd_e6: priceOf_usd_e6(row),
      cost: costOfRow(row, costs),
    }));
    const worst = priced.reduce((least, row) => (earned_usd_e6(row) < earned_usd_e6(least) ? row : least));
    const calls = callsByName.get(destination) ?? [];
    const sum = (figure: "calls" | "answered_s" | "charged_mc") =>
      calls.reduce((total, row) => total + row[figure], 0);
    return {
      destination,
      prefixes: named.length,
      ...worst,
      calls: sum("calls"),
      answered_s: sum("answered_s"),
      charged_mc: sum("charged_mc"),
    };
  });
}

type Priced = Pick<Margin, "price_usd_e6" | "cost">;

/** A minute's price less its cost. A row without a known cost comes after all others. */
function earned_usd_e6({ price_usd_e6, cost }: Priced): number {
  return cost === undefined ? Number.POSITIVE_INFINITY : price_usd_e6 - cost.usd_e6;
}

/** The part of the price that is left; a price of nothing leaves least. */
function share({ price_usd_e6, cost }: Priced): number {
  if (cost === undefined) return Number.POSITIVE_INFINITY;
  return price_usd_e6 === 0 ? Number.NEGATIVE_INFINITY : 1 - cost.usd_e6 / price_usd_e6;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

const orders: Record<MarginOrder, (one: Margin, other: Margin) => number> = {
  margin: (one, other) => compare(share(one), share(other)) || byName(one, other),
  most_sold: (one, other) => compare(other.charged_mc, one.charged_mc) || byName(one, other),
  least_used: (one, other) => compare(one.answered_s, other.answered_s) || byName(one, other),
};

function byName(one: Margin, other: Margin): number {
  return one.destination < other.destination ? -1 : 1;
}

function matches({ destination }: Margin, search: string): boolean {
  return destination.toLowerCase().includes(search.trim().toLowerCase());
}
