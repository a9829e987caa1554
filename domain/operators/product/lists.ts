import {
  foreignFilter,
  isFieldOf,
  type ListFilters,
  type ListName,
  lists,
} from "#contract/operators/lists.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type ActingRole, mayRun } from "#contract/operators/permissions.ts";
import type { Cursor } from "#contract/paging.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { shownTo } from "#domain/operators/people/mask-numbers.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { ListItems, ListLookup, ListPage, ListQuery, SumFilters } from "./list-lookup.ts";
import { isReadable, mostDays } from "./read-revenue.ts";

const pageLength = 50;
/** Rows of a file are read in pages of this many, each in a statement of its own. */
const filePage = 1_000;

/** Reads one page of a list. Refuses `invalid_request` for a filter that the list does not have. */
export function readList<Name extends ListName>(
  deps: OperatorDeps,
  request: Request,
  name: Name,
  { filters, before }: Omit<ListQuery, "limit">,
): Promise<ListPage<ListItems[Name]> | Refusal> {
  return act(deps, request, lists[name].useCase, ofProduct(name), async (_found, stores) => {
    const refused = refuseFilter(name, filters);
    if (refused) return refused;
    return {
      // The first page stands in the record with its filters; those behind it would say the same.
      isWatched: before !== undefined,
      after: { filters },
      result: await stores.lists.page(name, { filters, before, limit: pageLength }),
    };
  });
}

/** Sums a period of at most 400 days by the ledger, as the revenue does. Refuses `invalid_request`. */
function sum<T>(
  deps: OperatorDeps,
  request: Request,
  list: "payments" | "calls",
  filters: SumFilters,
  read: (lists: ListLookup) => Promise<T>,
): Promise<T | Refusal> {
  return act(deps, request, `sum_${list}`, ofProduct(list), async (_found, stores) => {
    const refused = refuseFilter(list, filters) ?? refusePeriod(filters);
    return refused ?? { after: { filters }, result: await read(stores.lists) };
  });
}

export function sumPayments(deps: OperatorDeps, request: Request, filters: SumFilters) {
  return sum(deps, request, "payments", filters, (lists) => lists.sumPayments(filters));
}

export function sumCalls(deps: OperatorDeps, request: Request, filters: SumFilters) {
  return sum(deps, request, "calls", filters, (lists) => lists.sumCalls(filters));
}

export interface ListFile<Name extends ListName> {
  list: Name;
  filters: ListFilters;
  /** Fields of the list's rows. */
  columns: readonly string[];
}

/**
 * Every row of a list, in pages that are read as they are taken. The record has its row before the first page is read.
 * Refuses as `readList`, `forbidden` to a role that may not read the list, and `invalid_request` for a column it lacks.
 */
export async function exportList<Name extends ListName>(
  deps: OperatorDeps,
  request: Request,
  { list, filters, columns }: ListFile<Name>,
): Promise<AsyncIterable<readonly ListItems[Name][]> | Refusal> {
  const role = await act(deps, request, "export_list", ofProduct(list), async (_found, _stores, acting) => {
    if (!mayRun(acting.role, lists[list].useCase)) {
      return refuse("forbidden", { message: operatorMessages.noRight(acting.role) });
    }
    if (!columns.every((column) => isFieldOf(list, column))) return refuse("invalid_request");
    return refuseFilter(list, filters) ?? { after: { filters, columns }, result: acting.role };
  });
  return isRefusal(role) ? role : pagesOf(deps, list, filters, role);
}

async function* pagesOf<Name extends ListName>(
  deps: OperatorDeps,
  list: Name,
  filters: ListFilters,
  role: ActingRole,
): AsyncGenerator<ListItems[Name][]> {
  let before: Cursor | undefined;
  do {
    const query: ListQuery = { filters, before, limit: filePage };
    const page: ListPage<ListItems[Name]> = await deps.connection((stores) => stores.lists.page(list, query));
    yield shownTo(role, page.rows);
    before = page.next;
  } while (before);
}

function refuseFilter(name: ListName, filters: ListFilters): Refusal | undefined {
  const foreign = foreignFilter(name, filters);
  return foreign === undefined
    ? undefined
    : refuse("invalid_request", { message: operatorMessages.noFilter(foreign) });
}

function refusePeriod({ since, until }: SumFilters): Refusal | undefined {
  return isReadable(new Date(since), new Date(until))
    ? undefined
    : refuse("invalid_request", { message: operatorMessages.revenueDays(mostDays) });
}
