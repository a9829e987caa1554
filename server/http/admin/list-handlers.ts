import { Readable } from "node:stream";
import { csvLine } from "#contract/csv-line.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import {
  csvCell,
  type ListFilters,
  type ListName,
  type ListRow,
  type listRoutes,
} from "#contract/operators/lists.ts";
import { type Cursor, encodeCursor } from "#contract/paging.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import type { ListItems, ListPage } from "#domain/operators/product/list-lookup.ts";
import { exportList, readList, sumCalls, sumPayments } from "#domain/operators/product/lists.ts";
import { toWire } from "#domain/wire.ts";
import { type AdminDeps, type Handler, onWire } from "./admin-deps.ts";

/** The rows of each list on the wire, and in its file. */
const rowOf: { [Name in ListName]: (item: ListItems[Name]) => ListRow<Name> } = {
  payments: (payment) => ({
    ...toWire(payment),
    usd: creditsFromMillicredits(payment.credits_mc) / creditsPerUsd(),
  }),
  calls: toWire,
  refunds: toWire,
  disputes: toWire,
  messages: toWire,
  users: toWire,
};

function reading<Name extends ListName>(list: Name) {
  return (
    deps: AdminDeps,
    request: Request,
    { before, ...filters }: ListFilters & { before?: Cursor | undefined },
  ) => onWire(readList(deps, request, list, { filters, before }), (page) => pageOf(list, page));
}

export const listHandlers: { [Name in keyof typeof listRoutes]: Handler<Name> } = {
  list_payments: reading("payments"),
  list_all_calls: reading("calls"),
  list_refunds: reading("refunds"),
  list_disputes: reading("disputes"),
  list_users: reading("users"),
  list_messages: reading("messages"),
  sum_calls: (deps, request, filters) => onWire(sumCalls(deps, request, filters), toWire),
  sum_payments: (deps, request, filters) => onWire(sumPayments(deps, request, filters), toWire),
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
