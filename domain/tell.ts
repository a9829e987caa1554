import type { ServerEvent } from "../contract/events.ts";

/** What happened to an account, as the use-case that did it says. */
export type Told =
  /** Its balance or its call is another now. Whoever listens is sent what they are by then. */
  | { type: "changed" }
  | Extract<ServerEvent, { type: "call_refused" | "call_warning" | "call_extended" | "transaction" }>;

/**
 * Tells an account's user, on whatever node they are connected to. Returns at once, never throws, and may get lost:
 * for what must not be lost the reader looks at the present state now and then. Not to be called inside a transaction,
 * since it may reach the reader before the transaction commits.
 */
export type Tell = (accountId: string, told: Told) => void;
