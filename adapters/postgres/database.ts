import type { ClientBase } from "pg";

/** One connection, inside or outside a transaction. Stores take it and never reach for the pool. */
export type Client = Pick<ClientBase, "query">;

export interface Database {
  /** Runs work on one pooled connection; each statement commits by itself. */
  withClient<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Runs work in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
