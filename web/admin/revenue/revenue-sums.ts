import { millicreditsFromCredits } from "#contract/money/money.ts";
import type { RevenueRow } from "#contract/operators/product.ts";

/** Rows of one day or destination together. The sums are whole millicredits, so they are exact. */
export interface RevenueSum {
  name: string;
  calls: number;
  answered_s: number;
  charged_mc: number;
  /** Of the rows with a known cost; null when none has one. */
  cost_mc: number | null;
  margin_mc: number | null;
  /** Charges of the rows without a known cost, which are in neither cost nor margin. */
  uncosted_mc: number;
}

const nothing = { calls: 0, answered_s: 0, charged_mc: 0, cost_mc: null, margin_mc: null, uncosted_mc: 0 };

export function totalOf(rows: readonly RevenueRow[], name = "All"): RevenueSum {
  return rows.reduce<RevenueSum>(add, { name, ...nothing });
}

/** A sum for each day of the range, days without calls too, in the order of time. */
export function sumByDay(rows: readonly RevenueRow[], days: readonly string[]): RevenueSum[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => totalOf(byDay.get(day) ?? [], day));
}

export function sumByDestination(rows: readonly RevenueRow[]): RevenueSum[] {
  const groups = Map.groupBy(rows, ({ destination, country }) => `${destination} (${country})`);
  return [...groups]
    .map(([name, some]) => totalOf(some, name))
    .toSorted((one, other) => other.charged_mc - one.charged_mc || one.name.localeCompare(other.name));
}

export function firstSums(sums: readonly RevenueSum[], most: number): RevenueSum[] {
  if (sums.length <= most) return [...sums];
  const others = sums.slice(most - 1);
  const rest = others.reduce<RevenueSum>(join, { name: `${others.length} others`, ...nothing });
  return [...sums.slice(0, most - 1), rest];
}

function add(sum: RevenueSum, { calls, answered_s, charged, cost, margin }: RevenueRow): RevenueSum {
  const charged_mc = millicreditsFromCredits(charged);
  return join(sum, {
    name: sum.name,
    calls,
    answered_s,
    charged_mc,
    cost_mc: cost === null ? null : millicreditsFromCredits(cost),
    margin_mc: margin === null ? null : millicreditsFromCredits(margin),
    uncosted_mc: cost === null ? charged_mc : 0,
  });
}

function join(one: RevenueSum, other: RevenueSum): RevenueSum {
  return {
    name: one.name,
    calls: one.calls + other.calls,
    answered_s: one.answered_s + other.answered_s,
    charged_mc: one.charged_mc + other.charged_mc,
    cost_mc: addKnown(one.cost_mc, other.cost_mc),
    margin_mc: addKnown(one.margin_mc, other.margin_mc),
    uncosted_mc: one.uncosted_mc + other.uncosted_mc,
  };
}

function addKnown(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : one + other;
}
