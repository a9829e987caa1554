import { Readable } from "node:stream";
import { creditsPerUsd } from "#contract/constants.ts";
import { csvLine } from "#contract/csv-line.ts";
import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import { csvCell, type ListName, type ListRow, type listRoutes } from "#contract/operators/lists.ts";
import { encodeCursor } from "#contract/paging.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { ListItems, ListPage } from "#domain/operators/product/list-lookup.ts";
import { exportList, readList, sumPayments } from "#domain/operators/product/lists.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

/** The rows of each list on the wire, and in its file. */
const rowOf: { [Name in ListName]: (item: ListItems[Name]) => ListRow<Name> } = {
  payments: ({ createdAt, credits_mc, disputedAt, ...payment }) => ({
    ...payment,
    createdAt: moment(createdAt),
    credits: credits(credits_mc),
    usd: credits(credits_mc) / creditsPerUsd,
    disputedAt: moment(disputedAt),
  }),
};

export const listHandlers: { [Name in keyof typeof listRoutes]: Handler<Name> } = {
  list_payments: (deps, request, { before, ...filters }) =>
    onWire(readList(deps, request, "payments", { filters, before }), (page) => pageOf("payments", page)),
  sum_payments: (deps, request, filters) =>
    onWire(sumPayments(deps, request, filters), (sums) =>
      sums.map(({ sold_mc, back_mc, disputed_mc, ...sum }) => ({
        ...sum,
        sold: credits(sold_mc),
        back: credits(back_mc),
        disputed: credits(disputed_mc),
      })),
    ),
  async export_list(deps, request, { reason: _, list, columns, ...filters }) {
    const pages = await exportList(deps, request, { list, columns, filters });
    return isRefusal(pages) ? pages : Readable.from(linesOf(list, columns, pages));
  },
};

function pageOf<Name extends ListName>(list: Name, { rows, next }: ListPage<ListItems[Name]>) {
  return { rows: rows.map(rowOf[list]), next: next === undefined ? null : encodeCursor(next) };
}

async function* linesOf<Name extends ListName>(
  list: Name,
  columns: readonly string[],
  pages: AsyncIterable<readonly ListItems[Name][]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const items of pages) {
    yield items.map((item) => csvLine(columns.map((column) => csvCell(rowOf[list](item), column)))).join("");
  }
}
