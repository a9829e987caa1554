import type { ClientBase } from "pg";

/** One connection, inside or outside a transaction. Stores take it and never reach for the pool. */
export type Client = Pick<ClientBase, "query">;

/** Reads what belongs to several keys, in their order, in one statement. */
export type ReadAll<Key, Value> = (client: Client, keys: readonly Key[]) => Promise<readonly Value[]>;

export interface Database {
  /** Runs work on one pooled connection; each statement commits by itself. */
  withClient<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Runs work in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /**
   * Makes a read of one key. Keys that are asked for at the same time share a statement, in which `readAll` reads what
   * belongs to each, in their order. `name` is the statement's. Rejects all keys of a statement that fails.
   */
  batched<Key, Value>(name: string, readAll: ReadAll<Key, Value>): (key: Key) => Promise<Value>;
  close(): Promise<void>;
}
