import fc from "fast-check";
import { expect, it, test } from "vitest";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { RevenueRow } from "#contract/operators/product.ts";
import { firstSums, type RevenueSum, sumByDay, sumByDestination, totalOf } from "./revenue-sums.ts";

const days = ["2026-11-20", "2026-11-21", "2026-11-22"];
const amount_mc = fc.integer({ min: 0, max: 5_000_000_000 });

/** A row as the server sends it, beside its amounts in millicredits. */
const row = fc
  .record({
    day: fc.constantFrom(...days),
    country: fc.constantFrom("GB", "US", "GH"),
    charged_mc: amount_mc,
    cost_mc: fc.option(amount_mc),
    calls: fc.nat(1_000),
    answered_s: fc.nat(100_000),
  })
  .map(({ charged_mc, cost_mc, ...rest }) => {
    const margin_mc = cost_mc === null ? null : charged_mc - cost_mc;
    const [charged = 0, cost = null, margin = null] = [charged_mc, cost_mc, margin_mc].map(inCredits);
    const sent: RevenueRow = { ...rest, destination: "Somewhere", charged: charged ?? 0, cost, margin };
    return { sent, charged_mc, cost_mc };
  });

function inCredits(known_mc: number | null): number | null {
  return known_mc === null ? null : creditsFromMillicredits(known_mc);
}

const sumOf = (sums: readonly RevenueSum[], of: (sum: RevenueSum) => number | null) =>
  sums.reduce((total, sum) => total + (of(sum) ?? 0), 0);

test("every sum is exact in millicredits, by day, by destination and together", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (rows, most) => {
      const sent = rows.map((one) => one.sent);
      const priced = rows.filter(({ cost_mc }) => cost_mc !== null);
      const charged_mc = rows.reduce((total, one) => total + one.charged_mc, 0);
      const cost_mc = priced.reduce((total, one) => total + (one.cost_mc ?? 0), 0);
      const margin_mc = priced.reduce((total, one) => total + one.charged_mc - (one.cost_mc ?? 0), 0);
      const byDestination = sumByDestination(sent);
      const groupings = [
        [totalOf(sent)],
        sumByDay(sent, days),
        byDestination,
        firstSums(byDestination, most),
      ];
      for (const sums of groupings) {
        expect(sumOf(sums, (sum) => sum.charged_mc)).toBe(charged_mc);
        expect(sumOf(sums, (sum) => sum.cost_mc)).toBe(cost_mc);
        expect(sumOf(sums, (sum) => sum.margin_mc)).toBe(margin_mc);
        expect(sumOf(sums, (sum) => sum.uncosted_mc)).toBe(charged_mc - cost_mc - margin_mc);
        expect(sumOf(sums, (sum) => sum.calls)).toBe(rows.reduce((total, one) => total + one.sent.calls, 0));
      }
    }),
  );
});

it("keeps a cost that is not known apart from a cost of zero", () => {
  const paid = { day: "2026-11-20", country: "GB", destination: "A", calls: 1, answered_s: 60, charged: 0.3 };
  expect(totalOf([{ ...paid, cost: null, margin: null }])).toMatchObject({ cost_mc: null, uncosted_mc: 300 });
  expect(totalOf([{ ...paid, cost: 0, margin: 0.3 }])).toMatchObject({ cost_mc: 0, uncosted_mc: 0 });
});

it("has a sum for a day without calls", () => {
  expect(sumByDay([], days).map(({ name, charged_mc }) => [name, charged_mc])).toEqual(
    days.map((day) => [day, 0]),
  );
});
