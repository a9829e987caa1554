import type {
  CallRow,
  CallSum,
  DisputeRow,
  ListFilters,
  ListName,
  MessageRow,
  PaymentRow,
  PaymentSum,
  RefundRow,
} from "#contract/operators/lists.ts";
import type { Cursor } from "#contract/paging.ts";
import type { FoundUser } from "#domain/operators/people/user-lookup.ts";

export interface ListQuery {
  filters: ListFilters;
  before?: Cursor | undefined;
  limit: number;
}

/** A page may be short, or empty, and have a next one: each looks through a bounded number of rows. */
export interface ListPage<Row> {
  rows: Row[];
  next: Cursor | undefined;
}

/** A period with both ends, and the list's other filters. */
export type SumFilters = ListFilters & { since: string; until: string };

interface Item {
  createdAt: Date;
}

/** The rows of each list. */
export interface ListItems {
  payments: Item &
    Omit<PaymentRow, "createdAt" | "credits" | "usd" | "disputedAt"> & {
      credits_mc: number;
      disputedAt: Date | null;
    };
  calls: Item & Omit<CallRow, "createdAt" | "cost"> & { cost_mc: number | null };
  refunds: Item & Omit<RefundRow, "createdAt">;
  disputes: Item & Omit<DisputeRow, "createdAt" | "credits"> & { credits_mc: number };
  messages: Item & Omit<MessageRow, "createdAt">;
  users: Omit<FoundUser, "walletId"> & { userId: string };
}

export interface SummedPayments extends Omit<PaymentSum, "sold" | "back" | "disputed"> {
  sold_mc: number;
  back_mc: number;
  disputed_mc: number;
}

export type SummedCalls = Omit<CallSum, "charged"> & { charged_mc: number };

/** Lists of all wallets' rows, newest first. */
export interface ListLookup {
  page<Name extends ListName>(name: Name, query: ListQuery): Promise<ListPage<ListItems[Name]>>;
  sumPayments(filters: SumFilters): Promise<SummedPayments[]>;
  sumCalls(filters: SumFilters): Promise<SummedCalls>;
}
