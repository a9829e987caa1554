import type { Cursor } from "#contract/paging.ts";
import type { SecurityEventKind } from "#contract/users/security-events.ts";

export interface SecurityEvent {
  id: string;
  userId: string;
  kind: SecurityEventKind;
  /** The browser in plain words. */
  device: string;
  network: string;
  /** The name of the OpenID Connect provider that it went by. */
  provider: string | null;
  createdAt: Date;
}

export type ListedSecurityEvent = Omit<SecurityEvent, "userId">;

export interface SecurityEventStore {
  /** Add an event in the transaction of the change that it tells. */
  add(event: SecurityEvent): Promise<void>;
  /** A page of a user's events, newest first. */
  list(
    userId: string,
    page: { limit: number; before?: Cursor | undefined },
  ): Promise<{ events: ListedSecurityEvent[]; next: Cursor | undefined }>;
  count(userId: string, kind: SecurityEventKind, after: Date): Promise<number>;
  latest(userId: string, kind: SecurityEventKind): Promise<Date | undefined>;
  /** Every kind and every network of a user's events from a moment on. */
  since(userId: string, from: Date): Promise<{ kinds: SecurityEventKind[]; networks: string[] }>;
  removeAll(userId: string): Promise<void>;
  /** Removes up to `limit` events from before this moment; returns how many. */
  sweep(createdBefore: Date, limit: number): Promise<number>;
}
