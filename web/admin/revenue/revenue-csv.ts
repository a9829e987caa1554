import type { RevenueRow } from "#contract/operators/product.ts";
import { csvOf, csvText } from "#web/kit/wording/csv.ts";

const header = ["day_utc", "destination", "country", "calls", "answered_s", "charged", "cost", "margin"];

/** Every row as the server sent it, in credits. A cost that is not known is an empty cell. */
export function revenueCsv(rows: readonly RevenueRow[]): string {
  return csvOf([
    header,
    ...rows.map(({ day, destination, country, calls, answered_s, charged, cost, margin }) => [
      ...[day, csvText(destination), country],
      ...[calls, answered_s, charged, cost, margin].map((figure) => (figure === null ? "" : String(figure))),
    ]),
  ]);
}
