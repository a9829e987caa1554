import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { readRecharges } from "#domain/operators/product/read-recharges.ts";
import { type RevenueRow, readRevenue } from "#domain/operators/product/read-revenue.ts";
import type { RechargeFigures } from "#domain/operators/product/recharge-lookup.ts";
import { type Command, type Given, outcome, performWith, text, UsageError } from "#tools/operate/command.ts";
import type { Context } from "#tools/operate/context.ts";
import { moment } from "#tools/operate/moment.ts";
import { readCosts } from "#tools/operate/read-costs.ts";
import { credits } from "./user-words.ts";

const day_ms = 24 * 60 * 60_000;
const usualDays = 30;

export const reportCommands: readonly Command[] = [
  {
    name: "revenue",
    words: "",
    useCase: "read_revenue",
    summary:
      "what calls were charged, cost by the carriers' list prices and left, by day (UTC) and destination",
    options: {
      since: { value: "DATE", help: `from this day or moment on; ${usualDays} days ago unless given` },
      until: { value: "DATE", help: "before this day or moment; now unless given" },
      costs: {
        value: "FILE.csv",
        help: "the carriers' prices, in the columns of database/decks/termination-costs.csv",
      },
    },
    example: "revenue --since 2026-12-01 --until 2027-01-01 --json",
    async run(given, context) {
      const range = rangeOf(given, context);
      const costs = readCosts(text(given, "costs"), context.variables);
      const rows = await rowsInForce(context);
      return context.operators(given, async (deps, request) =>
        outcome(await readRevenue(deps, request, range, { costs, rows }), revenueWords),
      );
    },
  },
  {
    name: "recharges",
    words: "",
    useCase: "read_recharges",
    summary: "what automatic recharge sold beside all sales, and why it paused and ended",
    options: {
      since: { value: "DATE", help: `from this day or moment on; ${usualDays} days ago unless given` },
      until: { value: "DATE", help: "before this day or moment; now unless given" },
    },
    example: "recharges --since 2026-12-01 --until 2027-01-01 --json",
    run: performWith(rangeOf, readRecharges, rechargeWords),
  },
];

/** The time that a report is about. */
function rangeOf(given: Given, context: Context): { since: Date; until: Date } {
  const until = moment(given, "until") ?? context.now();
  const since = moment(given, "since") ?? new Date(until.getTime() - usualDays * day_ms);
  if (since >= until) throw new UsageError("--since must be before --until.");
  return { since, until };
}

function rechargeWords({ sales, recharges, stops }: RechargeFigures): string {
  const share = sales.sold_mc === 0 ? 0 : (100 * recharges.sold_mc) / sales.sold_mc;
  return [
    `Automatic recharge: ${recharges.purchases} purchases, ${credits(recharges.sold_mc)}, ${share.toFixed(1)} % of ` +
      `${credits(sales.sold_mc)} sold in ${sales.purchases} purchases.`,
    ...stops.map(({ kind, because, decline, times }) =>
      [`${kind}:`, because ?? "-", ...(decline ? [`(${decline})`] : []), `${times} times`].join(" "),
    ),
  ].join("\n");
}

function rowsInForce({ inStorage, now }: Context) {
  return inStorage(({ database }) =>
    database.withClient(async (client) => {
      const decks = tariffStore(client);
      const version = await decks.inForce(now());
      return version ? decks.rows(version.id) : [];
    }),
  );
}

function revenueWords(rows: readonly RevenueRow[]): string {
  if (rows.length === 0) return "No call was charged in this time.";
  const sum = (of: (row: RevenueRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const unknown = rows.filter(({ cost_mc }) => cost_mc === null).length;
  return [
    ...rows.map(({ day, destination, country, calls, answered_s, charged_mc, cost_mc, margin_mc }) =>
      [
        `${day}  ${destination} (${country})  ${calls} calls  ${answered_s} s`,
        `charged ${credits(charged_mc)}`,
        cost_mc === null ? "cost unknown" : `cost ${credits(cost_mc)}  left ${credits(margin_mc ?? 0)}`,
      ].join("  "),
    ),
    `Together charged ${credits(sum(({ charged_mc }) => charged_mc))}, cost ${credits(sum(({ cost_mc }) => cost_mc ?? 0))}, ` +
      `left ${credits(sum(({ margin_mc }) => margin_mc ?? 0))}${unknown > 0 ? `; ${unknown} rows without a known cost` : ""}.`,
  ].join("\n");
}
